import { UpstreamError } from '@/lib/upstream/http/http-call'
import {
  createJupiterCalls,
  type JupiterCall,
  type JupiterCallsOptions,
} from '@/lib/upstream/jupiter/jupiter-limit'
import { JUPITER_PATHS, type JupiterRequest } from '@/lib/upstream/jupiter/jupiter-fetch'

/** The options that a test changes. Unless `wait` is set, the clock starts at `startMs`, and only waits move it. */
type MockOptions = Partial<JupiterCallsOptions> & { startMs?: number }

/** For tests: calls to Jupiter that a function answers. Waits take no time. */
export function mockJupiter(
  answer: (request: JupiterRequest) => Promise<string>,
  { startMs = Date.now(), ...options }: MockOptions = {},
) {
  const requests: JupiterRequest[] = []
  const waits: number[] = []
  let waitedMs = 0
  const calls = createJupiterCalls({
    send: async (request) => {
      requests.push(request)
      // No response comes before the other calls are sent.
      for (let turn = 0; turn < 100; turn += 1) await undefined
      return answer(request)
    },
    requestsPerMinute: 6_000,
    hasKey: false,
    now: options.wait ? Date.now : () => startMs + waitedMs,
    wait: async (ms) => {
      waits.push(ms)
      waitedMs += ms
    },
    ...options,
  })
  return { calls, requests, waits }
}

/** The error of a response with a status of 400 or above. */
export function statusFault(status: number, sent: Record<string, string> = {}): UpstreamError {
  const message = 'an invented message'
  const headers = new Headers({ 'x-api-gateway-request-id': 'id-1', ...sent })
  return new UpstreamError({ kind: 'status', status, message, headers })
}

/** A call whose query holds this name. A test can change its fields. */
export function callFor(
  name: string,
  change: Partial<JupiterCall<string>> = {},
): JupiterCall<string> {
  return {
    path: JUPITER_PATHS.trigger,
    query: new URLSearchParams({ name }),
    priority: 0,
    parse: (text) => text,
    signal: new AbortController().signal,
    ...change,
  }
}

/** Responds to the n-th try of each call with the n-th item, an error or text, and later with 'ok'. */
export function script(...answers: (Error | string)[]) {
  const tries = new Map<string, number>()
  return async ({ query }: JupiterRequest): Promise<string> => {
    const count = tries.get(String(query)) ?? 0
    tries.set(String(query), count + 1)
    const answer = answers[count] ?? 'ok'
    if (typeof answer === 'string') return answer
    throw answer
  }
}

/** Fails every call with this error. */
export const always = (error: Error) => () => Promise.reject(error)
