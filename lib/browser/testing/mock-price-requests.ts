import { QueryClient } from '@tanstack/react-query'
import { birdeyeAnswer, type PriceResult } from '@/lib/domain/prices/price-answers'
import type { PriceMinutes } from '@/lib/domain/prices/token-price'
import { minuteAt, wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { birdeyeKeyStorage } from '@/lib/browser/api-keys/api-key-storage'
import { wantedTexts } from './mock-price-run'
import { storedContent } from './stored-content'
import { requestPrices } from '@/lib/browser/prices/birdeye-run'
import { addPrices, cachedPrices } from '@/lib/browser/prices/cached-prices'
import { usePriceRun, stopPriceRun } from '@/lib/browser/prices/price-run-state'
import { IDLE } from './test-price-progress'
import { END } from './test-price-results'
import { type PriceRunRequest, startPriceRun } from '@/lib/browser/prices/price-run'
import { dismissToast, useToasts } from '@/lib/browser/toasts/toast-store'

export const NOW_MS = Date.UTC(2026, 10, 21, 9)
export const THREE = wantedAt({ JUP: [0, 1], USDC: [0] })

/**
 * For tests of whole runs, which have to mock the module of `requestPrices`: sets up its answers, and a clock that
 * only the test moves. Call this before each test, and `tearDown` after it.
 */
export function setUpRuns() {
  jest.useFakeTimers({ now: NOW_MS })
  window.localStorage.clear()
  birdeyeKeyStorage.keep('my-key', false)
  usePriceRun.setState(IDLE)
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
  const client = new QueryClient()
  const asked: string[][] = []
  let tell: (results: PriceResult[]) => void = () => {}
  let resolve = () => {}
  let reject: (reason: unknown) => void = () => {}
  jest.mocked(requestPrices).mockImplementation(async ({ wanted, signal, onResults }) => {
    asked.push(wantedTexts(wanted))
    tell = onResults
    await new Promise<void>((whole, broken) => {
      resolve = whole
      reject = broken
      signal.addEventListener('abort', () => broken(signal.reason))
    })
  })
  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms)

  return {
    client,
    /** The prices that each request named. */
    asked,
    settle,
    start: async (change: Partial<PriceRunRequest> = {}) => {
      startPriceRun({
        client,
        wanted: THREE,
        events: [],
        method: 'birdeye',
        isReplacing: false,
        ...change,
      })
      await settle()
    },
    /** Sends results of the request under way. */
    tell: async (...results: PriceResult[]) => {
      tell(results)
      await settle()
    },
    /** Sends the last results of that request, then its end. */
    end: async (...results: PriceResult[]) => {
      tell([...results, END])
      resolve()
      await settle()
    },
    breakOff: async (reason: unknown) => {
      reject(reason)
      await settle()
    },
    prices: () => wantedTexts(minutesOf(cachedPrices.read(client))),
    stored: () => wantedTexts(minutesOf(storedContent().prices)),
    /** Puts a price of JUP into this tab's cache. */
    know: (index: number) => addPrices(client, [birdeyeAnswer('JUP', minuteAt(index), 1)], NOW_MS),
    state: usePriceRun.getState,
    toasts: () => useToasts.getState().toasts,
    tearDown: async () => {
      jest.restoreAllMocks()
      stopPriceRun()
      await settle(1_000)
      client.clear()
      jest.useRealTimers()
    },
  }
}
export type Runs = ReturnType<typeof setUpRuns>

function minutesOf(prices: ReadonlyMap<string, ReadonlyMap<number, unknown>>): PriceMinutes {
  return new Map([...prices].map(([mint, mintAnswers]) => [mint, [...mintAnswers.keys()]]))
}
