import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/count-label'
import { localDate } from '@/lib/view/time/local-date'
import { tokenLabel, withLookAlike } from '@/lib/view/tokens/token-label'

/** When an order began, in parts: the line draws the day louder than the rest. */
export type StartLabel = { word: 'Started' | 'Opened'; day: string; time: string }

/**
 * 'Started 02 Mar 2026, 08:00:26' of a recurring order, 'Opened …' of a trigger (behaviour 2.6).
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function startLabel(order: Order, timeZone?: string): StartLabel {
  const word = order.kind === 'recurring' ? 'Started' : 'Opened'
  return { word, ...localDate(order.createdAt, timeZone) }
}

/** How many orders of a pair are checked: '2 of 3 selected' (behaviour 2.5). */
export function selectedLabel(selected: number, orders: number): string {
  return `${selected} of ${orders} selected`
}

/** Orders that wait for a place in the list: '14 more orders so far' (behaviour 3.5). */
export function moreOrdersLabel(count: number): string {
  return `${counted(count, 'more order')} so far`
}

/** What a pair's group is called: 'USDC to SOL'; a token that is still asked for by its mint. */
export function pairLabel(input: TokenState, output: TokenState): string {
  const [from, to] = [input, output].map((state) =>
    state.kind === 'loading' ? state.mint : withLookAlike(tokenLabel(state), state),
  )
  return `${from} to ${to}`
}
