import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../pages/app-test'
import { downloadButton, savedBy } from '../pages/csv-file'
import { expectRows } from '../pages/filters-page'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { recordsOf, taxButton, taxDialog, taxDownload } from '../pages/tax-dialog-page'
import { eventRow, openTradesLink, tradesTable } from '../pages/trades-page'
import { filterByWallet, openWallets, shortName, shownWallets } from './wallets-page'

test('two wallets share one table; each row, order and its filter names its wallet (behaviour 21.4)', async ({
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

test('files of two wallets: a zip of their CSVs, one’s own CSV, one tax file (behaviour 21.8)', async ({
  page,
  mocks,
}) => {
  const first = await mocks.wallet('one-recurring')
  const second = await mocks.wallet('two-trades-one-transaction')
  const alone: [string, string][] = []
  for (const user of [first, second]) {
    await openTradesLink(page, user)
    const { name, text } = await savedBy(page, () => downloadButton(page).click())
    alone.push([name, text])
  }
  await openWallets(page, [first, second])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    downloadButton(page).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${first}-and-1-more-trades.zip`)
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.entries(files).map(([name, text]) => [name, strFromU8(text)])).toEqual(alone)

  await taxButton(page).click()
  await expect(taxDialog(page)).toContainText('6 trades from 2 wallets, in UTC')
  const tax = await savedBy(page, () => taxDownload(page).click())
  expect(tax.name).toBe(`${first}-and-1-more-koinly.csv`)
  const walletsOf = recordsOf(tax.text).map(
    ({ Description = '' }) => /^wallet (\w+);/.exec(Description)?.[1],
  )
  expect(walletsOf).toEqual([...Array<string>(4).fill(first), ...Array<string>(2).fill(second)])
  await page.keyboard.press('Escape')

  await filterByWallet(page, second)
  await expectRows(page, '3 of 8 rows')
  const { name } = await savedBy(page, () => downloadButton(page).click())
  expect(name).toBe(`${second}-trades-filtered.csv`)
})
