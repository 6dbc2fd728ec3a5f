import { fetchText, type HttpAnswer } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { createFailover } from './jupiter-failover'
import { UNREACHED_HEADER } from './jupiter-headers'
import type { CallWatch } from './jupiter-lost-calls'
import { type JupiterPath, PROXY_PATH } from './jupiter-paths'

const IDLE_TIMEOUT_MS = 20_000

export type JupiterRequest = {
  path: JupiterPath
  query: URLSearchParams
  /** The visitor's own key; undefined without one. */
  apiKey: string | undefined
  signal: AbortSignal
  /** Is told how the direct call ends, and asked what its loss means. */
  watch: CallWatch
}

/**
 * Jupiter's GET calls: direct or, where a session's first calls all fail without any HTTP answer,
 * through our own proxy. Calls with a key need a preflight, which a network may block alone, so they
 * choose between the two by themselves. A direct call that may have been refused without a word says
 * nothing about either (behaviour 4.11). The function it returns answers and throws like
 * `fetchText`.
 */
export function createJupiterFetch(): (request: JupiterRequest) => Promise<HttpAnswer> {
  const keylessFailover = createFailover()
  const keyedFailover = createFailover()

  return (request) => {
    const failover = request.apiKey === undefined ? keylessFailover : keyedFailover
    return failover(
      () => request.watch.follow(() => callAt(publicSettings.jupiterUrl, request)),
      () => callProxy(request),
      (error) => request.watch.isRefusal(error),
    )
  }
}

function callAt(
  baseUrl: string,
  { path, query, apiKey, signal }: JupiterRequest,
): Promise<HttpAnswer> {
  return fetchText({
    url: `${baseUrl}/${path}?${query}`,
    headers: apiKey === undefined ? {} : { 'x-api-key': apiKey },
    redirect: apiKey === undefined ? 'follow' : 'error',
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
}

async function callProxy(request: JupiterRequest): Promise<HttpAnswer> {
  try {
    return await callAt(PROXY_PATH, request)
  } catch (error) {
    const fault = error instanceof UpstreamError ? error.fault : undefined
    const isUnreached = fault?.kind === 'status' && fault.headers.has(UNREACHED_HEADER)
    throw isUnreached ? new UpstreamError({ kind: 'network' }) : error
  }
}
