import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import type { CallPlaces } from './jupiter-call-places'

const TOO_MANY_REQUESTS = 429
/** How long after a status 429 a lost call is taken for another one. */
const NEAR_429_MS = 10_000
const ANSWERED_LATELY_MS = 60_000
/** A refusal comes at once; what is lost after a longer silence is lost otherwise. */
const LATEST_REFUSAL_MS = 10_000

/** Follows one call, from when it is made on. */
export type CallWatch = {
  /** Makes the call straight to Jupiter, and notes where it is answered. */
  follow: <T>(call: () => Promise<T>) => Promise<T>
  /** Whether the call, which failed so, may have been refused without a word. */
  isRefusal: (error: unknown) => boolean
}

/**
 * Tells a refused call from a lost one. The 429 of Jupiter's gateway may come without CORS headers,
 * and a browser then sees a network error. One within 10 s of a readable 429, or while a window is
 * two thirds full and something was answered within the last minute, is taken for a refusal; never
 * before the first answer, nor where the browser is offline (behaviour 4.11). Only answers straight
 * from Jupiter count, of all tabs and from before a reload.
 */
export function watchCall(
  places: Pick<CallPlaces, 'noteAnswer' | 'answered' | 'isTwoThirdsFull'>,
  now: () => number,
  isOnline: () => boolean,
): CallWatch {
  const startMs = now()
  return {
    async follow(call) {
      try {
        const answer = await call()
        places.noteAnswer(false)
        return answer
      } catch (error) {
        const isAnswer = error instanceof UpstreamError && error.fault.kind !== 'network'
        if (isAnswer) places.noteAnswer(limitHeaders(error) !== undefined)
        throw error
      }
    },
    isRefusal(error) {
      if (!(error instanceof UpstreamError) || error.fault.kind !== 'network') return false
      if (!isOnline() || now() - startMs > LATEST_REFUSAL_MS) return false
      const { answeredMs, refusedMs } = places.answered()
      if (now() - refusedMs <= NEAR_429_MS) return true
      return now() - answeredMs <= ANSWERED_LATELY_MS && places.isTwoThirdsFull()
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
