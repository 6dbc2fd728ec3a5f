import { UpstreamError } from '@/lib/upstream/http/upstream-error'

const TOO_MANY_REQUESTS = 429
/** How long after a status 429 a lost call is taken for another one. */
const NEAR_429_MS = 10_000
const ANSWERED_LATELY_MS = 60_000
/** A refusal comes at once; what is lost after a longer silence is lost otherwise. */
const LATEST_REFUSAL_MS = 10_000

/** What a rate limit has seen so far, in milliseconds. */
type Seen = { answeredMs: number; refusedMs: number }

/**
 * Tells refused calls from lost ones. The 429 of Jupiter's gateway may come without CORS headers, and
 * a browser then sees a network error. One within 10 s of a readable 429, or while a window is two
 * thirds full and something was answered within the last minute, is taken for a refusal; never
 * before the first answer, nor where the browser is offline (behaviour 4.11).
 */
export function createLostCallCheck(
  now: () => number,
  isOnline: () => boolean,
  isTwoThirdsFull: () => boolean,
) {
  const seen: Seen = { answeredMs: -Infinity, refusedMs: -Infinity }
  return {
    noteAnswer(): void {
      seen.answeredMs = now()
    },
    noteFault(error: unknown): void {
      if (!(error instanceof UpstreamError) || error.fault.kind === 'network') return
      seen.answeredMs = now()
      if (limitHeaders(error)) seen.refusedMs = now()
    },
    /** Whether a call that failed was refused without a word. @param startMs when it started */
    isRefusal(error: unknown, startMs: number): boolean {
      if (!(error instanceof UpstreamError) || error.fault.kind !== 'network') return false
      if (!isOnline() || now() - startMs > LATEST_REFUSAL_MS) return false
      if (now() - seen.refusedMs <= NEAR_429_MS) return true
      return now() - seen.answeredMs <= ANSWERED_LATELY_MS && isTwoThirdsFull()
    },
  }
}

/** The headers of an answer with status 429; undefined for any other error. */
export function limitHeaders(error: unknown): Headers | undefined {
  if (!(error instanceof UpstreamError)) return undefined
  const { fault } = error
  const isLimit = fault.kind === 'status' && fault.status === TOO_MANY_REQUESTS
  return isLimit ? fault.headers : undefined
}
