import { type Fixed, fixedText, rounded, signedDifference } from '@/lib/domain/amounts/decimal'
import type { CostMethod } from '@/lib/domain/results/cost-method'
import type { PooledTrade, Sale } from '@/lib/domain/results/pooled-trades'
import { daysBetween, localDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { type Cell, type Column, type Table, tableOf } from '@/lib/view/files/csv-text'
import { METHOD_NAMES } from './method-label'
import { remainingCost } from './results-label'
import { offsetIso } from '@/lib/view/time/local-date'

const USD_DECIMALS = 6

export type SalesFile = {
  method: CostMethod
  tokens: TokenMap
  timeZone: TimeZone
}

type SoldPart = Sale['parts'][number]
type SaleRow = SalesFile & { trade: Trade; mint: string; part: SoldPart }

/** The columns of 'Download sales' (behaviour 26.13). */
const COLUMNS: readonly Column<SaleRow>[] = [
  ['Date Sold', ({ trade, timeZone }) => offsetIso(trade.date, timeZone)],
  ['Date Acquired', dayAcquired],
  ['Token', ({ tokens, mint }) => tokens.get(mint)?.symbol ?? ''],
  ['Mint', ({ mint }) => mint],
  ['Amount', ({ part }) => fixedText(part.amount)],
  ['Proceeds USD', ({ part }) => usdCell(part.proceeds)],
  ['Cost USD', ({ part }) => usdCell(part.cost)],
  ['Gain USD', ({ part }) => gainCell(part)],
  ['Held Days', heldDays],
  ['Method', ({ method }) => METHOD_NAMES[method]],
  ['Wallet', ({ trade }) => trade.userAddress],
  ['Order', ({ trade }) => trade.orderKey],
  ['Transaction', ({ trade }) => trade.transactionSignature],
  ['Remaining Amount', ({ part }) => fixedText(part.holding.amount)],
  ['Remaining Cost USD', ({ part }) => usdCell(remainingCost(part.holding))],
]

/** Returns the file with a row for each sale and lot (behaviour 26.13). @param pooled the shown trades, by date */
export function salesTable(pooled: Iterable<PooledTrade>, file: SalesFile): Table {
  const rows: SaleRow[] = []
  for (const { trade, sale } of pooled) {
    if (!sale) continue
    const { mint } = sale.pool
    for (const part of partsOf(sale, file.method)) rows.push({ ...file, trade, mint, part })
  }
  return tableOf(COLUMNS, rows)
}

/** With average cost, all that has no known cost is one part (behaviour 26.13). */
function partsOf({ parts }: Sale, method: CostMethod): readonly SoldPart[] {
  const [first, second] = parts.filter(({ cost }) => cost === undefined)
  if (method === 'fifo' || !first || !second) return parts
  const rest: SoldPart = {
    ...first,
    amount: first.amount + second.amount,
    proceeds: sumOf(first.proceeds, second.proceeds),
    holding: second.holding,
  }
  return [...parts.filter(({ cost }) => cost !== undefined), rest]
}

function sumOf(a: Fixed | undefined, b: Fixed | undefined): Fixed | undefined {
  return a === undefined || b === undefined ? undefined : a + b
}

function dayAcquired({ part, timeZone }: SaleRow): Cell {
  if (part.acquired === 'never bought') return ''
  if (part.acquired === 'various') return 'Various'
  return localDay(Date.parse(part.acquired.date), timeZone)
}

function heldDays({ part, trade, timeZone }: SaleRow): Cell {
  if (typeof part.acquired === 'string') return ''
  const [from, to] = [part.acquired.date, trade.date].map((date) =>
    localDay(Date.parse(date), timeZone),
  )
  return from === undefined || to === undefined ? '' : daysBetween(from, to)
}

function usdCell(usd: Fixed | undefined): Cell {
  return usd === undefined ? '' : { figure: usdText(usd) }
}

/** The gain is the difference of the two cells beside it, so that a spreadsheet calculates the same. */
function gainCell({ proceeds, cost }: SoldPart): Cell {
  if (proceeds === undefined || cost === undefined) return ''
  return { figure: signedDifference(usdText(proceeds), usdText(cost)) }
}

function usdText(usd: Fixed): string {
  return rounded(fixedText(usd), USD_DECIMALS)
}
