import type { PairStart } from '@/lib/domain/filters/event-filters'
import type { OrderFilters } from '@/lib/domain/filters/order-filters'
import { amountOf, type Order, orderSection, type OrderState } from '@/lib/domain/orders/order'
import type { PriceFlaw } from '@/lib/domain/prices/trade-value'
import { compareText } from '@/lib/domain/text/compare-text'
import type { TimeZone } from '@/lib/domain/time/local-day'
import type { TokenLookup, TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { counted, exactLabel, groupedDigits, partOfCount } from '@/lib/view/amounts/amount-label'
import { SECTION_LABELS } from '@/lib/view/orders/order-label'
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

export const CLEAR_FILTERS = 'Clear filters'

/** Returns '155 rows', or '12 of 155 rows' with a filter (behaviour 17.7). */
export function rowsLabel(shownRows: number, allRows: number, isFiltered: boolean): string {
  return isFiltered ? partOfCount(shownRows, allRows, 'row') : counted(allRows, 'row')
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

export type FilterOption = { value: string; text: string }

/** Returns an option for each pair of the orders, by name. Its value holds both mints (behaviour 17.3). */
export function pairOptions(orders: readonly Order[], stateOf: TokenLookup): FilterOption[] {
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
 * Returns an option for each order: 'RT 3,200 USDC → SOL, 02 Mar 2026, 7YtF…gAsU' (behaviour 17.3).
 * @param walletOf returns the name of an order's wallet, if the page shows several (behaviour 21.4)
 */
export function orderOptions(
  orders: readonly Order[],
  stateOf: TokenLookup,
  timeZone: TimeZone,
  walletOf: (order: Order) => string | undefined = () => undefined,
): FilterOption[] {
  const texts = new Map<string, string>()
  for (const order of orders) {
    const badge = SECTION_LABELS[orderSection(order)].badge
    const amount = exactLabel(amountOf(order, order.inputMint, order.deposited))
    const pair = pairOption(stateOf(order.inputMint), stateOf(order.outputMint))
    const { day } = localDate(order.createdAt, timeZone)
    const wallet = walletOf(order)
    const parts = [`${badge} ${amount} ${pair}`, day, shortAddress(order.orderKey)]
    texts.set(order.orderKey, [...parts, ...(wallet ? [`wallet ${wallet}`] : [])].join(', '))
  }
  return [...texts].map(([value, text]) => ({ value, text }))
}

/** Returns the option for an order of a link that isn't loaded yet: '7YtFb3sGq1x…' (behaviour 17.3). */
export function loadingOrderOption(keyStart: string): FilterOption {
  return { value: keyStart, text: `${keyStart}…` }
}

/** Returns the option for a pair of a link without a loaded order, with the beginnings of its mints (behaviour 17.3). */
export function loadingPairOption({ input, output }: PairStart): FilterOption {
  return { value: `${input} ${output}`, text: `${input}… → ${output}…` }
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
  return `${groupedDigits(count)} hidden by filters`
}

/** The options of 'Sort by', where the table has no column heads (behaviour 17.12). The keys are as in the URL. */
export const SORT_OPTIONS = {
  date: 'Oldest first',
  '-date': 'Newest first',
  amount: 'Amount: low to high',
  '-amount': 'Amount: high to low',
  for: 'For: low to high',
  '-for': 'For: high to low',
  rate: 'Rate: low to high',
  '-rate': 'Rate: high to low',
}
