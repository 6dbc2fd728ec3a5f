import { type Amount, amountText, assertSameUnits, inRow } from '@/lib/domain/amounts/amount'
import { totalOutput } from '@/lib/domain/amounts/fee'
import { roundedProduct } from '@/lib/domain/amounts/decimal'
import type { SentEvent, Trade } from '@/lib/domain/trades/order-event'
import type { CsvMint } from '@/lib/view/routes/csv-route'
import { knownPrice, type PriceMap, priceText } from '@/lib/domain/prices/token-price'
import { unixSeconds } from '@/lib/domain/time/unix-time'

/** The names of the CSV's 19 columns (behaviour 9.1). */
export const CSV_COLUMNS = [
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
const NO_OUTPUT_CELLS = ['', '', '', '', '', '', '', '', '']

type CsvMints = ReadonlyMap<string, CsvMint>

/** The cells of a row, one for each column. The second is the time in Unix seconds. */
type CsvRow = [string, number, ...string[]]

/**
 * Returns the rows of the CSV (behaviour 9.1, 9.4). Amounts are exact plain decimals. USD is rounded
 * half up to 6 decimals, and empty without a price. `tablePieces` guards names and symbols.
 * @param prices by `priceKey`
 * @throws FileFault 'Row N …' for the first event with an amount that can't be written exactly
 */
export function csvRows(
  events: readonly SentEvent[],
  tokens: CsvMints,
  prices: PriceMap,
): CsvRow[] {
  return events.map((event, index) => inRow(index + 1, () => csvRow(event, tokens, prices)))
}

function csvRow(event: SentEvent, tokens: CsvMints, prices: PriceMap): CsvRow {
  const timestampSeconds = unixSeconds(event.date)
  const inputToken = tokens.get(event.inputMint)
  const inputAmount = cellAmount(event.inputAmount, inputToken)
  const inputPrice = knownPrice(prices, event.inputMint, timestampSeconds)
  return [
    event.kind,
    timestampSeconds,
    ...tokenCells(event.inputMint, inputToken),
    inputAmount ?? '',
    usdCell(inputAmount, inputPrice),
    ...(event.kind === 'deposit'
      ? NO_OUTPUT_CELLS
      : outputCells(event, timestampSeconds, tokens, prices)),
    event.transactionSignature,
    event.orderType,
    event.orderKey,
  ]
}

function outputCells(
  trade: Trade,
  timestampSeconds: number,
  tokens: CsvMints,
  prices: PriceMap,
): string[] {
  assertSameUnits(trade.outputAmount, trade.fee)
  const token = tokens.get(trade.outputMint)
  const price = knownPrice(prices, trade.outputMint, timestampSeconds)
  const net = cellAmount(trade.outputAmount, token)
  const fee = cellAmount(trade.fee, token)
  const total = net && totalOutput(net, fee)
  return [
    ...tokenCells(trade.outputMint, token),
    ...[total ?? '', usdCell(total, price)],
    ...[fee ?? '', usdCell(fee, price)],
    ...[net ?? '', usdCell(net, price)],
  ]
}

/** Returns an amount in whole tokens; undefined if it isn't known in them (behaviour 25.14, 25.15). */
function cellAmount(amount: Amount | null, token: CsvMint | undefined): string | undefined {
  const isInUnknownUnits = token?.decimals === null && amount?.adjustedForDecimals === false
  return amount === null || isInUnknownUnits
    ? undefined
    : amountText(amount, token?.decimals ?? undefined)
}

function tokenCells(mint: string, token: CsvMint | undefined): string[] {
  return [mint, token?.name ?? '', token?.symbol ?? '']
}

/**
 * Returns a USD value, rounded half up to 6 decimals; '' if the amount or price is unknown (behaviour 9.4).
 * @param amount plain decimal text in whole tokens
 */
export function usdCell(amount: string | undefined, price: number | undefined): string {
  if (amount === undefined || price === undefined) return ''
  return roundedProduct(amount, priceText(price), USD_DECIMALS)
}
