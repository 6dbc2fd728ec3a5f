import { expect, test } from '../pages/app-test'
import { expectFiltersInUrl, expectRows } from '../pages/filters-page'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import {
  filterByWallet,
  openWallets,
  shortName,
  shownWallets,
  walletFilter,
  walletsLink,
} from './wallets-page'

test.describe('two wallets on one trades page (behaviour 21.1, 21.4)', () => {
  test('one table by date, one header, the wallet of each row', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Displaying data for 1 Recurring Orders and 1 Triggers of 2 wallets (6 trades)',
    )
    await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
    await expect(tradesTable(page).getByRole('columnheader', { name: 'Wallet' })).toBeVisible()
    const wallets = await shownWallets(page)
    expect(wallets).toEqual([...Array<string>(5).fill(first), ...Array<string>(3).fill(second)])
    await expect(eventRow(page, 1)).toContainText(shortName(first))
    await expect(page.getByText('2 of 2 orders reconciled')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('SOL')
  })

  test('an order’s details and its option in the filter name its wallet (behaviour 21.10)', async ({
    page,
    standIns,
  }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    const filter = page.getByRole('combobox', { name: 'Order' })
    await filter.focus()
    await expect(filter.getByRole('option').nth(1)).toHaveText(
      new RegExp(`, wallet ${shortName(first)}$`),
    )
    await filter.selectOption({ index: 2 })
    await expectRows(page, '3 of 8 rows')
    await expect(filter).toHaveAttribute('title', new RegExp(`, wallet ${shortName(second)}$`))
    await detailsButtons(eventRow(page, 1)).click()
    await expect(detailsDialog(page)).toContainText(`Wallet ${shortName(second)}`)
  })

  test('one wallet has neither column, filter nor badge', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await expect(tradesTable(page).getByRole('columnheader', { name: 'Wallet' })).toHaveCount(0)
    await expect(walletFilter(page)).toHaveCount(0)
    await expect(page.locator('[data-slot=wallet-badge]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Change displayed trades' })).toBeVisible()
  })

  test('the same wallet twice is one', async ({ page, standIns }) => {
    const user = await standIns.wallet('one-recurring')
    await openWallets(page, [user, user])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Displaying data for 1 Recurring Orders and 0 Triggers (4 trades)',
    )
  })

  test('a wrong address is left out and told', async ({ page, standIns }) => {
    const user = await standIns.wallet('one-recurring')
    await page.goto(`${await walletsLink([user])}&userAddress=0OIl&recurring=A`)
    await expect(
      page.getByText('An address of this link is not valid and is left out.'),
    ).toBeVisible()
    await expect(eventRow(page, 5)).toBeVisible()
  })
})

test('the filter by wallet: rows, count and URL (behaviour 21.5)', async ({ page, standIns }) => {
  const first = await standIns.wallet('one-recurring')
  const second = await standIns.wallet('two-trades-one-transaction')
  await openWallets(page, [first, second])
  await filterByWallet(page, second)
  await expectRows(page, '3 of 8 rows')
  await expectFiltersInUrl(page, `wallet=${second.slice(0, 11)}`)
  expect(new Set(await shownWallets(page))).toEqual(new Set([second]))
  await page.reload()
  await expectRows(page, '3 of 8 rows')
  await page.goBack()
  await expectRows(page, '8 rows')
})
