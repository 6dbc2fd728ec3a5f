import type { Page } from '@playwright/test'
import { SCRIPT_BUDGETS } from './script-budgets'
import { expect, test } from '../pages/app-test'
import { countScripts, recordScriptsBefore } from '../pages/count-scripts'
import { openTradesLink } from '../pages/trades-page'

const ORDER = 'main section [data-slot=checkbox]'
const ROW = '[data-slot=trades-table] [data-row]'

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

async function untilStill(page: Page): Promise<void> {
  const count = () => page.evaluate("performance.getEntriesByType('resource').length")
  await expect(async () => {
    const before = await count()
    await page.waitForTimeout(1_500)
    expect(await count()).toBe(before)
  }).toPass()
}

/** Slows the page down, so that a script that loads too early is requested before the first order or row. */
async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

function expectWithin(page: keyof typeof SCRIPT_BUDGETS, bytes: number): void {
  console.log(`${page}: ${bytes} bytes of scripts`)
  expect(bytes).toBeGreaterThan(100_000)
  expect.soft(bytes, `${page}: bytes of scripts`).toBeLessThanOrEqual(SCRIPT_BUDGETS[page])
}

// A tab of another test would have compiled the scripts, so that later ones would load sooner.
test.use({ reuseContext: false })

test.describe('scripts are within their budgets', () => {
  test('the landing page, whose font is small and whose large scripts Chrome compiles while they arrive', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    const received = await countBytes(page)
    const bytes = countScripts(page)
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill('abc')
    await expect(page.getByRole('status')).toHaveText('Invalid address')
    await page.evaluate('document.fonts.ready')
    await untilStill(page)
    expect(received.get('Script')).toBeGreaterThan(0)
    expect(received.get('Script')).toBeLessThanOrEqual(145_000)
    expect(received.get('Font')).toBeGreaterThan(0)
    expect(received.get('Font')).toBeLessThanOrEqual(15_000)
    expectWithin('landing', await bytes())
    const large = (await Promise.all(scripts)).filter(({ length }) => length > 60_000)
    expect(large.map((text) => text.split('\n')[0])).toEqual(['//# allFunctionsCalledOnLoad'])
  })

  test('the orders page, until the first order shows', async ({ page, mocks }) => {
    await slowProcessor(page)
    const bytes = countScripts(page)
    const before = await recordScriptsBefore(page, ORDER)
    await page.goto(`/orders/${await mocks.wallet('everyday')}`)
    const urls = await before()
    await untilStill(page)
    expectWithin('orders', await bytes(urls))
  })

  test('the trades page, until its first row shows and in total', async ({ page, mocks }) => {
    await slowProcessor(page)
    const bytes = countScripts(page)
    const before = await recordScriptsBefore(page, ROW)
    await openTradesLink(page, await mocks.wallet('everyday'))
    const urls = await before()
    await page.locator('[data-slot=chart-box] canvas').first().waitFor()
    await page.locator('[data-slot=identicon] svg').first().waitFor({ state: 'attached' })
    await untilStill(page)
    expectWithin('trades', await bytes(urls))
    expectWithin('trades, complete', await bytes())
  })
})
