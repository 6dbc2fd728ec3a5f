import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../pages/app-test'
import { downloadButton, savedBy } from '../pages/csv-file'
import { expectRows } from '../pages/filters-page'
import { recordsOf, taxButton, taxDialog, taxDownload } from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'
import { filterByWallet, openWallets } from './wallets-page'

test.describe('files of two wallets (behaviour 21.8, 21.9)', () => {
  test('the CSV is a zip with each wallet’s own file', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
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
    await expect(page.getByRole('status').filter({ hasText: 'Downloaded 8 rows' })).toBeVisible()
  })

  test('rows of one wallet alone are its own CSV', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    await filterByWallet(page, second)
    await expectRows(page, '3 of 8 rows')
    const { name } = await savedBy(page, () => downloadButton(page).click())
    expect(name).toBe(`${second}-trades-filtered.csv`)
  })

  test('a tax file holds both and names the wallet of each row', async ({ page, standIns }) => {
    const first = await standIns.wallet('one-recurring')
    const second = await standIns.wallet('two-trades-one-transaction')
    await openWallets(page, [first, second])
    await taxButton(page).click()
    await expect(taxDialog(page)).toContainText('6 trades from 2 wallets, in UTC')
    await expect(taxDialog(page)).toContainText('already syncs one of these wallets')
    await expect(taxDialog(page)).toContainText('Description starts with the wallet')
    const { name, text } = await savedBy(page, () => taxDownload(page).click())
    expect(name).toBe(`${first}-and-1-more-koinly.csv`)
    const records = recordsOf(text)
    expect(records.map(({ Description = '' }) => /^wallet (\w+);/.exec(Description)?.[1])).toEqual([
      ...Array<string>(4).fill(first),
      ...Array<string>(2).fill(second),
    ])
    const [one, two] = records.slice(-2)
    expect(two?.TxHash).toBe(one?.TxHash)
    expect(two?.Description).not.toBe(one?.Description)
  })
})
