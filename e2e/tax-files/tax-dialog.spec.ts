import { placeholder } from '@/lib/view/tax-files/tax-programs'
import * as z from 'zod'
import { expect, test } from '../pages/app-test'
import { recordsOf, savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import { fetchButton, outcome, usdDialog } from '../pages/price-dialog-page'
import {
  assetOf,
  programOf,
  servedTrades,
  taxButton,
  taxDialog,
  taxDownload,
} from '../pages/tax-dialog-page'
import { tokens } from '../wallets/wire/mock-tokens'
import { openTradesLink } from '../pages/trades-page'

const coinSchema = z.looseObject({ prices: z.array(z.looseObject({ price: z.number() })) })

/** Returns Koinly's name for a token. */
function calledBy(mint: string): string {
  const asset = assetOf(mint)
  return asset === mint ? placeholder(mint) : asset
}

test('the file for Koinly can be downloaded by keyboard and has every trade, net of the fee, by date (behaviour 13.7, 19.2, 19.13)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
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

test('at 390 px only the dialog’s content scrolls; the dialog says how many rows TurboTax rounds, and opens the price dialog (behaviour 19.2, 19.13)', async ({
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
  await programOf(page, 'Koinly').check()
  await taxDialog(page).getByRole('button', { name: 'Fetch USD prices' }).click()
  await expect(usdDialog(page)).toBeVisible()
})

test('in a low window the programs scroll between the dialog’s head and foot (behaviour 19.13)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openTradesLink(page, await mocks.wallet('everyday'))
  await taxButton(page).click()
  await programOf(page, 'TurboTax').check()
  const overflow = await taxDialog(page).evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(overflow).toBe(0)
  await expect(taxDialog(page).getByText('in UTC, net of fees')).toBeInViewport()
  await expect(programOf(page, 'JSON')).not.toBeInViewport()
  await programOf(page, 'JSON').scrollIntoViewIfNeeded()
  await expect(programOf(page, 'JSON')).toBeInViewport()
  await expect(taxDownload(page)).toBeInViewport()
})

test('the dialog counts trades whose sides differ by over 10% in USD, and shows them (behaviour 19.13)', async ({
  page,
  mocks,
}) => {
  const bonk = `solana:${tokens.BONK.mint}`
  await page.route('**/batchHistorical*', async (route) => {
    const response = await route.fetch()
    const body = z.object({ coins: z.record(z.string(), coinSchema) }).parse(await response.json())
    for (const record of body.coins[bonk]?.prices ?? []) record.price *= 10
    await route.fulfill({ response, json: body })
  })
  await openTradesLink(page, await mocks.wallet('everyday'))
  await fetchButton(page).click()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
  await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
  await taxButton(page).click()
  await programOf(page, 'Koinly').check()
  const warning = taxDialog(page).getByText(/The sides of \d+ trades differ by over 10% in USD\./)
  const count = /\d+/.exec((await warning.textContent()) ?? '')?.[0]
  await taxDialog(page).getByRole('button', { name: 'Show price mismatches' }).click()
  await expect(taxDialog(page)).toBeHidden()
  await expect(page).toHaveURL(/[?&]price=mismatch/)
  await expect(page.locator('main')).toContainText(new RegExp(`${count} of \\d+ rows`))
})

test('in a very low window the dialog scrolls as a whole (behaviour 19.13)', async ({
  page,
  mocks,
}) => {
  // A window of 1280 × 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 })
  await openTradesLink(page, await mocks.wallet('everyday'))
  await taxButton(page).click()
  await taxDownload(page).scrollIntoViewIfNeeded()
  await expect(programOf(page, 'JSON')).toBeInViewport()
  await expect(taxDownload(page)).toBeInViewport({ ratio: 1 })
})
