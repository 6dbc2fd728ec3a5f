import { type Fixed, fixedText, rounded, signedDifference } from '@/lib/domain/amounts/decimal'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import { type Conversion, rateText } from '@/lib/domain/exchange-rates/exchange-rate'
import type { PooledTrade, Sale } from '@/lib/domain/gains/pooled-trades'
import { daysBetween, localDay, type TimeZone } from '@/lib/domain/time/local-day'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { Trade } from '@/lib/domain/trades/order-event'
import { type Cell, type Column, type Table, tableOf } from '@/lib/view/files/csv-text'
import { METHOD_NAMES } from './method-label'
import { remainingCost } from './gains-label'
import { offsetIso } from '@/lib/view/time/local-date'

const USD_DECIMALS = 6

export type SalesFile = {
  method: CostMethod
  tokens: TokenMap
  timeZone: TimeZone
  /** The conversion from USD and the source of its rates; undefined in USD (behaviour 27.7). */
  conversion?: Conversion | undefined
  source?: string | undefined
}

type SoldPart = Sale['parts'][number]
type SaleRow = SalesFile & { trade: Trade; mint: string; part: SoldPart; rate: PooledTrade['rate'] }

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

/** The last columns in a currency other than USD (behaviour 27.7). */
const RATE_COLUMNS: readonly Column<SaleRow>[] = [
  ['Proceeds Rate', ({ rate }) => (typeof rate === 'object' ? rateText(rate) : '')],
  ['Proceeds Rate Date', ({ rate }) => (typeof rate === 'object' ? rate.day : '')],
  [
    'Rate Source',
    ({ rate, source = '' }) =>
      typeof rate === 'object' && rate.isProvisional ? `${source}; provisional` : source,
  ],
]

/** Returns the heads with the code of the currency (behaviour 27.7). */
export function headsIn(currency: Currency, heads: readonly string[]): string[] {
  return heads.map((head) => head.replace(/\bUSD\b/, currency))
}

/** Returns the file with a row for each sale and lot (behaviour 26.13). @param pooled the shown trades, by date */
export function salesTable(pooled: Iterable<PooledTrade>, file: SalesFile): Table {
  const rows: SaleRow[] = []
  for (const { trade, sale, rate } of pooled) {
    if (!sale) continue
    const { mint } = sale.pool
    for (const part of partsOf(sale, file.method)) rows.push({ ...file, trade, mint, part, rate })
  }
  const { conversion } = file
  if (!conversion) return tableOf(COLUMNS, rows)
  const table = tableOf([...COLUMNS, ...RATE_COLUMNS], rows)
  return { ...table, columns: headsIn(conversion.currency, table.columns) }
}

/** With average cost, all that has no known cost is one part (behaviour 26.13). */
function partsOf({ parts }: Sale, method: CostMethod): readonly SoldPart[] {
  const [first, second] = parts.filter(({ cost }) => cost === undefined)
  if (method === 'fifo' || !first || !second) return parts
  const rest: SoldPart = {
    // The purchase's date would be false for what was never bought.
    acquired: 'various',
    amount: first.amount + second.amount,
    cost: undefined,
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
