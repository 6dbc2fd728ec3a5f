import { UpstreamError } from '@/lib/upstream/http/upstream-error'

type Target = 'direct' | 'proxy'

/**
 * A choice between calling Jupiter directly and through our proxy. Calls are direct until the
 * session's first ones have all failed without any HTTP answer; then the proxy is tried
 * (behaviour 4.6), but not for a call that may have been refused (behaviour 4.11). Whichever gets an
 * answer, an error's status too, is kept for the session. The function it returns throws like the call
 * that it made last.
 */
export function createFailover(): <T>(
  direct: () => Promise<T>,
  proxy: () => Promise<T>,
  isRefusal: (error: unknown) => boolean,
) => Promise<T> {
  let kept: Target | undefined
  const isKept = (target: Target) => kept === target
  const firstCalls = new Set<Promise<unknown>>()

  async function callAndKeep<T>(target: Target, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call()
      kept = target
      return answer
    } catch (error) {
      if (isAnswer(error)) kept = target
      throw error
    }
  }

  return async (direct, proxy, isRefusal) => {
    if (isKept('direct')) return direct()
    if (isKept('proxy')) return proxy()
    const firstCall = callAndKeep('direct', direct)
    firstCalls.add(firstCall)
    try {
      return await firstCall
    } catch (error) {
      if (!isLost(error) || isRefusal(error)) throw error
      await Promise.allSettled(firstCalls)
      if (isKept('direct')) throw error
      return await callAndKeep('proxy', proxy)
    } finally {
      firstCalls.delete(firstCall)
    }
  }
}

function isLost(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault.kind === 'network'
}

/** Whether an error is an HTTP answer, such as one with status 503. */
function isAnswer(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault.kind !== 'network'
}
