import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { withJupiter } from '@/lib/browser/jupiter/jupiter-calls'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { createResults, type Results } from '@/lib/domain/results/results'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TimeZone } from '@/lib/domain/time/local-day'
import { MINUTE_MS } from '@/lib/domain/time/unix-time'
import { type CurrentPrices, fetchCurrentPrices } from '@/lib/upstream/tokens/jupiter-tokens'

/** About 20 ms of work: the page responds to clicks between two slices (behaviour 26.7). */
const EVENTS_PER_SLICE = 4_000

type ResultsInput = { events: readonly OrderEvent[]; answers: PriceAnswers; timeZone: TimeZone }

/**
 * Returns the results of some events, sorted by date (behaviour 26.1). Until they are computed, the last ones stay;
 * undefined if there are none yet, or without events.
 */
export function useResults(
  events: readonly OrderEvent[] | undefined,
  answers: PriceAnswers,
  timeZone: TimeZone,
): Results | undefined {
  const [store, setStore] = useState<ResultsStore>()
  const results = useSyncExternalStore(store?.subscribe ?? noSubscription, () => store?.get())
  if (!events) {
    if (store) setStore(undefined)
    return undefined
  }
  const { input } = store ?? {}
  const isSame =
    input?.events === events && input.answers === answers && input.timeZone === timeZone
  // Prices may come faster than many events are computed, so a computation ends before the next one begins.
  if (!isSame && (!store || store.isDone() || events.length <= EVENTS_PER_SLICE)) {
    setStore(resultsStore({ events, answers, timeZone }, results))
  }
  return results
}

const noSubscription = () => () => {}

type ResultsStore = ReturnType<typeof resultsStore>

/** Computes the first slice at once, and the others one after another while a component listens. */
function resultsStore(input: ResultsInput, last: Results | undefined) {
  const { events, answers, timeZone } = input
  const add = createResults(answers, timeZone)
  let at = 0
  let done: Results | undefined
  const computeSlice = () => {
    const results = add(events.slice(at, at + EVENTS_PER_SLICE))
    at += EVENTS_PER_SLICE
    if (at >= events.length) done = results
  }
  computeSlice()
  return {
    input,
    isDone: () => done !== undefined,
    get: () => done ?? last,
    subscribe: (listener: () => void) => {
      const goOn = () => {
        if (done) return
        computeSlice()
        if (done) listener()
        else timer = setTimeout(goOn)
      }
      let timer = setTimeout(goOn)
      return () => clearTimeout(timer)
    },
  }
}

/** The current prices of some tokens, or why there are none (behaviour 26.9). */
export type Worth =
  | { kind: 'off' | 'loading' }
  | { kind: 'failed'; retry: () => void }
  /** `atMs` is when the answer came, in Unix milliseconds. */
  | { kind: 'known'; prices: CurrentPrices; atMs: number }

/** Fetches the current prices of some tokens, if wanted. An answer is used for five minutes (behaviour 26.9). */
export function useWorth(mints: readonly string[], isWanted: boolean): Worth {
  const client = useQueryClient()
  const asked = [...mints].sort()
  const { data, isError, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['current-prices', asked],
    queryFn: ({ signal }) =>
      withJupiter(client, signal, (calls, ofKey) => fetchCurrentPrices(calls, asked, ofKey)),
    enabled: isWanted && asked.length > 0,
    staleTime: 5 * MINUTE_MS,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })
  if (!isWanted || asked.length === 0) return { kind: 'off' }
  // An older answer isn't shown in place of one that failed: it is more than five minutes old.
  if (isError) return { kind: 'failed', retry: () => void refetch() }
  return data ? { kind: 'known', prices: data, atMs: dataUpdatedAt } : { kind: 'loading' }
}
