import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, expectOrdersLoaded, openOrders, test } from '../pages/app-test'
import { downloadButton } from '../pages/csv-file'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { jupiterKeyDialog, openJupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { loadButton, openWithTestWallet } from '../pages/newer-orders-page'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { orderBoxes, orderKey } from '../pages/orders-page'
import { expectHeld, startFetch, usdDialog, usdSwitch, usdValues } from '../pages/price-dialog-page'
import { servedOrders } from '../pages/served-events'
import { mismatchMarks, missingPrices, savePrice, setPriceDialog } from '../pages/set-price-page'
import { chartDetail, showChart, showOnPhone, summaryCard } from '../pages/summary-card'
import { taxButton, taxDialog, taxFileFor } from '../pages/tax-dialog-page'
import { expectAllLoaded, openTradesLink, tradesLink } from '../pages/trades-page'
import { nameDialog, nameTheWallet, walletInBar } from '../pages/wallet-name-page'
import { MOCKS_URL } from '../run/mock-settings'
import { wallets } from '../wallets/all-wallets'
import { inEveryList } from '../wallets/wire/list-fault'
import {
  addWalletButton,
  addWalletDialog,
  openWalletMenu,
  shortName,
  walletLink,
  walletsLink,
} from '../wallets-together/wallets-page'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const NARROW = { width: 390, theme: 'light' }
const WIDE = { width: 1440, theme: 'dark' }
/** Each width and each theme once: a theme is only colors, and a width only places. */
const LOOKS = [NARROW, WIDE]
/** Both themes at both widths, for the states that show the most. */
const EVERY_LOOK = [{ ...NARROW, theme: 'dark' }, NARROW, { ...WIDE, theme: 'light' }, WIDE]
const DIALOG = '[role=dialog]'

/** Waits until all animations that end have ended, because half-faded text has too little contrast. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Checks the page, or a part of it, with axe. Leaves the page wide and dark. */
async function check(page: Page, state: string, part?: string, looks = LOOKS): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((value) => {
      document.documentElement.dataset.scheme = value
    }, theme)
    await untilStill(page)
    // A document keeps axe's code, whose start takes longer than a check of a small part.
    const hasAxe = await page.evaluate("typeof axe === 'object'")
    // axe's other mode opens another page for frames, but no page of ours has frames.
    const axe = new AxeBuilder({ page, ...(hasAxe === true && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .withTags(RULES)
    if (part !== undefined) axe.include(part)
    const results = await axe.analyze()
    const violations = results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
    expect(violations, `${state}, ${width} px, ${theme}`).toEqual([])
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
    for (const [text, status, part] of [
      [wallets.everyday.address, 'Valid address', undefined],
      ['abc', 'Invalid address', 'form'],
    ] as const) {
      await page.getByLabel('Your Solana Address').fill(text)
      await expect(page.getByRole('status')).toHaveText(status)
      await check(page, status, part)
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
    const faults = [{ list: 'active recurring', answer: 400 }]
    await openOrders(page, await mocks.wallet('every-row', { faults }))
    await expect(page.getByRole('alert').filter({ hasText: 'Error fetching' })).toBeVisible()
    await orderBoxes(page).nth(1).click()
    await check(page, 'partly selected, one list failed', undefined, EVERY_LOOK)
    const allFail = { faults: inEveryList({ answer: 400 }) }
    await page.goto(`/orders/${await mocks.wallet('everyday', allFail)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Error fetching/)
    await check(page, 'all lists failed')
    await openOrders(page, await mocks.wallet('no-orders'))
    await expect(page.getByText(/^No recurring orders found/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
    await check(page, 'no orders')
    await openOrders(page, SAMPLE_WALLET)
    await check(page, 'the sample wallet', 'header')
  })

  test('trades, with every kind of row', async ({ page, mocks }) => {
    const user = await mocks.wallet('every-row')
    const held = await holdCalls(page, (_, request) => request.url().includes('getTriggerOrders'))
    await page.goto(tradesLink(user, await servedOrders(user)))
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await check(page, 'loading')
    held.release()
    await expectAllLoaded(page)
    const key = `accessible-${user}`
    const run = await mocks.holdPrices(key, 3)
    await startFetch(page, key)
    await expectHeld(run)
    await check(page, 'fetching', DIALOG)
    await run.release()
    await expect(mismatchMarks(page)).toHaveCount(2, { timeout: 40_000 })
    await expect(missingPrices(page)).not.toHaveCount(0)
    await (await showChart(page)).focus()
    await page.keyboard.press('+')
    await page.keyboard.press('End')
    await expect(chartDetail(page)).toBeVisible()
    await usdValues(page).first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await check(page, 'prices, and an event of the chart', undefined, EVERY_LOOK)
    await showOnPhone(page)
    for (const view of ['Tokens', 'Months']) {
      await summaryCard(page).getByRole('radio', { name: view }).check()
      await expect(summaryCard(page).getByRole('list', { name: /^Summary by/ })).toBeVisible()
      await check(page, view, '[aria-label=Summary]')
      await page.setViewportSize({ width: 390, height: 844 })
    }
    await page.goto(`/trades?userAddress=${user}`)
    await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
    await check(page, 'none selected')
    await page.goto('/trades')
    await expect(page.getByRole('main')).toContainText('wallet address')
    await check(page, 'wrong link')
  })

  test('dialogs and toasts', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await startFetch(page, '')
    await expect(usdDialog(page).getByRole('alert')).toHaveText('Birdeye API key is required')
    await check(page, 'key required', DIALOG)
    await page.keyboard.press('Escape')
    await usdSwitch(page).click()
    await missingPrices(page).first().click()
    await savePrice(page, 'two')
    await expect(setPriceDialog(page).getByRole('alert')).toBeVisible()
    await check(page, 'not a price', DIALOG)
    await page.keyboard.press('Escape')
    await detailsButtons(page).first().click()
    await expect(detailsDialog(page)).toBeVisible()
    await check(page, 'order details', DIALOG)
    await page.keyboard.press('Escape')
    await nameTheWallet(page, 'Savings')
    await walletInBar(page).click()
    await expect(nameDialog(page).getByRole('button', { name: 'Remove name' })).toBeVisible()
    await check(page, 'wallet name', DIALOG)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Settings' }).click()
    for (const key of ['Jupiter API key', 'Birdeye API key']) {
      await page.locator('summary').filter({ hasText: key }).click()
      await expect(page.getByLabel(key)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Delete all data' }).click()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await check(page, 'settings', DIALOG)
    await page.keyboard.press('Escape')
    await taxFileFor(page, 'Koinly')
    const toast = page.getByRole('status').filter({ hasText: 'trades for Koinly' })
    // A toast stays while the pointer is on it.
    await toast.hover()
    await check(page, 'toast of a download', '[role=status]')
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await taxButton(page).click()
    await taxDialog(page)
      .getByRole('radio', { name: /^Only new trades/ })
      .check()
    await expect(taxDialog(page)).toContainText('No new trades')
    await check(page, 'tax export', DIALOG)
    await page.keyboard.press('Escape')
    await page.route('**/trades/csv', (route) => route.fulfill({ status: 500 }))
    await downloadButton(page).click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible()
    await check(page, 'toast of an error', '[role=alert]')
    await openJupiterKeyDialog(page, await mocks.wallet('slow', { latency: 0 }))
    await page.keyboard.press('Enter')
    await expect(jupiterKeyDialog(page).getByRole('alert')).toHaveText(
      'Jupiter API key is required',
    )
    await check(page, 'Jupiter API key', DIALOG)
  })

  test('each state of signing in for newer orders', async ({ page, mocks }) => {
    const dialog = page.getByRole('dialog')
    await openOrders(page, await mocks.wallet('newer-orders'))
    await loadButton(page).click()
    await expect(dialog).toContainText('No wallet found in this browser')
    await check(page, 'no wallet', DIALOG)

    const answer = (path: string, status: number) =>
      page.route(
        `${MOCKS_URL}/jupiter/trigger/v2/${path}`,
        (route) =>
          route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' }),
        path === 'auth/challenge' ? { times: 1 } : undefined,
      )
    await openWithTestWallet(page, mocks, await mocks.wallet('many-newer'))
    await loadButton(page).click()
    await page.getByRole('button', { name: 'Wallet not listed?' }).click()
    await page.getByRole('button', { name: 'Using a Ledger?' }).click()
    await answer('auth/challenge', 400)
    await page.getByRole('button', { name: 'Test Wallet' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    await check(page, 'the wallets, with help and a fault', DIALOG)
    await answer('auth/challenge', 429)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog).toContainText('Names this wallet and Jupiter', { timeout: 20_000 })
    await check(page, 'what will be signed', DIALOG)

    const held = await holdCalls(page, (query) => query.get('offset') === '100')
    await answer('orders/history/dca*', 500)
    await page.getByRole('button', { name: 'Sign with Test Wallet' }).click()
    await expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible()
    await check(page, 'loading', DIALOG)
    held.release()
    await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 40_000 })
    await check(page, 'ended, one list failed', DIALOG)
  })

  test('several wallets', async ({ page, mocks }) => {
    const first = await mocks.wallet('one-recurring')
    const second = await mocks.wallet('two-trades-one-transaction')
    const broken = await mocks.wallet('all-failing')
    const link = await walletsLink([first, second])
    await page.goto(`${link}&userAddress=${broken}&recurring=${orderKey(broken, 'any')}`)
    await expectAllLoaded(page)
    await expect(page.getByRole('alert').filter({ hasText: shortName(broken) })).toBeVisible()
    await check(page, 'trades, one wallet failed')
    await addWalletButton(page).click()
    await addWalletDialog(page).getByRole('textbox').fill('0OIl')
    await expect(addWalletDialog(page).getByText('Invalid address')).toBeVisible()
    await check(page, 'adding a wallet, wrong address', DIALOG)
    await page.keyboard.press('Escape')
    await openWalletMenu(page, 3)
    await check(page, 'menu of the wallets', '[aria-label=Wallets]')
    await walletLink(page, second).click()
    await expectOrdersLoaded(page)
    await check(page, 'the orders of one wallet, opened from the menu of several wallets')
  })
})
