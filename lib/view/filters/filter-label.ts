import type { EventFilters } from '@/lib/domain/filters/event-filters'
import { depositedAmount, type Order, orderType } from '@/lib/domain/orders/order'
import type { Day } from '@/lib/domain/time/local-day'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { amountLabel } from '@/lib/view/amounts/amount-label'
import { counted, ofCounted } from '@/lib/view/amounts/count-label'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenLabel, withLookAlike } from '@/lib/view/tokens/token-label'
import { shortAddress } from '@/lib/view/wallet/short-address'
import { datePresets } from './date-presets'

/** What the segments of the filter bar say (behaviour 17.3). */
export const KIND_WORDS: Record<OrderEvent['kind'], string> = {
  trade: 'Trades',
  deposit: 'Deposits',
  returned: 'Returned',
}

/** What is said of a link with a wrong filter (behaviour 17.10). */
export const UNKNOWN_FILTER = 'A filter in this link is not known and is left out.'

export const NO_ROW_MATCHES = 'No row matches these filters.'

/** How many rows there are, or of how many some are shown: '12 of 155 rows' (behaviour 17.7). */
export function rowsLabel(shown: number, all: number, isFiltered: boolean): string {
  return isFiltered ? ofCounted(shown, all, 'row') : counted(all, 'row')
}

/** The name of the button that opens the filters: how many are in use. */
export function filtersButtonLabel(count: number): string {
  return count === 0 ? 'Filters' : `Filters, ${count} in use`
}

/** A pair to choose: 'USDC → SOL'. */
export function pairOption(input: TokenState, output: TokenState): string {
  return `${optionName(input)} → ${optionName(output)}`
}

/**
 * An order to choose: 'RT 3,200 USDC → SOL, 02 Mar 2026, 7YtF…gAsU'.
 * @param wallet what its wallet is called, where it is one of several: ', wallet Savings'
 */
export function orderOption(
  order: Order,
  stateOf: (mint: string) => TokenState,
  timeZone?: string,
  wallet?: string,
): string {
  const pair = pairOption(stateOf(order.inputMint), stateOf(order.outputMint))
  const { day } = localDate(order.createdAt, timeZone)
  const amount = amountLabel(depositedAmount(order))
  const badge = ORDER_BADGES[orderType(order)].text
  const ofWallet = wallet === undefined ? '' : `, wallet ${wallet}`
  return `${badge} ${amount} ${pair}, ${day}, ${shortAddress(order.orderKey)}${ofWallet}`
}

/** The days that are chosen: 'This year', '06 Apr 2025 – 01 May 2025', 'From 06 Apr 2025'. */
export function datesLabel({ from, to }: EventFilters, today: Day): string {
  const preset = datePresets(today).find((days) => days.from === from && days.to === to)
  if (preset) return preset.label
  if (from !== undefined && to !== undefined) return `${dayLabel(from)} – ${dayLabel(to)}`
  if (from !== undefined) return `From ${dayLabel(from)}`
  return to === undefined ? 'Any date' : `Until ${dayLabel(to)}`
}

function dayLabel(day: Day): string {
  return localDate(`${day}T12:00:00.000Z`, 'UTC').day
}

function optionName(state: TokenState): string {
  return state.kind === 'loading' ? state.mint : withLookAlike(tokenLabel(state), state)
}
