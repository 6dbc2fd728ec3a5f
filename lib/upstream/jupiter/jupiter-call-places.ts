import type { Wait } from '@/lib/upstream/http/abortable-wait'
import { type CallTimes, type CallTimesStore, timesAt } from './jupiter-call-times'
import {
  callWindows,
  isTwoThirdsFull,
  lastStartMs,
  opensAtMs,
  roomAtMs,
} from './jupiter-call-windows'

/** When Jupiter has counted a call at the latest, after its start. */
const LATEST_COUNT_MS = 3_000
const MS_PER_SECOND = 1_000

type Answered = Pick<CallTimes, 'answeredMs' | 'refusedMs'>

/** The places for calls that the windows and the pauses leave, over all who share `store`. */
export function createCallPlaces(
  requestsPerMinute: number,
  store: CallTimesStore,
  now: () => number,
  wait: Wait,
) {
  const windows = callWindows(requestsPerMinute)
  const never = new AbortController().signal
  const noted: Answered = { answeredMs: 0, refusedMs: 0 }
  /** With what this page noted since: that goes into the store at the end of its call. */
  const current = (known: CallTimes) => {
    const answeredMs = Math.max(known.answeredMs, noted.answeredMs)
    const refusedMs = Math.max(known.refusedMs, noted.refusedMs)
    return timesAt({ ...known, answeredMs, refusedMs }, now())
  }
  const times = () => current(store.read())
  const update = (change: (times: CallTimes) => CallTimes) =>
    store.update((known) => change(current(known)))

  /**
   * A call counts from its answer, or 3 s after its start where that was earlier: nothing tells when
   * on its way Jupiter counted it, and one that starts later may well arrive sooner.
   */
  const settle = (startMs: number) =>
    update((known) => {
      const calls = [...known.calls]
      const place = calls.indexOf(startMs)
      if (place !== -1) calls[place] = Math.min(now(), startMs + LATEST_COUNT_MS)
      return { ...known, calls: calls.sort((a, b) => a - b) }
    })

  return {
    /**
     * Takes a place for one call; what it returns is to be called at the call's end. Where there is
     * none it waits until there may be one, and returns undefined.
     */
    async take(): Promise<(() => void) | undefined> {
      let startMs: number | undefined
      await update((known) => {
        if (opensAtMs(known, windows) > now()) return known
        startMs = now()
        return { ...known, calls: [...known.calls, startMs] }
      })
      const placeMs = startMs
      if (placeMs !== undefined) return () => void settle(placeMs)
      await wait(Math.max(1, opensAtMs(times(), windows) - now()), never)
      return undefined
    },
    /** Leaves no place before `untilMs`, because a call was refused. */
    pause: (untilMs: number) =>
      void update((known) => ({
        ...known,
        pausedUntilMs: Math.max(known.pausedUntilMs, untilMs),
      })),
    /**
     * Leaves no place before `untilMs`, because Jupiter's own count leaves none. That time is in whole
     * seconds: less than one after the windows' own, it says nothing new.
     */
    close: (untilMs: number) =>
      void update((known) => {
        if (untilMs - roomAtMs(known.calls, windows) < MS_PER_SECOND) return known
        return { ...known, usedUpUntilMs: Math.max(known.usedUpUntilMs, untilMs) }
      }),
    /** From when on there is a place, and whether a pause holds it back; undefined where now. */
    closed(): { untilMs: number; isPause: boolean } | undefined {
      const known = times()
      const untilMs = opensAtMs(known, windows)
      if (untilMs <= now()) return undefined
      return { untilMs, isPause: known.pausedUntilMs === untilMs }
    },
    /** Notes that a call straight to Jupiter was answered now, and whether with status 429. */
    noteAnswer(isRefused: boolean): void {
      noted.answeredMs = now()
      if (isRefused) noted.refusedMs = now()
    },
    /** When such calls were last answered, by all who share the times. */
    answered: (): Answered => times(),
    isTwoThirdsFull: () => isTwoThirdsFull(times(), windows, now()),
    /** In how many milliseconds the last of `count` further calls has its place. */
    msUntilStart: (count: number) => lastStartMs(times(), windows, count, now()) - now(),
  }
}
export type CallPlaces = ReturnType<typeof createCallPlaces>
