/** How long a call may count: the longest of Jupiter's windows, in milliseconds. */
export const LONGEST_WINDOW_MS = 60_000
const CLOCKS_APART_MS = 1_000

/**
 * What is known of the calls that count towards one limit; all in Unix milliseconds. None of it
 * lies more than a minute ahead or behind.
 */
export type CallTimes = {
  /** When each call of the last minute counts, the oldest first. */
  calls: readonly number[]
  /** Until when no call is left by Jupiter's own count; 0 where some are. */
  usedUpUntilMs: number
  /** Until when all calls wait because one was refused; 0 where none was. */
  pausedUntilMs: number
  /** When a call straight to Jupiter was last answered, if only by a status; 0 where none was. */
  answeredMs: number
  /** When one was last answered with status 429; 0 where none was. */
  refusedMs: number
}
export const NO_CALLS: CallTimes = {
  calls: [],
  usedUpUntilMs: 0,
  pausedUntilMs: 0,
  answeredMs: 0,
  refusedMs: 0,
}

/** Where the times are kept for everyone who shares the limit. */
export type CallTimesStore = {
  read: () => CallTimes
  /** Changes the times; changes come one after another, also where several tabs share them. */
  update: (change: (times: CallTimes) => CallTimes) => Promise<void>
}

/** Times that are kept for this page alone. */
export function createCallTimes(): CallTimesStore {
  let times = NO_CALLS
  return {
    read: () => times,
    update: async (change) => {
      times = change(times)
    },
  }
}

/**
 * The times that still count. One over a second ahead is of a clock that was set back, and is
 * ignored (behaviour 4.12); less is how far the clocks of two tabs may be apart.
 */
export function timesAt(times: CallTimes, nowMs: number): CallTimes {
  const { calls, usedUpUntilMs, pausedUntilMs, answeredMs, refusedMs } = times
  const isPast = (ms: number) => ms <= nowMs + CLOCKS_APART_MS
  const lately = (ms: number) => (isPast(ms) && ms >= nowMs - LONGEST_WINDOW_MS ? ms : 0)
  const endAt = (untilMs: number) =>
    untilMs > nowMs && untilMs <= nowMs + LONGEST_WINDOW_MS ? untilMs : 0
  return {
    calls: calls.filter((ms) => isPast(ms) && ms > nowMs - LONGEST_WINDOW_MS).sort((a, b) => a - b),
    usedUpUntilMs: endAt(usedUpUntilMs),
    pausedUntilMs: endAt(pausedUntilMs),
    answeredMs: lately(answeredMs),
    refusedMs: lately(refusedMs),
  }
}
