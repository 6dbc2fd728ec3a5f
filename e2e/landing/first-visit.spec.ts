import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'

/** Returns a map that counts the bytes received from now on, headers included, by type of resource. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? ''
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  return bytes
}

test('a first visit loads few scripts and a small font', async ({ page }) => {
  const bytes = await countBytes(page)
  await page.goto('/')
  await page.getByLabel('Your Solana Address').fill('abc')
  await expect(page.getByRole('status')).toHaveText('Invalid address')
  await page.evaluate('document.fonts.ready')
  await page.waitForLoadState('networkidle')
  expect(bytes.get('Script')).toBeGreaterThan(0)
  expect(bytes.get('Script')).toBeLessThanOrEqual(145_000)
  expect(bytes.get('Font')).toBeGreaterThan(0)
  expect(bytes.get('Font')).toBeLessThanOrEqual(15_000)
})
