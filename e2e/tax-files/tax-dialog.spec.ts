import { placeholder } from '@/lib/view/tax-files/tax-programs'
import { expect, test } from '../pages/app-test'
import { recordsOf, savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import { fetchWithoutKey, outcome, usdDialog } from '../pages/price-dialog-page'
import {
  assetOf,
  programOf,
  servedTrades,
  taxButton,
  taxDialog,
  taxDownload,
} from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'

/** Returns Koinly's name for a token. */
function calledBy(mint: string): string {
  const asset = assetOf(mint)
  return asset === mint ? placeholder(mint) : asset
}

test('the file for Koinly can be downloaded by keyboard and has every trade, net of the fee, by date (behaviour 13.7, 19.2, 19.13)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('large', { orders: 6, trades: 12 })
  await openTradesLink(page, user)
  await tabTo(page, taxButton(page))
  await page.keyboard.press('Enter')
  await expect(taxDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(taxDialog(page)).toBeHidden()
  await expect(taxButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(programOf(page, 'Koinly')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(programOf(page, 'CoinTracker')).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await tabTo(page, taxDownload(page))
  const { name, text } = await savedBy(page, () => page.keyboard.press('Enter'))
  await expect(taxButton(page)).toBeFocused()

  const trades = await servedTrades(user)
  await expect(outcome(page, `Downloaded ${trades.length} trades for Koinly.`)).toBeVisible()
  expect(name).toBe(`${user}-koinly.csv`)
  const columns = 'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,TxHash'.split(
    ',',
  )
  expect(recordsOf(text).map((record) => columns.map((column) => record[column]))).toEqual(
    trades.map(({ seconds, input, inputMint, output, signature }) => [
      new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' '),
      ...[input, calledBy(inputMint), output.net, calledBy(output.mint), signature],
    ]),
  )
})

test('at 390 px and in a low window only the dialog’s content scrolls, in a very low one all of it; the dialog says how many rows TurboTax rounds, and opens the price dialog (behaviour 19.2, 19.13)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTradesLink(page, await mocks.wallet('precise-amounts'))
  await taxButton(page).click()
  await expect(taxDialog(page).getByRole('radio')).toHaveCount(13)
  await expect(taxDialog(page)).toContainText(
    'If your tax software already syncs this wallet, importing may create duplicates.',
  )
  await expect(taxDownload(page)).toBeInViewport()
  await programOf(page, 'TurboTax').check()
  await expect(taxDialog(page)).toContainText(/\d rows are rounded\. Rounded to zero: \d/)
  await programOf(page, 'JSON').scrollIntoViewIfNeeded()
  await expect(programOf(page, 'JSON')).toBeInViewport()
  const sideways = await taxDialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(sideways).toBeLessThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 500 })
  await programOf(page, 'Koinly').scrollIntoViewIfNeeded()
  const overflow = () => taxDialog(page).evaluate((box) => box.scrollHeight - box.clientHeight)
  await expect.poll(overflow).toBe(0)
  await expect(taxDialog(page).getByText('in UTC, net of fees')).toBeInViewport()
  await expect(programOf(page, 'JSON')).not.toBeInViewport()
  await programOf(page, 'JSON').scrollIntoViewIfNeeded()
  await expect(programOf(page, 'JSON')).toBeInViewport()
  await expect(taxDownload(page)).toBeInViewport()

  // A window of 1280 × 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  await taxDownload(page).scrollIntoViewIfNeeded()
  await expect(programOf(page, 'JSON')).toBeInViewport()
  await expect(taxDownload(page)).toBeInViewport({ ratio: 1 })
  await programOf(page, 'Koinly').check()
  await taxDialog(page).getByRole('button', { name: 'Fetch USD prices' }).click()
  await expect(usdDialog(page)).toBeVisible()
})

test('the dialog counts trades whose sides differ by over 10% in USD, and shows them (behaviour 19.13)', async ({
  page,
  mocks,
}) => {
  // One rate of this wallet is far off the market.
  await openTradesLink(page, await mocks.wallet('every-row'))
  await fetchWithoutKey(page)
  await taxButton(page).click()
  await programOf(page, 'Koinly').check()
  const warning = taxDialog(page).getByText(/The sides of \d+ trades? differ by over 10% in USD\./)
  const count = /\d+/.exec((await warning.textContent()) ?? '')?.[0]
  await taxDialog(page).getByRole('button', { name: 'Show price mismatches' }).click()
  await expect(taxDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/[?&]price=mismatch/)
  await expect(page.locator('main')).toContainText(new RegExp(`${count} of \\d+ rows`))
})
