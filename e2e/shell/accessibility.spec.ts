import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { expect, expectOrdersLoaded, openAllTrades, openOrders, test } from '../pages/app-test'
import { downloadButton } from '../pages/csv-file'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { jupiterKeyDialog, openJupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { orderBoxes, orderKey } from '../pages/orders-page'
import {
  expectAllFetched,
  expectHeld,
  fetchButton,
  keyField,
  startFetch,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'
import { servedOrders } from '../pages/served-events'
import { mismatchMarks, missingPrices, savePrice, setPriceDialog } from '../pages/set-price-page'
import { chartDetail, showChart } from '../pages/summary-card'
import { taxButton, taxDialog, taxFileFor } from '../pages/tax-dialog-page'
import { eventRow, expectAllLoaded, openTradesLink, tradesLink } from '../pages/trades-page'
import { nameDialog, nameTheWallet, walletInBar } from '../pages/wallet-name-page'
import { wallets } from '../wallets/all-wallets'
import { inEveryList } from '../wallets/wire/list-fault'
import {
  addWalletButton,
  addWalletDialog,
  openWallets,
  shortName,
  walletLink,
  walletsLink,
} from '../wallets-together/wallets-page'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** Further rows are like the first ones, and axe takes a second for every ten. */
const FURTHER_ROWS = 'tbody tr:nth-of-type(n + 9)'

/** Both widths and both themes once; `npm run quality` checks all four pairs. */
const LOOKS =
  process.env.ALL_LOOKS === undefined
    ? [
        { viewport: PHONE, theme: 'light' },
        { viewport: WIDE, theme: 'dark' },
      ]
    : [PHONE, WIDE].flatMap((viewport) => ['light', 'dark'].map((theme) => ({ viewport, theme })))

/** Waits for what fades or moves in: half-faded text has too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Checks the page as it is with axe, in every look; the last one is wide and dark. */
async function check(page: Page, state: string): Promise<void> {
  for (const { viewport, theme } of LOOKS) {
    await page.setViewportSize(viewport)
    await page.evaluate((value) => {
      document.documentElement.dataset.scheme = value
    }, theme)
    await untilStill(page)
    const found = await new AxeBuilder({ page }).withTags(RULES).exclude(FURTHER_ROWS).analyze()
    const violations = found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
    expect(violations, `${state}, ${viewport.width} px, ${theme}`).toEqual([])
  }
}

test.describe('axe finds nothing, at 1440 and 390 px, in the dark and the light theme (behaviour 13.7)', () => {
  test('landing page, not found, invalid address', async ({ page }) => {
    await page.addInitScript(
      ([first, second]) => {
        localStorage.setItem('recentWallets', `${first} ${second}`)
        localStorage.setItem(`walletName:${first}`, 'Savings')
      },
      [wallets.everyday.address, wallets.large.address],
    )
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Remove Savings' })).toBeVisible()
    await check(page, 'recent wallets')
    for (const [text, status] of [
      [wallets.everyday.address, 'Valid address'],
      ['abc', 'Invalid address'],
    ] as const) {
      await page.getByLabel('Your Solana Address').fill(text)
      await expect(page.getByRole('status')).toHaveText(status)
      await check(page, status)
    }
    for (const [path, heading] of [
      ['/no/such/page', 'Page not found'],
      ['/orders/not-an-address', 'Invalid address'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await check(page, heading)
    }
  })

  test('orders', async ({ page, mocks }) => {
    const held = await holdCalls(page, (query) => isPastTriggerPage(query, 2))
    await page.goto(`/orders/${await mocks.wallet('slow', { latency: 0 })}`)
    await expect(orderBoxes(page)).toHaveCount(15)
    await check(page, 'loading')
    held.release()
    const faults = [{ list: 'past trigger', answer: 400 }]
    await openOrders(page, await mocks.wallet('everyday', { faults }))
    await expect(page.getByRole('alert').filter({ hasText: 'Error fetching' })).toBeVisible()
    await orderBoxes(page).nth(1).click()
    await check(page, 'partly selected, one list failed')
    const allFail = { faults: inEveryList({ answer: 400 }) }
    await page.goto(`/orders/${await mocks.wallet('everyday', allFail)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error fetching/)
    await check(page, 'all lists failed')
    await openOrders(page, await mocks.wallet('no-orders'))
    await expect(page.getByText(/^No recurring orders found/)).toBeVisible()
    await check(page, 'no orders')
  })

  test('trades', async ({ page, mocks }) => {
    const user = await mocks.wallet('unknown-token')
    const held = await holdCalls(page, (_, request) => request.url().includes('getTriggerOrders'))
    await page.goto(tradesLink(user, await servedOrders(user)))
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await check(page, 'loading')
    held.release()
    await expectAllLoaded(page)
    await check(page, 'loaded')
    await page.goto(`/trades?userAddress=${user}`)
    await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
    await check(page, 'none selected')
    await page.goto('/trades')
    await expect(page.getByRole('main')).toContainText('wallet address')
    await check(page, 'wrong link')
  })

  test('USD prices', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await startFetch(page, '')
    await expect(usdDialog(page).getByRole('alert')).toHaveText('Birdeye API key is required')
    await check(page, 'key required')
    await page.keyboard.press('Escape')
    await usdSwitch(page).click()
    await missingPrices(page).first().click()
    await savePrice(page, 'two')
    await expect(setPriceDialog(page).getByRole('alert')).toBeVisible()
    await check(page, 'not a price')
    await page.keyboard.press('Escape')
    for (const side of [0, 1]) {
      await eventRow(page, 2).locator('[data-missing]').first().click()
      await savePrice(page, String(side + 1))
    }
    await mismatchMarks(page).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await check(page, 'missing prices and a mismatch')
    const key = `accessible-${await mocks.wallet('no-orders')}`
    const run = await mocks.holdPrices(key, 3)
    await startFetch(page, key)
    await expectHeld(run)
    await check(page, 'fetching')
    await run.release()
    await expectAllFetched(page)
    await usdValues(page).first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await check(page, 'USD values and a tooltip')
    await (await showChart(page)).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('End')
    await expect(chartDetail(page)).toBeVisible()
    await check(page, 'an event of the chart')
  })

  test('dialogs', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('precise-amounts'))
    await detailsButtons(page).first().click()
    await expect(detailsDialog(page)).toBeVisible()
    await check(page, 'order details')
    await page.keyboard.press('Escape')
    await nameTheWallet(page, 'Savings')
    await walletInBar(page).click()
    await expect(nameDialog(page).getByRole('button', { name: 'Remove name' })).toBeVisible()
    await check(page, 'wallet name')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const key of ['Jupiter API key', 'Birdeye API key']) {
      await page.locator('summary').filter({ hasText: key }).click()
      await expect(page.getByLabel(key)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Delete all data' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await check(page, 'settings')
    await page.keyboard.press('Escape')
    await taxFileFor(page, 'Koinly')
    const toast = page.getByRole('status').filter({ hasText: 'trades for Koinly' })
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await taxButton(page).click()
    await expect(taxDialog(page)).toContainText('No new trades')
    await check(page, 'tax export')
    await openJupiterKeyDialog(page, await mocks.wallet('slow', { latency: 0 }))
    await page.keyboard.press('Enter')
    await expect(jupiterKeyDialog(page).getByRole('alert')).toHaveText(
      'Jupiter API key is required',
    )
    await check(page, 'Jupiter API key')
  })

  test('toasts', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await downloadButton(page).click()
    const toast = page.getByRole('status').filter({ hasText: 'Downloaded 5 rows' })
    // It stays for as long as it is pointed at.
    await toast.hover()
    await check(page, 'of a download')
    await page.route('**/trades/csv', (route) => route.fulfill({ status: 500 }))
    await downloadButton(page).click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
    await check(page, 'of an error')
  })

  test('the sample wallet', async ({ page }) => {
    await openOrders(page, SAMPLE_WALLET)
    await check(page, 'orders')
    await openAllTrades(page, SAMPLE_WALLET)
    await expectAllLoaded(page)
    await fetchButton(page).click()
    await expect(keyField(page)).toBeFocused()
    await check(page, 'Include USD prices')
    await page.keyboard.press('Escape')
    await check(page, 'trades')
  })

  test('several wallets', async ({ page, mocks }) => {
    const first = await mocks.wallet('one-recurring')
    const second = await mocks.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    await expect(walletLink(page, second)).toBeVisible()
    await check(page, 'trades')
    await addWalletButton(page).click()
    await addWalletDialog(page).getByRole('textbox').fill('0OIl')
    await expect(addWalletDialog(page).getByText('Invalid address')).toBeVisible()
    await check(page, 'adding one, wrong address')
    await page.keyboard.press('Escape')
    await walletLink(page, second).click()
    await expectOrdersLoaded(page)
    await check(page, 'orders for the table of two')
    const broken = await mocks.wallet('all-failing')
    const link = await walletsLink([second])
    await page.goto(`${link}&userAddress=${broken}&recurring=${orderKey(broken, 'any')}`)
    await expectAllLoaded(page)
    await expect(page.getByRole('alert').filter({ hasText: shortName(broken) })).toBeVisible()
    await check(page, 'trades, one failed')
  })
})
