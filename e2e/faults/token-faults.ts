import type { Page } from '@playwright/test'
import { expect } from '../pages/app-test'
import { orderBoxes, runClockUntil } from '../pages/orders-page'
import type { Mocks } from '../pages/mocks-client'
import { type CallName, type FaultName, isOnce } from './fault-cells'
import { expectFrame } from './page-frame'
import { playFault } from './play-fault'

const SERVICES = {
  'token list service': { path: '/v1/mints', nothing: '{"content":[]}' },
  "Jupiter's token search": { path: '/tokens/v2/search', nothing: '[]' },
  'optional token service': { path: '/token/', nothing: '{}' },
} as const
export type TokenCall = keyof typeof SERVICES

export function isTokenCall(call: CallName): call is TokenCall {
  return call in SERVICES
}

const isAt = (path: string) => (url: URL) => url.pathname.includes(path)

/**
 * Plays a fault on a token service while no other service knows the tokens. Orders, amounts and the names of SOL
 * and USDC still show, and Refresh asks again, also for the logos (behaviour 6.5).
 */
export async function checkTokens(
  page: Page,
  mocks: Mocks,
  call: TokenCall,
  fault: FaultName,
): Promise<void> {
  await page.clock.install()
  for (const [name, { path, nothing }] of Object.entries(SERVICES)) {
    if (name === call) continue
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(isAt(path), (route) =>
      route.fulfill({ headers, contentType: 'application/json', body: nothing }),
    )
  }
  const played = await playFault(page, isAt(SERVICES[call].path), fault)
  await page.goto(`/orders/${await mocks.wallet('one-recurring')}`)
  const named = page.locator('main').getByText('USDC', { exact: true }).first()
  // A call to Jupiter is tried again. Any other service is skipped after a fault.
  if (isOnce(fault) && call === "Jupiter's token search") {
    await runClockUntil(page, named)
    return
  }
  await expect(orderBoxes(page)).toHaveCount(1, { timeout: 40_000 })
  await expect(page.getByText('100', { exact: true }).first()).toBeVisible()
  await runClockUntil(page, named, 2_000)
  const logo = page.locator('main img[src$="usdc.svg"]').first()
  await expect(logo).toHaveCount(0)
  await expect(page.getByText(/^Error/)).toHaveCount(0)
  await expectFrame(page)
  played.lift()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await runClockUntil(page, logo)
}
