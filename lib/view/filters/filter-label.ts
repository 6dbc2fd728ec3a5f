import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'
import type { OrderFilters, OrderState } from '@/lib/domain/filters/matching-orders'
import { amountOf, depositedAmount, type Order, orderSection } from '@/lib/domain/orders/order'
import type { PriceFlaw } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import { addDays, type Day, type TimeZone } from '@/lib/domain/time/local-day'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted, exactLabel, groupedDigits, ofCounted } from '@/lib/view/amounts/amount-label'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenName } from '@/lib/view/tokens/token-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

/** The labels of the filter by kind (behaviour 17.3). */
export const KIND_WORDS: Record<OrderEvent['kind'], string> = {
  trade: 'Trades',
  deposit: 'Deposits',
  refund: 'Refunds',
}

/** The labels of the filter by price (behaviour 17.3). */
export const PRICE_FLAW_WORDS: Record<PriceFlaw, string> = {
  missing: 'Missing price',
  mismatch: 'Price mismatches',
}

/** Warns of a wrong filter in a link (behaviour 17.9). */
export const UNKNOWN_FILTER = 'Ignored an unknown filter in this link.'

export const CLEAR_FILTERS = 'Clear filters'
export const NO_ROW_MATCHES = 'No rows match these filters.'

/** Returns '155 rows', or '12 of 155 rows' with a filter (behaviour 17.7). */
export function rowsLabel(shownRows: number, allRows: number, isFiltered: boolean): string {
  return isFiltered ? ofCounted(shownRows, allRows, 'row') : counted(allRows, 'row')
}

export function filtersButtonLabel(count: number): string {
  return count === 0 ? 'Filters' : `Filters, ${count} active`
}

/** Names the button of the less common filters: 'More', or 'More · 1' if one is active. */
export function moreFiltersLabel(count: number): string {
  return count === 0 ? 'More' : `More · ${count}`
}

/** Returns 'USDC → SOL'. */
export function pairOption(input: TokenState, output: TokenState): string {
  return `${tokenName(input)} → ${tokenName(output)}`
}

/** Returns the selected days: 'This year', or as `daysText`. */
export function datesLabel({ from, to }: EventFilters, today: Day): string {
  const preset = datePresets(today).find((days) => days.from === from && days.to === to)
  return preset ? preset.label : daysText({ from, to })
}

/** Returns the selected days: '06 Apr 2025 – 01 May 2025' or 'From 06 Apr 2025'. */
export function daysText({ from, to }: EventFilters): string {
  if (from !== undefined && to !== undefined) return `${dayLabel(from)} – ${dayLabel(to)}`
  if (from !== undefined) return `From ${dayLabel(from)}`
  return to === undefined ? 'All dates' : `Until ${dayLabel(to)}`
}

function dayLabel(day: Day): string {
  return localDate(`${day}T12:00:00.000Z`, 'UTC').day
}

export type FilterOption = { value: string; text: string }

type StateOf = (mint: string) => TokenState

/** Returns an option for each pair of the orders, by name. Its value holds both mints (behaviour 17.3). */
export function pairOptions(orders: readonly Order[], stateOf: StateOf): FilterOption[] {
  const pairs = new Map(
    orders.map(({ inputMint, outputMint }) => [
      `${inputMint} ${outputMint}`,
      pairOption(stateOf(inputMint), stateOf(outputMint)),
    ]),
  )
  return [...pairs]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => compareText(a.text.toLowerCase(), b.text.toLowerCase()))
}

/**
 * Returns an option for each order: 'RT 3,200 USDC → SOL, 02 Mar 2026, 7YtF…gAsU'. Its value is the
 * order's key (behaviour 17.3).
 * @param walletOf returns the name of an order's wallet, if the page shows several (behaviour 21.4)
 */
export function orderOptions(
  orders: readonly Order[],
  stateOf: StateOf,
  timeZone: TimeZone,
  walletOf: (order: Order) => string | undefined = () => undefined,
): FilterOption[] {
  const texts = new Map<string, string>()
  for (const order of orders) {
    const badge = ORDER_BADGES[orderSection(order)].text
    const amount = exactLabel(amountOf(order, order.inputMint, depositedAmount(order)))
    const pair = pairOption(stateOf(order.inputMint), stateOf(order.outputMint))
    const { day } = localDate(order.createdAt, timeZone)
    const wallet = walletOf(order)
    const parts = [`${badge} ${amount} ${pair}`, day, shortAddress(order.orderKey)]
    texts.set(order.orderKey, [...parts, ...(wallet ? [`wallet ${wallet}`] : [])].join(', '))
  }
  return [...texts].map(([value, text]) => ({ value, text }))
}

/** The options of the filter by state (behaviour 17.15). */
export const ORDER_STATE_WORDS: Record<OrderState, string> = {
  open: 'Open',
  finished: 'Finished',
  cancelled: 'Cancelled',
  expired: 'Expired',
}

/** Returns 'No orders match “bonk”.', for a heading without matching orders (behaviour 17.15). */
export function noOrderMatchesText({ text }: OrderFilters): string {
  const wanted = text.trim()
  return wanted === '' ? 'No orders match these filters.' : `No orders match “${wanted}”.`
}

/** Counts the selected orders that filters hide: '4 hidden by filters' (behaviour 17.17). */
export function hiddenText(count: number): string {
  return `${groupedDigits(String(count))} hidden by filters`
}

/** The options of 'Sort by', where the table has no column heads (behaviour 17.12). */
export const SORT_OPTIONS: readonly { sort: EventSort; text: string }[] = [
  { sort: { column: 'date', isDescending: false }, text: 'Oldest first' },
  { sort: { column: 'date', isDescending: true }, text: 'Newest first' },
  { sort: { column: 'amount', isDescending: false }, text: 'Amount: low to high' },
  { sort: { column: 'amount', isDescending: true }, text: 'Amount: high to low' },
  { sort: { column: 'for', isDescending: false }, text: 'For: low to high' },
  { sort: { column: 'for', isDescending: true }, text: 'For: high to low' },
  { sort: { column: 'rate', isDescending: false }, text: 'Rate: low to high' },
  { sort: { column: 'rate', isDescending: true }, text: 'Rate: high to low' },
]

/** A range of days to select; both its days are included. */
type DatePreset = { label: string; from: Day; to: Day }

/** The first days of countries' tax years (behaviour 17.3). */
const TAX_YEARS = [
  { country: 'US', begins: '-01-01' },
  { country: 'UK', begins: '-04-06' },
  { country: 'AU', begins: '-07-01' },
] as const

/** Returns the presets: two years, the last 30 days, and two tax years of each country. */
export function datePresets(today: Day): DatePreset[] {
  const year = Number(today.slice(0, 4))
  return [
    yearFrom('This year', year, '-01-01'),
    yearFrom('Last year', year - 1, '-01-01'),
    { label: 'Last 30 days', from: addDays(today, -29), to: today },
    ...TAX_YEARS.flatMap(({ country, begins }) => {
      const current = today >= `${year}${begins}` ? year : year - 1
      return [current, current - 1].map((first) =>
        yearFrom(`${country} tax year ${yearsText(first, begins)}`, first, begins),
      )
    }),
  ]
}

function yearFrom(label: string, year: number, begins: string): DatePreset {
  return { label, from: `${year}${begins}`, to: addDays(`${year + 1}${begins}`, -1) }
}

/** Returns '2026', or '2025/26' for a tax year that spans two years. */
function yearsText(first: number, begins: string): string {
  if (begins === '-01-01') return String(first)
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}
