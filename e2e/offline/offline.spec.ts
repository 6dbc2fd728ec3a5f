import { expect, forgetFiles, openOrders, test } from '../pages/app-test'
import { fetchedAhead } from './fetched-ahead'
import { orderBoxes } from '../pages/orders-page'
import { eventRow, expectAllLoaded } from '../pages/trades-page'
import { wallets } from '../wallets/all-wallets'

const ORDERS = 'Select orders to display'

test.describe('without a connection (behaviour 11.5)', () => {
  test.beforeEach(({ page }) => forgetFiles(page))

  test('trades and orders open, and the summary appears once the connection is back (behaviour 13.4)', async ({
    page,
    context,
    mocks,
  }) => {
    const user = await mocks.wallet('everyday')
    await fetchedAhead(page, '/trades', () => openOrders(page, user))
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(eventRow(page, 1)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Summary by pair' })).toHaveCount(0)
    await fetchedAhead(page, `/orders/${user}`, () => context.setOffline(false))
    await expectAllLoaded(page)
    await expect(page.getByRole('table', { name: 'Summary by pair' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(page.getByRole('heading', { name: ORDERS })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(9)
  })

  test('Refresh says so at once, keeps the orders, and goes on by itself (behaviour 4.5, 24.1)', async ({
    page,
    context,
    mocks,
  }) => {
    await openOrders(page, await mocks.wallet('everyday'))
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Refresh' }).click()
    const offline = page.getByText('You’re offline.', { exact: true })
    await expect(offline.first()).toBeVisible({ timeout: 3_000 })
    await expect(page.getByText('Loading continues once you reconnect.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(9)
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 9_000 })
    await expect(offline).toHaveCount(0)
    await expect(page.getByText(/^Error fetching|Some orders may be missing/)).toHaveCount(0)
  })

  test('the landing form says that the visitor is offline, and opens the orders once the connection is back (behaviour 1.2)', async ({
    page,
    context,
  }) => {
    const { address } = wallets.everyday
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByLabel('Your Solana Address').fill(address)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expect(
      page.getByText('You’re offline. Your orders open once you reconnect.'),
    ).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(`/orders/${address}`, { timeout: 40_000 })
    await expect(page.getByRole('heading', { name: ORDERS })).toBeVisible()
  })
})
