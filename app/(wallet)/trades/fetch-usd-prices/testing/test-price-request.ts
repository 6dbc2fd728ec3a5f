import type { PriceMinutes } from '@/lib/domain/prices/token-price'
import bs58 from 'bs58'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { wantedAt } from '@/lib/upstream/testing/mock-birdeye'
import { serverSettings } from '@/lib/upstream/environment/server-settings'

// These helpers are for tests of the route: requests, settings, and a clock that a test can move forward.
export const KEY = 'canary-7f3a9c'
export const THREE = wantedAt({ [SOL]: [0, 1], [USDC]: [0] })

/** Returns one minute for each of `count` mints. Each of these prices takes a call of its own. */
export function manyPrices(count: number): PriceMinutes {
  const mintOf = (index: number) =>
    bs58.encode(
      new Uint8Array(32)
        .fill(1)
        .fill(index, 30, 31)
        .fill(index >> 8, 31),
    )
  const mints = Array.from({ length: count }, (_, index) => [mintOf(index), [0]])
  return wantedAt(Object.fromEntries(mints))
}

const listOf = (wanted: PriceMinutes) => JSON.stringify(Object.fromEntries(wanted))

/** Returns the form fields of a run that asks for these prices. */
export function fieldsFor(wanted: PriceMinutes): Record<string, string> {
  return { birdeyeApiKey: KEY, rememberApiKey: 'on', tokenPricesToFetch: listOf(wanted) }
}

export type TestRequest = {
  /** Undefined fields are not sent. */
  fields?: Record<string, string | undefined>
  isMultipart?: boolean
  accept?: string
  signal?: AbortSignal
}

export function testRequest(change: TestRequest = {}): Request {
  const { fields = fieldsFor(THREE), isMultipart = false, accept = '*/*', signal } = change
  const form = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value)
  }
  return requestWith(form, { accept }, signal)
}

export function requestWith(
  body: BodyInit,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Request {
  const url = 'https://site.example/trades/fetch-usd-prices'
  return new Request(url, { method: 'POST', headers, body, signal })
}

const NOW = Date.UTC(2027, 0, 1)

/** Stops the clock. Sets the pace to 1,000 calls a second, or at most 10 if the visitor asks for a pace. */
export function setUpRun(): void {
  jest.replaceProperty(serverSettings, 'birdeyeRequestsPerSecond', 1_000)
  jest.replaceProperty(serverSettings, 'birdeyeMaxRequestsPerSecond', 10)
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
}

const nextTask = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Waits until the run does nothing more by itself: it then waits for the clock. How many tasks a request, a call and
 * a response take differs between versions of Node, so this looks at the run's timers, until they stay the same.
 */
async function untilIdle(): Promise<void> {
  let timers = jest.getTimerCount()
  for (let idleTasks = 0; idleTasks < IDLE_TASKS; idleTasks += 1) {
    await nextTask()
    if (jest.getTimerCount() !== timers) idleTasks = 0
    timers = jest.getTimerCount()
  }
}
/** More than any version of Node takes from one timer to the next. */
const IDLE_TASKS = 20

/** Returns a function that moves the clock forward second by second, for tests of long waits. */
export function useMovedClock(): (seconds: number) => Promise<void> {
  jest.spyOn(Date, 'now').mockRestore()
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  return async (seconds) => {
    await untilIdle()
    for (let second = 0; second < seconds; second += 1) {
      await jest.advanceTimersByTimeAsync(1_000)
      await untilIdle()
    }
  }
}

export function tearDownRun(): void {
  jest.useRealTimers()
  jest.restoreAllMocks()
}
