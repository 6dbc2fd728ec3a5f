import * as z from 'zod'
import { expect, test } from '../pages/app-test'
import { toast } from '../pages/price-dialog-page'
import {
  assetOf,
  programOf,
  recordsOf,
  servedTrades,
  taxButton,
  taxDialog,
  taxFileFor,
} from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'
import { placeholder } from '@/lib/view/tax-files/formats/koinly'

/** What Koinly calls a token. */
function calledBy(mint: string): string {
  const asset = assetOf(mint)
  return asset === mint ? placeholder(mint) : asset
}

test('the file for Koinly: every trade, net of the fee, in order (behaviour 19.2, 19.3)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('everyday')
  await openTradesLink(page, user)
  const trades = await servedTrades(user)
  const { name, text } = await taxFileFor(page, 'Koinly')
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
  await expect(toast(page, `Downloaded ${trades.length} trades for Koinly.`)).toBeVisible()
  await expect(taxDialog(page)).toBeHidden()
  await expect(taxButton(page)).toBeFocused()
})

const documentSchema = z.object({
  trades: z.array(
    z.object({
      id: z.string(),
      sent: z.object({ amount: z.string() }),
      received: z.object({ amount: z.string() }),
      fee: z.string(),
    }),
  ),
})

test('the JSON file: amounts as text, two trades of one transaction apart (behaviour 19.5, 19.10)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('two-trades-one-transaction')
  await openTradesLink(page, user)
  const { name, text } = await taxFileFor(page, 'JSON')
  expect(name).toBe(`${user}-json.json`)
  const trades = await servedTrades(user)
  expect(documentSchema.parse(JSON.parse(text)).trades).toEqual(
    trades.map(({ signature, key, input, output }) => ({
      // The larger amount counts second.
      id: `${signature}:${key}:${input === '3' ? 2 : 1}`,
      sent: { amount: input },
      received: { amount: output.net },
      fee: output.fee,
    })),
  )
})

test('what TurboTax rounds is told, and rows that become 0 are named (behaviour 19.8)', async ({
  page,
  standIns,
}) => {
  await openTradesLink(page, await standIns.wallet('precise-amounts'))
  await taxButton(page).click()
  await programOf(page, 'TurboTax').check()
  await expect(taxDialog(page)).toContainText(/\d rows are rounded\. Rounded to zero: \d/)
})
