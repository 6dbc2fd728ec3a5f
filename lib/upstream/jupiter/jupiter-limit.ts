import { faultOf, retryAfterMs, type UpstreamFault, type Wait } from '@/lib/upstream/http/http-call'
import { callError } from './jupiter-error'
import { type JupiterRequest, RATE_LIMIT_RESET_HEADER, type SendToJupiter } from './jupiter-fetch'

/** Jupiter's limit with a free key (developers.jup.ag/docs/portal/plans). */
const REQUESTS_PER_MINUTE_WITH_KEY = 60

/** Jupiter documents a limit per minute, but applies it per 10 seconds. The eleventh second is for late calls. */
const WINDOW_MS = 11_000
const WINDOWS_PER_MINUTE = 6
export const MAX_CONCURRENT = 6

/** The pauses of all calls after 429s in a row, unless Jupiter says how long to wait. */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const MAX_PAUSE_MS = 60_000

/** The waits before the second and the third try. */
const RETRIES_AFTER_MS = [500, 1_500]
/** The waits after a network error. It may be a 429, which a browser can't see without CORS headers. */
const LOST_RETRIES_AFTER_MS = [10_000, 10_000]

export type JupiterCall<T> = JupiterRequest & {
  /** Parses the response. @throws UpstreamError 'unreadable' if the response has the wrong format */
  parse: (text: string) => T
  priority: number
  /** Whether the call tests an API key. Such a call isn't retried, and its 429 makes no other call wait. */
  isTrial?: boolean
  /** Whether the call waits for the network while the browser is offline, without using up its tries. */
  waitsForNetwork?: boolean
}

/** What the browser knows of its connection. It may take a dead connection for a network. */
export type Network = {
  isOffline: () => boolean
  /** Resolves once the browser is online. @throws the signal's reason once it aborts */
  whenOnline: (signal: AbortSignal) => Promise<void>
}

export type JupiterCallsOptions = {
  send: SendToJupiter
  /** How many calls a minute Jupiter allows without a key. With a key it allows 60, or this number if it is higher. */
  requestsPerMinute: number
  hasKey: boolean
  now: () => number
  wait: Wait
  /** Absent outside a browser. */
  network?: Network
}
export type JupiterCalls = ReturnType<typeof createJupiterCalls>

/** Calls Jupiter, as `JupiterCalls.call` does. The sample wallet answers the calls itself. */
export type JupiterCaller = { call: <T>(call: JupiterCall<T>) => Promise<T> }

/**
 * Calls Jupiter within its limit (behaviour 4.2). In any 11 seconds, at most a sixth of a minute's calls start (below six a minute, one call in a
 * longer window). At most six calls run at a time. The call with the highest priority starts first. After a 429 all calls wait
 * (behaviour 4.4). Calls with a network error, a status of 500 or above or an unreadable response are tried twice
 * more (behaviour 4.5).
 */
