import Big from 'big.js'
import { stringify } from 'csv-stringify/sync'
import { amountText, assertSameUnits } from '@/lib/domain/amounts/amount'
import { tradeOutput } from '@/lib/domain/amounts/fee'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { Token, TokenMap } from '@/lib/domain/tokens/token'
import { knownPrice, type PriceMap } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'

/** The CSV's columns in order (spec 3). */
const CSV_COLUMNS = [
  'Kind',
  'Timestamp',
  'In Token Address',
  'In Token Name',
  'In Token Symbol',
  'In Amount',
  'In Amount USD',
  'Out Token Address',
  'Out Token Name',
  'Out Token Symbol',
  'Out Amount',
  'Out Amount USD',
  'Out Amount (fee)',
  'Out Amount (fee) USD',
  'Out Amount (net)',
  'Out Amount (net) USD',
  'Transaction Signature',
  'Order Type',
  'Order Key',
] as const

const USD_DECIMALS = 6
const HALF_UP = 1
const ROWS_A_PIECE = 500
const NO_OUTPUT_CELLS = ['', '', '', '', '', '', '', '', '']

/**
 * The rows of the CSV, cell by cell: plain exact decimals, Unix seconds, USD rounded half up to 6
 * decimals and empty where the price is unknown.
 * @throws Error 'Row N …' where an event has no exact amount or breaks a rule of spec 5
 */
export function csvRows(
  events: readonly OrderEvent[],
  tokens: TokenMap,
  prices: PriceMap,
): string[][] {
  return events.map((event, index) => {
    try {
      return csvRow(event, tokens, prices)
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'cannot be written'
      throw new Error(`Row ${index + 1} ${reason}.`)
    }
  })
}

/** The CSV's text in pieces: UTF-8, LF, the header row always first. */
export function* csvPieces(rows: readonly string[][]): Generator<string> {
  yield stringify([[...CSV_COLUMNS]], { record_delimiter: '\n' })
  for (let start = 0; start < rows.length; start += ROWS_A_PIECE) {
    yield stringify(rows.slice(start, start + ROWS_A_PIECE), { record_delimiter: '\n' })
  }
}

function csvRow(event: OrderEvent, tokens: TokenMap, prices: PriceMap): string[] {
  const timestampSeconds = unixSeconds(event.date)
  const inputToken = tokens.get(event.inputMint)
  const inputAmount = amountText(event.inputAmount, inputToken?.decimals)
  const inputPrice = knownPrice(prices, event.inputMint, timestampSeconds)
  return [
    event.kind,
    String(timestampSeconds),
    ...tokenCells(event.inputMint, inputToken),
    inputAmount,
    usdCell(inputAmount, inputPrice),
    ...(event.kind === 'deposit' ? NO_OUTPUT_CELLS : outputCells(event, tokens, prices)),
    event.transactionSignature,
    event.orderType,
    event.orderKey,
  ]
}

function outputCells(
  trade: Extract<OrderEvent, { kind: 'trade' }>,
  tokens: TokenMap,
  prices: PriceMap,
): string[] {
  assertSameUnits(trade.outputAmount, trade.fee)
  const token = tokens.get(trade.outputMint)
  const price = knownPrice(prices, trade.outputMint, unixSeconds(trade.date))
  const output = amountText(trade.outputAmount, token?.decimals)
  const fee = amountText(trade.fee, token?.decimals)
  const amounts = tradeOutput(trade.orderType, output, fee)
  return [
    ...tokenCells(trade.outputMint, token),
    ...[amounts.total, amounts.fee, amounts.net].flatMap((amount) => [
      amount,
      usdCell(amount, price),
    ]),
  ]
}

function tokenCells(mint: string, token: Token | undefined): string[] {
  return [mint, guarded(token?.name ?? ''), guarded(token?.symbol ?? '')]
}

/** Keeps a spreadsheet from reading attacker-chosen text as a formula (OWASP 'CSV injection'). */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function usdCell(amount: string, price: number | undefined): string {
  if (price === undefined) return ''
  return new Big(amount).times(price).round(USD_DECIMALS, HALF_UP).toFixed()
}
