import type { HttpAnswer } from '@/lib/upstream/http/http-call'
import type { JupiterRequest } from './jupiter-fetch'
import { createJupiterLimit, type JupiterLimitOptions, type LimitedCall } from './jupiter-limit'

export type JupiterCall<T> = JupiterRequest & Pick<LimitedCall<T>, 'parse' | 'priority' | 'isTrial'>

export type JupiterCallsOptions = JupiterLimitOptions & {
  /** Makes one request, as `createJupiterFetch` does. */
  send: (request: JupiterRequest) => Promise<HttpAnswer>
  isOpaque429: () => boolean
}

/** Makes Jupiter's calls within its limit. */
export function createJupiterCalls({ send, isOpaque429, ...options }: JupiterCallsOptions) {
  const limit = createJupiterLimit(options)
  return {
    /** @throws as `JupiterLimit.call` */
    call: <T>({ path, query, signal, ...call }: JupiterCall<T>): Promise<T> =>
      limit.call({
        ...call,
        send: () => send({ path, query, signal }),
        signal,
        isOpaque429,
      }),
    pausedUntilMs: limit.pausedUntilMs,
    msUntilStart: limit.msUntilStart,
  }
}
export type JupiterCalls = ReturnType<typeof createJupiterCalls>
