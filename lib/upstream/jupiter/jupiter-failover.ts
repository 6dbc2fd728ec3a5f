import { UpstreamError } from '@/lib/upstream/http/upstream-error'

/**
 * A choice between two ways to one service. The first way is taken until the session's first calls
 * have all failed without any HTTP answer; then the second is tried, and whichever way answered is
 * kept (design 'Where each call is made').
 */
export function createFailover(): <T>(
  first: () => Promise<T>,
  second: () => Promise<T>,
) => Promise<T> {
  let kept: 'first' | 'second' | undefined
  const firstCalls = new Set<Promise<unknown>>()

  return async (first, second) => {
    if (kept === 'first') return first()
    if (kept === 'second') return second()
    const call = first()
    firstCalls.add(call)
    try {
      const answer = await call
      kept = 'first'
      return answer
    } catch (error) {
      if (answered(error)) kept = 'first'
      if (!isLost(error)) throw error
      await Promise.allSettled(firstCalls)
      // The other first calls have set `kept` by now, if one of them was answered.
      if (wasAnswered(kept)) throw error
      return await tryOther(second, (way) => (kept = way))
    } finally {
      firstCalls.delete(call)
    }
  }
}

async function tryOther<T>(second: () => Promise<T>, keep: (way: 'second') => void): Promise<T> {
  try {
    const answer = await second()
    keep('second')
    return answer
  } catch (error) {
    if (answered(error)) keep('second')
    throw error
  }
}

function wasAnswered(kept: 'first' | 'second' | undefined): boolean {
  return kept === 'first'
}

function isLost(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault.kind === 'network'
}

function answered(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault.kind !== 'network'
}
