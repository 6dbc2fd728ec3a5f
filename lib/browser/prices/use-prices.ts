import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { csvEvents, type OrderEvent } from '@/lib/domain/trades/order-event'
import {
  countPriceSources,
  NO_ANSWERS,
  type PriceAnswers,
  type PriceCounts,
  unansweredPrices,
} from '@/lib/domain/prices/price-answers'
import { roundToMinute, SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import {
  countPrices,
  type PriceMinutes,
  wantedPrices,
  withMinutes,
  withoutMinutes,
} from '@/lib/domain/prices/wanted-prices'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import { useNow } from '@/lib/browser/time/use-now'
import { pricesQuery } from './price-query'

/** The USD prices of the displayed events: what is known, and what is missing. */
export type Prices = {
  /** The displayed events, once they are counted. */
  events: readonly OrderEvent[]
  answers: PriceAnswers
  wanted: PriceMinutes
  /** Mint-minutes that are answered; 'missing' is an answer. */
  fetched: number
  /** Undefined until they are counted, after the rows are drawn. */
  missing: number | undefined
  /** Those of them that the CSV has a cell for; 0 until they are counted. */
  missingInFile: number
  /** The known prices of the CSV by source. */
  sources: PriceCounts
}

/** Nothing to count: no price is wanted, and none missing. */
export const NO_EVENTS: readonly OrderEvent[] = []
/** How late a minute that is over, or a 'missing' that no longer counts, may be seen. */
const LOOKED_AT_EVERY_MS = 10_000

/** Follows the prices of some events, deposits and returns included. */
export function usePrices(events: readonly OrderEvent[]): Prices {
  const { data: answers = NO_ANSWERS } = useQuery(pricesQuery)
  // After the rows are drawn: 100,000 events take a while.
  const counted = useDeferredValue(events, NO_EVENTS)
  const minute = useNow(LOOKED_AT_EVERY_MS, (nowMs) => roundToMinute(nowMs / 1_000))
  // Once the newest minute is over, no later one changes what is wanted.
  const countedTo = Math.min(minute, endOfNewest(counted))
  const inFile = useMemo(() => wantedPrices(csvEvents(counted), countedTo), [counted, countedTo])
  // Few, so that what the table alone wants is not counted by a second look at all rows.
  const outside = useMemo(
    () => withoutMinutes(wantedPrices(returnsOf(counted), countedTo), inFile),
    [counted, countedTo, inFile],
  )
  const wanted = useMemo(() => withMinutes(inFile, outside), [inFile, outside])
  const total = useMemo(() => countPrices(wanted), [wanted])
  const missing = useMemo(() => countMissing(wanted, answers, minute), [wanted, answers, minute])
  const missingOutside = useMemo(
    () => countMissing(outside, answers, minute),
    [outside, answers, minute],
  )
  const priced = useMemo(() => ({ inFile, answers }), [inFile, answers])
  // In a task of its own: it is one more look at each of them.
  const told = useDeferredValue(priced)
  const sources = useMemo(() => countPriceSources(told.inFile, told.answers), [told])
  const isCounted = counted !== NO_EVENTS
  const known = { events: counted, answers, wanted, sources }
  return {
    ...known,
    fetched: total - missing,
    missing: isCounted ? missing : undefined,
    missingInFile: missing - missingOutside,
  }
}

function returnsOf(events: readonly OrderEvent[]): OrderEvent[] {
  return events.filter(({ kind }) => kind === 'returned')
}

/** How many wanted prices are not answered: by the exact time, within the minute that it is. */
function countMissing(wanted: PriceMinutes, answers: PriceAnswers, minute: number): number {
  const nowMs = Math.max(Date.now(), minute * 1_000)
  return countPrices(unansweredPrices(wanted, answers, { service: 'birdeye', nowMs }))
}

/** When the minute of the newest of some events, which come by date, ends. In Unix seconds. */
function endOfNewest(events: readonly OrderEvent[]): number {
  const newest = events.at(-1)
  return newest ? roundToMinute(unixSeconds(newest.date)) + SECONDS_PER_MINUTE : 0
}
