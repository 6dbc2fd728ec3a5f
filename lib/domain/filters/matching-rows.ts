import type { Order } from '@/lib/domain/orders/order'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { startOfDay, addDays } from '@/lib/domain/time/local-day'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { TokenState } from '@/lib/domain/tokens/token'
import { outputMintOf, outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type EventFilters, isOfPair } from './event-filters'
import { textMatch } from './text-match'

/** What filters need to know of the events' surroundings. */
export type FilterSurroundings = {
  /** The orders that the events are of: a deposit is of its order's pair. */
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  answers: PriceAnswers
  /** An IANA name; the visitor's own zone where undefined. */
  timeZone?: string | undefined
}

type Test = (event: OrderEvent) => boolean

/**
 * The places of the events that match all filters, in the order given (behaviour 17.1).
 * @param events any; their dates in UTC with milliseconds, as they all are
 */
export function matchingRows(
  events: readonly OrderEvent[],
  filters: EventFilters,
  surroundings: FilterSurroundings,
): number[] {
  const tests = testsOf(filters, surroundings)
  const rows: number[] = []
  for (const [row, event] of events.entries()) {
    if (tests.every((test) => test(event))) rows.push(row)
  }
  return rows
}

/** The quickest first. */
function testsOf(
  filters: EventFilters,
  { orders, stateOf, answers, timeZone }: FilterSurroundings,
) {
  const { kind, key, wallet, from, to, pair, text, isUnpriced } = filters
  const tests: Test[] = []
  if (kind !== undefined) tests.push((event) => event.kind === kind)
  if (key !== undefined) tests.push((event) => event.orderKey.startsWith(key))
  if (wallet !== undefined) tests.push((event) => event.userAddress.startsWith(wallet))
  if (from !== undefined) {
    const first = new Date(startOfDay(from, timeZone)).toISOString()
    tests.push(({ date }) => date >= first)
  }
  if (to !== undefined) {
    const end = new Date(startOfDay(addDays(to, 1), timeZone)).toISOString()
    tests.push(({ date }) => date < end)
  }
  if (pair !== undefined) {
    const outputMints = outputMintsOf(orders)
    tests.push((event) => {
      const outputMint = outputMintOf(event, outputMints) ?? ''
      return isOfPair(pair, { inputMint: event.inputMint, outputMint })
    })
  }
  if (text !== undefined) tests.push(textMatch(text, stateOf))
  if (isUnpriced) tests.push((event) => lacksPrice(event, answers))
  return tests
}

/** Whether one side of an event at least has no price (behaviour 17.6). */
function lacksPrice(event: OrderEvent, answers: PriceAnswers): boolean {
  const seconds = unixSeconds(event.date)
  if (!bestPriceAt(answers, event.inputMint, seconds)) return true
  return event.kind === 'trade' && !bestPriceAt(answers, event.outputMint, seconds)
}
