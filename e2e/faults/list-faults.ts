import type { Page } from '@playwright/test'
import { expect, expectInNotices } from '../pages/app-test'
import { orderBoxes, runClockUntil } from '../pages/orders-page'
import type { Mocks } from '../pages/mocks-client'
import { MOCKS_URL } from '../run/mock-settings'
import { type CallName, type FaultName, isOnce, statusOf } from './fault-cells'
import { expectFrame } from './page-frame'
import { playFault } from './play-fault'

const ORDERS = 9
const JUPITER = `${MOCKS_URL}/jupiter/`
const LISTS = {
  'past recurring orders': { path: 'getRecurringOrders', status: 'history' },
  'active recurring orders': { path: 'getRecurringOrders', status: 'active' },
  'past triggers': { path: 'getTriggerOrders', status: 'history' },
  'active triggers': { path: 'getTriggerOrders', status: 'active' },
} as const
const ERRORS = {
  'past recurring orders': 'Error fetching past recurring orders from Jupiter',
  'active recurring orders': 'Error fetching active recurring orders from Jupiter',
  'past triggers': 'Error fetching past trigger orders from Jupiter',
  'active triggers': 'Error fetching active trigger orders from Jupiter',
} as const
export type ListCall = keyof typeof LISTS

export function isListCall(call: CallName): call is ListCall {
  return call in LISTS
}

/** Returns the text about a call to Jupiter that fails at every try (behaviour 15.2). */
function whatHappened(fault: FaultName): string {
  const status = statusOf(fault)
  if (status === 401) return 'Jupiter requires an API key.'
  if (status === 429) return 'Jupiter’s rate limit reached. Try again in a minute.'
  if (status !== undefined) {
    return `Jupiter returned error ${status}${status >= 500 ? ' after 3 tries' : ''}.`
  }
  const isLost = fault === 'refused' || fault === 'reset in mid-answer' || fault === 'hang'
  return isLost
    ? 'Couldn’t reach Jupiter after 3 tries.'
    : 'Unexpected response from Jupiter after 3 tries.'
}

/** Plays a fault on a list: the other lists stay, the error says what happened, and Retry loads the list. */
export async function checkList(
  page: Page,
  mocks: Mocks,
  call: ListCall,
  fault: FaultName,
): Promise<void> {
  const { path, status } = LISTS[call]
  const isHit = (url: URL) =>
    url.pathname.endsWith(path) && url.searchParams.get('orderStatus') === status
  await page.clock.install()
  const played = await playFault(page, isHit, fault)
  await page.goto(`/orders/${await mocks.wallet('everyday')}`)
  if (isOnce(fault)) return healsByItself(page)
  await expect.poll(() => orderBoxes(page).count(), { timeout: 40_000 }).toBeGreaterThan(0)
  await runClockUntil(page, page.getByText(ERRORS[call]), stepOf(fault))
  await expectInNotices(page, whatHappened(fault))
  const orderCount = await orderBoxes(page).count()
  expect(orderCount).toBeLessThan(ORDERS)
  await expectFrame(page)
  await retry(page, played.lift)
}

/**
 * Plays a fault on our own route while all calls go through it: nothing is loaded, and Retry loads all lists.
 */
export async function checkProxy(page: Page, mocks: Mocks, fault: FaultName): Promise<void> {
  await page.clock.install()
  await page.route(`${JUPITER}**`, (route) => route.abort('connectionrefused'))
  const isHit = (url: URL) => url.pathname.startsWith('/upstream/jupiter/')
  const played = await playFault(page, isHit, fault)
  await page.goto(`/orders/${await mocks.wallet('everyday')}`)
  if (isOnce(fault)) return healsByItself(page)
  await runClockUntil(page, page.getByText(whatHappened(fault)), stepOf(fault))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(ERRORS['past recurring orders'])
  await expect(page.getByRole('button', { name: 'Add Jupiter API key' })).toBeVisible()
  await expectFrame(page)
  await retry(page, played.lift)
}

async function healsByItself(page: Page): Promise<void> {
  await runClockUntil(page, page.getByRole('button', { name: 'Refresh' }))
  await expect(orderBoxes(page)).toHaveCount(ORDERS)
  await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
}

async function retry(page: Page, lift: () => void): Promise<void> {
  lift()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await runClockUntil(page, page.getByRole('button', { name: 'Refresh' }))
  await expect(orderBoxes(page)).toHaveCount(ORDERS)
  await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
}

/** Returns the clock's step in ms. It is large for a hang and for long pauses, during which nothing else happens. */
function stepOf(fault: FaultName): number {
  return fault === 'hang' || fault === '429 for ever' ? 3_000 : 500
}
