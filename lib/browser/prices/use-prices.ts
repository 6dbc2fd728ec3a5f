import { useMemo, useState } from 'react'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { cachedTokens, scaledMintsIn } from '@/lib/browser/tokens/load-tokens'
import { useNow } from '@/lib/browser/time/clock'
import { amountsOf, csvEvents, type OrderEvent } from '@/lib/domain/trades/order-event'
import {
  bestPriceAt,
  countPriceSources,
  type PriceAnswers,
  type PriceCounts,
  withoutScaledPrices,
} from '@/lib/domain/prices/price-answers'
import { unansweredPrices } from '@/lib/domain/prices/price-plan'
import {
  countPrices,
  type PriceMinutes,
  roundToMinute,
  wantedPrices,
} from '@/lib/domain/prices/token-price'
import { MINUTE_MS, SECOND_MS, SECONDS_PER_MINUTE, unixSeconds } from '@/lib/domain/time/unix-time'
import { cachedPrices } from './cached-prices'
import { usePriceRun } from './price-run-state'

/** The USD prices of the selected events: which are known, and how many are not answered yet. */
export type Prices = {
  /** The selected events, once they are counted. */
  events: readonly OrderEvent[]
  answers: PriceAnswers
  /** Tokens with a multiplier, which DefiLlama isn't asked for (behaviour 8.31). */
  scaledMints: ReadonlySet<string>
  wanted: PriceMinutes
  /** How many wanted prices are answered; 'missing' is an answer. */
  fetched: number
  /** Whether any wanted price is answered. It is looked up before the rows render, so that they don't move. */
  hasFetched: boolean
  /** How many wanted prices aren't answered; undefined until they are counted, after the rows are rendered. */
  unanswered: number | undefined
  /** How many prices from trades or DefiLlama a price of Birdeye could replace (behaviour 8.7). */
  replaceable: number
  /** Whether a price could be replaced or found although none is unanswered (behaviour 8.4). */
  hasMoreSources: boolean
  /** Which source fills how many price cells of the CSV. */
  sources: PriceCounts
}

export const NO_EVENTS: readonly OrderEvent[] = []
/** Searching this many events for a price takes no noticeable time. */
const LOOKED_AT = 1_000

/** Follows the prices of some events, deposits and refunds included. */
export function usePrices(events: readonly OrderEvent[]): Prices {
  const allAnswers = cachedPrices.useValue()
  const tokens = cachedTokens.useValueInSlices()
  const scaledMints = useMemo(() => scaledMintsIn(tokens), [tokens])
  const answers = useMemo(
    () => withoutScaledPrices(allAnswers, scaledMints),
    [allAnswers, scaledMints],
  )
  // Prices are counted after the rows are rendered.
  const counted = useAfterPaint(events, NO_EVENTS)
  // At each minute, one may be over, or a 'missing' may have expired.
  const minute = useNow(MINUTE_MS, (nowMs) => roundToMinute(nowMs / 1_000))
  // Once the newest event's minute is over, no later minute changes what is wanted.
  const countedTo = Math.min(minute, endOfNewest(counted))
  const { wanted, inFile } = useMemo(
    () => ({
      wanted: wantedPrices(counted, countedTo),
      inFile: wantedPrices(csvEvents(counted), Infinity),
    }),
    [counted, countedTo],
  )
  const sources = useMemo(() => countPriceSources(inFile, answers), [inFile, answers])
  const counts = useMemo(() => countPricesIn(wanted, answers, minute), [wanted, answers, minute])
  const { unanswered, replaceable } = counts
  // Tokens arrive in many steps. Each step counts prices only if none is unanswered or replaceable.
  const hasMoreSources = useMemo(() => {
    if (unanswered > 0 || replaceable > 0) return unanswered === 0
    const asking = { service: 'defillama', nowMs: timeIn(minute), scaledMints } as const
    return countPrices(unansweredPrices(wanted, answers, asking)) > 0
  }, [unanswered, replaceable, wanted, answers, scaledMints, minute])
  const hasPrice = useMemo(() => somePriceIsKnown(events, answers), [events, answers])
  return {
    events: counted,
    answers,
    scaledMints,
    wanted,
    hasFetched: counts.fetched > 0 || hasPrice,
    hasMoreSources,
    sources,
    ...counts,
    unanswered: counted === NO_EVENTS ? undefined : unanswered,
  }
}

function somePriceIsKnown(events: readonly OrderEvent[], answers: PriceAnswers): boolean {
  if (answers.size === 0) return false
  return events
    .slice(-LOOKED_AT)
    .some((event) =>
      amountsOf(event).some(({ mint }) => bestPriceAt(answers, mint, unixSeconds(event.date))),
    )
}

/** Counts the wanted prices. @param minute the start of this minute, in Unix seconds */
function countPricesIn(wanted: PriceMinutes, answers: PriceAnswers, minute: number) {
  const asking = { service: 'birdeye', nowMs: timeIn(minute) } as const
  const askable = unansweredPrices(wanted, answers, { ...asking, isReplacing: true })
  // Whatever is unanswered can also be asked for.
  const unanswered = countPrices(unansweredPrices(askable, answers, asking))
  const fetched = countPrices(wanted) - unanswered
  return { fetched, unanswered, replaceable: countPrices(askable) - unanswered }
}

/** Returns the current time, or the start of `minute` if that is later, in Unix milliseconds. */
function timeIn(minute: number): number {
  return Math.max(Date.now(), minute * SECOND_MS)
}

/** Returns when the minute of the newest event ends, in Unix seconds. @param events by date */
function endOfNewest(events: readonly OrderEvent[]): number {
  const newest = events.at(-1)
  return newest ? roundToMinute(unixSeconds(newest.date)) + SECONDS_PER_MINUTE : 0
}

export type PriceSwitch = {
  isOn: boolean
  set: (isOn: boolean) => void
  /** The USD prices, if they are shown. */
  answers: PriceAnswers | undefined
}

/** Holds the switch 'Show USD prices'. It is on if prices are cached, or once a run brings one (behaviour 8.4). */
export function usePriceSwitch(hasFetched: boolean, answers: PriceAnswers): PriceSwitch {
  const pricedRunMs = usePriceRun((state) => state.pricedRunMs)
  const [choice, setChoice] = useState<{ isOn: boolean; after: number | undefined }>()
  const isOn = choice && choice.after === pricedRunMs ? choice.isOn : hasFetched
  return {
    isOn,
    set: (next) => setChoice({ isOn: next, after: pricedRunMs }),
    answers: isOn ? answers : undefined,
  }
}
