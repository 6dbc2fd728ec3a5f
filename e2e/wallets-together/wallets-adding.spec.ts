import { expect, expectOrdersRead, test } from '../pages/app-test'
import { expectFiltersInUrl, expectRows } from '../pages/filters-page'
import { tabTo } from '../pages/keyboard'
import { orderBoxes, submitOrders } from '../pages/orders-page'
import { expectAllRead, openTradesLink } from '../pages/trades-page'
import {
  addWalletButton,
  addWalletDialog,
  filterByWallet,
  openWallets,
  shortName,
  shownWallets,
  takeAwayButton,
  walletLink,
} from './wallets-page'

test.describe('adding a wallet (behaviour 21.7)', () => {
  for (const width of [390, 1440]) {
    test(`by keyboard alone at ${width} px: address, orders, back with both`, async ({
      page,
      standIns,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const first = await standIns.wallet('one-recurring')
      const second = await standIns.wallet('two-trades-one-transaction')
      await openTradesLink(page, first)
      await tabTo(page, addWalletButton(page))
      await page.keyboard.press('Enter')
      const field = addWalletDialog(page).getByRole('textbox', { name: 'Solana address' })
      await expect(field).toBeFocused()
      const says = addWalletDialog(page).getByRole('status')
      const go = addWalletDialog(page).getByRole('button', { name: 'Choose its orders' })
      for (const [text, answer] of [
        ['0OIl', 'Invalid address'],
        [first, 'This wallet is shown already.'],
      ] as const) {
        await field.fill(text)
        await expect(says).toHaveText(answer)
        await expect(go).toBeDisabled()
      }
      await field.fill(` ${second} `)
      await expect(says).toHaveText('Valid address')
      await page.keyboard.press('Enter')
      await page.waitForURL(new RegExp(`/orders/${second}`))
      await expectOrdersRead(page)
      await expect(
        page.getByText(
          `The orders submitted here are shown together with those of ${shortName(first)}.`,
        ),
      ).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Submit' }))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/trades/)
      await expectAllRead(page)
      expect(new Set(await shownWallets(page))).toEqual(new Set([first, second]))
      await page.reload()
      await expectAllRead(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('of 2 wallets')
    })
  }

  test('Escape closes the dialog, the focus is back at its button', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await addWalletButton(page).click()
    await expect(addWalletDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(addWalletDialog(page)).toHaveCount(0)
    await expect(addWalletButton(page)).toBeFocused()
  })

  test('the orders page leads back without adding anything', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    await openTradesLink(page, first)
    const trades = page.url()
    await addWalletButton(page).click()
    const field = addWalletDialog(page).getByRole('textbox')
    await field.fill(await standIns.wallet('everyday'))
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Back to the trades' }).click()
    await expectAllRead(page)
    expect(page.url()).toBe(trades)
  })
})

test.describe('changing and taking away (behaviour 21.7)', () => {
  test('a wallet’s name leads to its orders, and it comes back in its place', async ({
    page,
    standIns,
  }) => {
    const first = await standIns.wallet('mixed-pairs')
    const second = await standIns.wallet('one-recurring')
    await openWallets(page, [first, second])
    const before = new URL(page.url()).searchParams.getAll('userAddress')
    await walletLink(page, first).click()
    await page.waitForURL(new RegExp(`/orders/${first}`))
    await expectOrdersRead(page)
    await orderBoxes(page).first().click()
    const url = await submitOrders(page)
    expect(url.searchParams.getAll('userAddress')).toEqual(before)
    await expectAllRead(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('of 2 wallets')
  })

  test('one is taken away with a filter by it; Back has it again', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    await filterByWallet(page, second)
    await expectRows(page, '3 of 8 rows')
    await takeAwayButton(page, second).click()
    await expectFiltersInUrl(page, '')
    await expectRows(page, '5 rows')
    await expect(page.getByRole('link', { name: 'Change displayed trades' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('wallets')
    await page.goBack()
    await expectRows(page, '3 of 8 rows')
    await expect(takeAwayButton(page, first)).toBeVisible()
  })
})
