import * as z from 'zod'
import { keyMark } from '../key-mark'
import type { MockRequest } from '../request-and-response'

/** The limit of Jupiter's gateway: how many calls it takes in how many ms, without a key and with one. */
const WINDOWS = [
  { ms: 10_000, keyless: 5, keyed: 10 },
  { ms: 60_000, keyless: 30, keyed: 60 },
] as const

/** A caller for whom the gateway enforces its limit. The User-Agent identifies the caller. */
export const limitedCallerSchema = z.strictObject({
  userAgent: z.string().min(1),
  /** Whether browsers may read the limit's headers. */
  exposesHeaders: z.boolean(),
  /** Whether a status 429 comes without CORS headers, so that a browser sees a network error. */
  hides429: z.boolean(),
})
export type LimitedCaller = z.infer<typeof limitedCallerSchema>

/** The limit after a call: the calls that remain and those that count, and when the oldest no longer counts. */
type Count = { isRefused: boolean; remaining: number; current: number; resetMs: number }

export type GatewayLimit = ReturnType<typeof createGatewayLimit>

/**
 * The gateway's limit, counted separately for every caller and key. It is enforced only for callers that
 * a test names, so that tests that run side by side don't share a limit.
 */
export function createGatewayLimit() {
  const callers = new Map<string, LimitedCaller>()
  const passed = new Map<string, number[]>()
  const callerOf = ({ headers }: MockRequest) => callers.get(headers['user-agent'] ?? '')
  return {
    enforce: (caller: LimitedCaller) => void callers.set(caller.userAgent, caller),
    callerOf,
    /** Counts a call unless it is refused. Returns the limit after the call. */
    count(request: MockRequest): Count {
      const { headers, atMs } = request
      const key = headers['x-api-key']
      const id = `${headers['user-agent']} ${key === undefined ? '' : keyMark(key)}`
      const calls = (passed.get(id) ?? []).filter((callMs) => callMs > atMs - 60_000)
      const most = WINDOWS.map(({ ms, keyless, keyed }) => ({
        ms,
        most: key === undefined ? keyless : keyed,
        within: calls.filter((callMs) => callMs > atMs - ms),
      }))
      const isRefused = most.some((window) => window.within.length >= window.most)
      if (!isRefused && callerOf(request)) passed.set(id, [...calls, atMs])
      const left = most.map((window) => ({
        ...window,
        remaining: Math.max(0, window.most - window.within.length - (isRefused ? 0 : 1)),
      }))
      const [tightest] = left.sort((a, b) => a.remaining - b.remaining)
      return {
        isRefused,
        remaining: tightest?.remaining ?? 0,
        current: (tightest?.within.length ?? 0) + (isRefused ? 0 : 1),
        resetMs: (tightest?.within[0] ?? atMs) + (tightest?.ms ?? 0),
      }
    },
  }
}
