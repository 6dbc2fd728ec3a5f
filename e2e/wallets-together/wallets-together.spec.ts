import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { expectFiltersInUrl, expectRows, moreFilters } from '../pages/filters-page'
import { tabTo } from '../pages/keyboard'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { orderBoxes, submitOrders } from '../pages/orders-page'
import { eventRow, expectAllLoaded, openTradesLink, tradesTable } from '../pages/trades-page'
import {
  addWalletButton,
  addWalletDialog,
  filterByWallet,
  openWalletMenu,
  openWallets,
  shortName,
  shownWallets,
  removeWalletButton,
  walletFilter,
  walletLink,
} from './wallets-page'

test('two wallets share one table; rows, order details and the options of the filter by order name the wallet (behaviour 21.4)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('one-recurring')
  const second = await mocks.wallet('two-trades-one-transaction')
  await openWallets(page, [first, second])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Displaying data for 1 Recurring Orders and 1 Triggers of 2 wallets (6 trades)',
  )
  await expect(page.getByText('2 wallets', { exact: true })).toBeVisible()
  await expect(tradesTable(page).getByRole('columnheader', { name: 'Wallet' })).toBeVisible()
  const wallets = await shownWallets(page)
  expect(wallets).toEqual([...Array<string>(5).fill(first), ...Array<string>(3).fill(second)])
  await expect(eventRow(page, 1)).toContainText(shortName(first))

  const filter = page.getByRole('combobox', { name: 'Order' })
  await filter.focus()
  await expect(filter.getByRole('option').nth(1)).toHaveText(
    new RegExp(`, wallet ${shortName(first)}$`),
  )
  await filter.selectOption({ index: 2 })
  await expectRows(page, '3 of 8 rows')
  await detailsButtons(eventRow(page, 1)).click()
  await expect(detailsDialog(page)).toContainText(`Wallet ${shortName(second)}`)
})

test('a wallet can be added by keyboard alone: type the address, submit the orders, and see both wallets (behaviour 21.7)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('one-recurring')
  const second = await mocks.wallet('two-trades-one-transaction')
  await openTradesLink(page, first)
  await tabTo(page, addWalletButton(page))
  await page.keyboard.press('Enter')
  const field = addWalletDialog(page).getByRole('textbox', { name: 'Solana address' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(addWalletButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  const says = addWalletDialog(page).getByRole('status')
  await field.fill(first)
  await expect(says).toHaveText('This wallet is already shown')
  await expect(addWalletDialog(page).getByRole('button', { name: 'Select orders' })).toBeDisabled()
  await field.fill(` ${second} `)
  await expect(says).toHaveText('Valid address')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/orders/${second}`))
  await expectOrdersLoaded(page)
  await expect(page.getByText(`These orders will be shown with ${shortName(first)}.`)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Submit' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/trades/)
  await expectAllLoaded(page)
  expect(new Set(await shownWallets(page))).toEqual(new Set([first, second]))
  await page.reload()
  await expectAllLoaded(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('of 2 wallets')
})

test('adding a wallet on the orders page keeps the orders that are selected there (behaviour 21.7)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('unknown-token')
  const second = await mocks.wallet('one-recurring')
  await page.goto(`/orders/${first}`)
  await expectOrdersLoaded(page)
  await orderBoxes(page).first().click()
  const { searchParams: selected } = await submitOrders(page)
  await page.goBack()
  await expectOrdersLoaded(page)
  await orderBoxes(page).first().click()
  await addWalletButton(page).click()
  await addWalletDialog(page).getByRole('textbox', { name: 'Solana address' }).fill(second)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`These orders will be shown with ${shortName(first)}.`)).toBeVisible()
  const { searchParams: both } = await submitOrders(page)
  expect([...both].map(String)).toEqual(expect.arrayContaining([...selected].map(String)))
  expect(both.getAll('userAddress')).toEqual([first, second])
})

test('a wallet’s link in the menu leads to its orders; ‘Back to trades’ changes nothing, and Submit keeps the wallet’s place (behaviour 21.7)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('unknown-token')
  await openWallets(page, [first, await mocks.wallet('one-recurring')])
  const paramsNow = () => [...new URL(page.url()).searchParams].map(String).sort()
  const params = paramsNow()
  const users = new URL(page.url()).searchParams.getAll('userAddress')
  const openItsOrders = async () => {
    await openWalletMenu(page, 2)
    await walletLink(page, first).click()
    await page.waitForURL(new RegExp(`/orders/${first}`))
    await expectOrdersLoaded(page)
  }
  await openItsOrders()
  await page.getByRole('link', { name: 'Back to trades' }).click()
  await expectAllLoaded(page)
  expect(paramsNow()).toEqual(params)

  await openItsOrders()
  await orderBoxes(page).first().click()
  const url = await submitOrders(page)
  expect(url.searchParams.getAll('userAddress')).toEqual(users)
})

test('the filter by wallet disappears with its wallet, and Back restores both (behaviour 21.4, 21.7)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('one-recurring')
  const second = await mocks.wallet('two-trades-one-transaction')
  await openWallets(page, [first, second])
  await filterByWallet(page, second)
  await expectRows(page, '3 of 8 rows')
  await expectFiltersInUrl(page, `wallet=${second.slice(0, 11)}`)
  expect(new Set(await shownWallets(page))).toEqual(new Set([second]))
  await page.reload()
  await expectRows(page, '3 of 8 rows')

  await openWalletMenu(page, 2)
  await removeWalletButton(page, second).click()
  await expect(page.getByRole('button', { name: 'Name wallet' })).toBeFocused()
  await expectFiltersInUrl(page, '')
  await expectRows(page, '5 rows')
  await expect(page.getByRole('link', { name: 'Change displayed trades' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('wallets')
  await expect(tradesTable(page).getByRole('columnheader', { name: 'Wallet' })).toHaveCount(0)
  await expect(walletFilter(page)).toHaveCount(0)
  await expect(page.locator('[data-slot=wallet-badge]')).toHaveCount(0)
  await page.goBack()
  await expectRows(page, '3 of 8 rows')
  await openWalletMenu(page, 2)
  await expect(removeWalletButton(page, first)).toBeVisible()
})

test('a name in a script from right to left is next to its identicon in the menu; in low windows, panels scroll, and all of them can be reached (behaviour 13.7, 21.7)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('one-recurring')
  await page.addInitScript((user) => localStorage.setItem(`walletName:${user}`, 'محفظة'), first)
  await openWallets(page, [first, await mocks.wallet('two-trades-one-transaction')])
  await openWalletMenu(page, 2)
  const name = page.getByRole('group', { name: 'Wallets' }).getByText('محفظة', { exact: true })
  const gap = await name.evaluate((box) => {
    const letters = document.createRange()
    letters.selectNodeContents(box)
    return letters.getBoundingClientRect().left - box.getBoundingClientRect().left
  })
  expect(gap).toBeLessThan(2)
  await page.keyboard.press('Escape')
  for (const [name, width, open] of [
    ['More filters', 844, () => moreFilters(page).click()],
    ['Wallets', 667, () => openWalletMenu(page, 2)],
  ] as const) {
    await page.setViewportSize({ width, height: 300 })
    await page.mouse.wheel(0, 900)
    await open()
    const panel = page.getByRole('group', { name })
    await expect(panel).toBeInViewport({ ratio: 1 })
    await panel.locator('a, button, input, select').last().focus()
    await expect(panel.locator(':focus')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
  }
})