export function createJupiterCalls(options: JupiterCallsOptions) {
  const { requestsPerMinute, hasKey, now, wait, network } = options
  const perMinute = Math.max(requestsPerMinute, hasKey ? REQUESTS_PER_MINUTE_WITH_KEY : 0)
  const callsPerWindow = Math.max(1, Math.floor(perMinute / WINDOWS_PER_MINUTE))
  // Below six calls a minute, even one call per window would be too many, so the window is longer.
  const windowMs = Math.max(WINDOW_MS, (WINDOW_MS * WINDOWS_PER_MINUTE) / perMinute)
  /** The calls that wait for their turn, the next one first. */
  const waiting: { priority: number; start: () => void }[] = []
  let running = 0
  /** When the calls of the last window started, by performance.now(), which ignores changes of the clock. */
  const startedAtMs: number[] = []
  let windowTimer: ReturnType<typeof setTimeout> | undefined
  /** 0 while no 429 makes calls wait. */
  let pausedUntilMs = 0
  let pauses = 0
  let pausesInARow = 0
  let callsUnderWay = 0
  /** When the calls that got no response are tried again, in Unix milliseconds. */
  const retriesAtMs = new Set<{ ms: number }>()
  /** Whether no response has come since a call got none. */
  let isSilent = false
  let callsOffline = 0

  /** Starts waiting calls while the window has room, unless a 429 makes them wait. */
  function startNext(): void {
    const nowMs = performance.now()
    while ((startedAtMs[0] ?? Infinity) + windowMs <= nowMs) startedAtMs.shift()
    clearTimeout(windowTimer)
    while (pausedUntilMs === 0 && running < MAX_CONCURRENT && waiting.length > 0) {
      if (startedAtMs.length >= callsPerWindow) {
        const [oldestMs = nowMs] = startedAtMs
        windowTimer = setTimeout(startNext, Math.ceil(oldestMs + windowMs - nowMs))
        return
      }
      running += 1
      startedAtMs.push(nowMs)
      waiting.shift()?.start()
    }
  }

  /** Tries a call in its turn. @throws as `attempt`; the signal's reason if it aborts before the turn */
  function attemptInTurn<T>(call: JupiterCall<T>): Promise<string | undefined> {
    const { priority, signal } = call
    return new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const leave = () => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(signal.reason)
      }
      const end = () => {
        running -= 1
        startNext()
      }
      const place = {
        priority,
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve(attempt(call).finally(end))
        },
      }
      signal.addEventListener('abort', leave)
      const behind = waiting.findIndex((other) => other.priority < priority)
      waiting.splice(behind === -1 ? waiting.length : behind, 0, place)
      startNext()
    })
  }

  /** Returns the response's text; undefined after a 429, so that the call is made again after the pause. */
  async function attempt<T>(call: JupiterCall<T>): Promise<string | undefined> {
    const seenPauses = pauses
    try {
      const text = await options.send(call)
      pausesInARow = 0
      isSilent = false
      return text
    } catch (error) {
      const fault = faultOf(error)
      // A call that was stopped says nothing about Jupiter.
      if (fault) isSilent = fault.kind === 'network'
      const isLimited = fault?.kind === 'status' && fault.status === 429
      if (call.isTrial || !isLimited) throw error
      // Pauses never overlap: only a call that started since the last pause begins one. This call ends after the
      // pause has begun, because the end of a call starts the next call.
      if (pauses !== seenPauses) return undefined
      const pauseMs = pauseAfter429(fault.headers, pausesInARow, now())
      if (pauseMs === undefined) throw error
      pauses += 1
      pausesInARow += 1
      pausedUntilMs = now() + pauseMs
      void wait(pauseMs, new AbortController().signal).then(() => {
        pausedUntilMs = 0
        startNext()
      })
      return undefined
    }
  }

  /** Tries a call up to three times. Waits after a 429 or for the network don't count as tries (behaviour 4.4, 4.5). */
  async function callWithRetries<T>(call: JupiterCall<T>): Promise<T> {
    for (let tries = 1; ;) {
      try {
        const text = await attemptInTurn(call)
        if (text !== undefined) return call.parse(text)
      } catch (error) {
        call.signal.throwIfAborted()
        const fault = faultOf(error)
        if (!fault) throw error
        if (fault.kind === 'network' && call.waitsForNetwork && network?.isOffline()) {
          callsOffline += 1
          await network.whenOnline(call.signal).finally(() => {
            callsOffline -= 1
          })
          continue
        }
        const backOffMs = call.isTrial ? undefined : backOffAfter(fault, tries)
        if (backOffMs === undefined) throw callError(fault, tries, hasKey)
        const retryAt = { ms: now() + backOffMs }
        retriesAtMs.add(retryAt)
        await wait(backOffMs, call.signal).finally(() => retriesAtMs.delete(retryAt))
        tries += 1
      }
    }
  }

  return {
    /**
     * Makes one call in its turn. If no other call is under way, the count of pauses in a row restarts at 0.
     * @throws JupiterError if all tries fail or a 429 follows five pauses; the signal's reason once it aborts
     */
    call<T>(call: JupiterCall<T>): Promise<T> {
      if (callsUnderWay === 0) pausesInARow = 0
      callsUnderWay += 1
      return callWithRetries(call).finally(() => {
        callsUnderWay -= 1
      })
    },
    /** Returns when the pause after a 429 ends, in Unix milliseconds; undefined if no call waits. */
    pausedUntilMs: () => (callsUnderWay > 0 && pausedUntilMs > now() ? pausedUntilMs : undefined),
    /** Returns when Jupiter, which doesn't respond, is called next, in Unix milliseconds; else undefined. */
    retryAtMs: () =>
      isSilent && running === 0 && retriesAtMs.size > 0
        ? Math.min(...[...retriesAtMs].map(({ ms }) => ms))
        : undefined,
    /** Returns whether a call waits until the browser is online. */
    isOffline: () => callsOffline > 0,
    /** Estimates how many milliseconds a number of calls takes; 0 if they fit into one window. */
    msFor: (calls: number) =>
      calls <= callsPerWindow ? 0 : Math.ceil(calls / callsPerWindow) * windowMs,
  }
}

/** The priorities of calls: first pages of lists, then tokens, further pages and current prices (behaviour 3.1). */
export const PRIORITY = { firstPage: 2, tokens: 1, furtherPage: 0, currentPrices: -1_000 }

/** Returns the priority of a list's page. @param walletIndex how many wallets come before this one (behaviour 21.3) */
export function priorityOf(page: number, walletIndex = 0): number {
  return page === 1 ? PRIORITY.firstPage : PRIORITY.furtherPage - walletIndex
}

/**
 * Returns how many milliseconds all calls pause after a 429 with these headers: what Jupiter asks for, at most a
 * minute, or our own pause (behaviour 4.4). @returns undefined after the fifth pause in a row
 */
function pauseAfter429(headers: Headers, pausesInARow: number, nowMs: number): number | undefined {
  const pauseMs = PAUSES_MS[pausesInARow]
  const resetMs = Number(headers.get(RATE_LIMIT_RESET_HEADER) ?? Number.NaN) * 1_000 - nowMs
  const requestedMs = retryAfterMs(headers, nowMs) ?? (resetMs > 0 ? resetMs : undefined)
  return pauseMs === undefined ? undefined : Math.min(requestedMs ?? pauseMs, MAX_PAUSE_MS)
}

/**
 * Returns how many milliseconds a failed call waits before its next try; undefined if it isn't tried again, after
 * a status below 500 or the third try (behaviour 4.5).
 */
function backOffAfter(fault: UpstreamFault, tries: number): number | undefined {
  if (fault.kind === 'status' && fault.status < 500) return undefined
  return (fault.kind === 'network' ? LOST_RETRIES_AFTER_MS : RETRIES_AFTER_MS)[tries - 1]
}
