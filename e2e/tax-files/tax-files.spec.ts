import Big from 'big.js'
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
import { tokens } from '../wallets/wire/sample-tokens'
import { placeholder } from '@/lib/view/tax-files/formats/koinly'

type Format = {
  program: string
  id: string
  date: (iso: string) => string
  /** The columns of date, sent and received amount and token, and of the id. */
  columns: [string, string, string, string, string]
  idColumn?: string
}

const dashed = (iso: string) => iso.slice(0, 19).replace('T', ' ')
const slashed = (iso: string) =>
  `${iso.slice(5, 7)}/${iso.slice(8, 10)}/${iso.slice(0, 4)} ${iso.slice(11, 19)}`
const short = (iso: string) =>
  `${Number(iso.slice(5, 7))}/${Number(iso.slice(8, 10))}/${iso.slice(0, 4)} ${iso.slice(11, 16)}`
const millis = (iso: string) => String(Date.parse(iso))

const FORMATS: Format[] = [
  {
    ...{ program: 'Koinly', id: 'koinly', date: dashed, idColumn: 'TxHash' },
    columns: ['Date', 'Sent Amount', 'Sent Currency', 'Received Amount', 'Received Currency'],
  },
  {
    ...{ program: 'CoinTracker', id: 'cointracker', date: slashed },
    columns: ['Date', 'Sent Quantity', 'Sent Currency', 'Received Quantity', 'Received Currency'],
  },
  {
    ...{ program: 'CoinTracking', id: 'cointracking', date: dashed, idColumn: 'Tx-ID' },
    columns: ['Date', 'Sell Amount', 'Sell Currency', 'Buy Amount', 'Buy Currency'],
  },
  {
    ...{ program: 'Awaken', id: 'awaken', date: slashed, idColumn: 'Transaction Hash' },
    columns: ['Date', 'Sent Quantity', 'Sent Currency', 'Received Quantity', 'Received Currency'],
  },
  {
    ...{ program: 'Summ (CryptoTaxCalculator)', id: 'summ', date: dashed },
    idColumn: 'ID (Optional)',
    columns: [
      ...(['Timestamp (UTC)', 'Base Amount', 'Base Currency'] as const),
      ...(['Quote Amount (Optional)', 'Quote Currency (Optional)'] as const),
    ],
  },
  {
    ...{ program: 'CoinLedger', id: 'coinledger', date: slashed, idColumn: 'TxHash (Optional)' },
    columns: ['Date (UTC)', 'Amount Sent', 'Asset Sent', 'Amount Received', 'Asset Received'],
  },
  {
    ...{ program: 'TurboTax', id: 'turbotax', date: short, idColumn: 'Transaction ID' },
    columns: ['Date', 'Sent Amount', 'Sent Asset', 'Received Amount', 'Received Asset'],
  },
  {
    ...{ program: 'rotki', id: 'rotki', date: millis },
    columns: ['Timestamp', 'Spend Amount', 'Spend Currency', 'Receive Amount', 'Receive Currency'],
  },
]

/** What a format calls a token. */
function calledBy(id: string, mint: string): string {
  if (id === 'rotki' && mint !== tokens.SOL.mint) return `solana/token:${mint}`
  const asset = assetOf(mint)
  return id === 'koinly' && asset === mint ? placeholder(mint) : asset
}

/** TurboTax takes 8 decimals. */
function amountFor(id: string, amount: string): string {
  return id === 'turbotax' ? new Big(amount).round(8, 1).toFixed() : amount
}

test('the files of all programs: every trade, net of the fee, in order (behaviour 19.2, 19.3)', async ({
  page,
  standIns,
}) => {
  const user = await standIns.wallet('everyday')
  await openTradesLink(page, user)
  const trades = await servedTrades(user)
  for (const { program, id, date, columns, idColumn } of FORMATS) {
    const { name, text } = await taxFileFor(page, program)
    expect(name).toBe(`${user}-${id}.csv`)
    const records = recordsOf(text)
    expect(records.map((record) => columns.map((column) => record[column]))).toEqual(
      trades.map(({ seconds, input, inputMint, output }) => [
        date(new Date(seconds * 1000).toISOString()),
        ...[amountFor(id, input), calledBy(id, inputMint)],
        ...[amountFor(id, output.net), calledBy(id, output.mint)],
      ]),
    )
    if (idColumn !== undefined) {
      expect(records.map((record) => record[idColumn])).toEqual(
        trades.map(({ signature, key }) =>
          /hash/i.test(idColumn) ? signature : `${signature}:${key}:1`,
        ),
      )
    }
    await expect(toast(page, `Downloaded ${trades.length} trades for ${program}.`)).toBeVisible()
    await expect(taxDialog(page)).toBeHidden()
    await expect(taxButton(page)).toBeFocused()
  }
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
    trades.map(({ signature, key, input, output }, place) => ({
      id: `${signature}:${key}:${place + 1}`,
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
