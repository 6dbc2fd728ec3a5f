import { useMemo, useSyncExternalStore } from 'react'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { createResults, type Results } from '@/lib/domain/results/results'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TimeZone } from '@/lib/domain/time/local-day'

/** Some 20 ms of work: a page answers clicks between two slices (behaviour 26.7). */
const EVENTS_PER_SLICE = 4_000

/**
 * Returns what some events cost and brought; undefined until that is computed, which takes a moment for many
 * events (behaviour 26.1). @param events by date
 */
export function useResults(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
  timeZone: TimeZone,
): Results | undefined {
  const store = useMemo(() => resultsStore(events, answers, timeZone), [events, answers, timeZone])
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Computes the first slice at once, and the others one after another while somebody listens. */
function resultsStore(events: readonly OrderEvent[], answers: PriceAnswers, timeZone: TimeZone) {
  const add = createResults(answers, timeZone)
  let at = 0
  let done: Results | undefined
  const reckonSlice = () => {
    const results = add(events.slice(at, at + EVENTS_PER_SLICE))
    at += EVENTS_PER_SLICE
    if (at >= events.length) done = results
  }
  reckonSlice()
  return {
    get: () => done,
    subscribe: (listener: () => void) => {
      const goOn = () => {
        if (done) return
        reckonSlice()
        if (done) listener()
        else timer = setTimeout(goOn)
      }
      let timer = setTimeout(goOn)
      return () => clearTimeout(timer)
    },
  }
}
