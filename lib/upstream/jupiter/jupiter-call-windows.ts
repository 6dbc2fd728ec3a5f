import { type CallTimes, LONGEST_WINDOW_MS } from './jupiter-call-times'

/**
 * Jupiter's limits a minute (behaviour 4.2), the second with a free key
 * (developers.jup.ag/docs/portal/plans).
 */
export const REQUESTS_PER_MINUTE_WITHOUT_KEY = 30
const REQUESTS_PER_MINUTE_WITH_KEY = 60

/** Jupiter documents the minute, but counts in tens of seconds. */
const SHORT_WINDOW_MS = 10_000
const SHORT_WINDOWS_A_MINUTE = 6

/** At most `most` calls in any `ms` milliseconds. */
export type CallWindow = { ms: number; most: number }

/** The calls a minute without a key of the visitor's, or with one, by the setting (behaviour 4.2). */
export function requestsPerMinuteWith(apiKey: string | undefined, setting: number): number {
  return apiKey === undefined ? setting : Math.max(setting, REQUESTS_PER_MINUTE_WITH_KEY)
}

/** The limit in any 60 s, and a sixth of it, but one call at least, in any 10 s (behaviour 4.2). */
export function callWindows(requestsPerMinute: number): CallWindow[] {
  const most = Math.max(1, Math.floor(requestsPerMinute / SHORT_WINDOWS_A_MINUTE))
  return [
    { ms: LONGEST_WINDOW_MS, most: requestsPerMinute },
    { ms: SHORT_WINDOW_MS, most },
  ]
}

/** From when on the windows leave room for one more call, in Unix milliseconds; 0 where they do. */
export function roomAtMs(calls: readonly number[], windows: readonly CallWindow[]): number {
  return Math.max(0, ...windows.map(({ ms, most }) => (calls.at(-most) ?? -ms) + ms))
}

/** When the next call can start, in Unix milliseconds, by all that is known; 0 where at once. */
export function opensAtMs(times: CallTimes, windows: readonly CallWindow[]): number {
  return Math.max(times.usedUpUntilMs, times.pausedUntilMs, roomAtMs(times.calls, windows))
}

/** When the last of `count` further calls can start, in Unix milliseconds. */
export function lastStartMs(
  times: CallTimes,
  windows: readonly CallWindow[],
  count: number,
  nowMs: number,
): number {
  const calls = [...times.calls]
  let startMs = Math.max(nowMs, times.usedUpUntilMs, times.pausedUntilMs)
  for (let call = 0; call < count; call += 1) {
    startMs = Math.max(startMs, roomAtMs(calls, windows))
    calls.push(startMs)
  }
  return startMs
}

/** Whether one of the windows is two thirds full. */
export function isTwoThirdsFull(
  { calls }: CallTimes,
  windows: readonly CallWindow[],
  nowMs: number,
): boolean {
  return windows.some(({ ms, most }) => {
    const count = calls.filter((callMs) => callMs > nowMs - ms).length
    return count * 3 >= most * 2
  })
}
