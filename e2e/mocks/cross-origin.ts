import type { MockResponse, MockRequest, Reply } from './request-and-response'
import type { Wallet } from './wallet-registry'

const ANYONE = { 'access-control-allow-origin': '*' }
const EXPOSED = [
  'retry-after',
  'x-api-gateway-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-current',
  'x-ratelimit-reset',
]

/** Lets browsers read the headers about a limit. */
export const EXPOSED_HEADERS = { 'access-control-expose-headers': EXPOSED.join(', ') }

/** Returns the response to a browser that asks whether it may call. */
export function preflightReply(request: MockRequest, wallet: Wallet | undefined): Reply {
  const reply = { kind: 'reply', status: 204, headers: {}, body: '' } as const
  if (wallet !== undefined && wallet.crossOrigin !== 'all') return { ...reply, status: 403 }
  const headers = {
    ...ANYONE,
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': allowedHeaders(request.path),
  }
  return { ...reply, headers }
}

function allowedHeaders(path: string): string {
  if (path.startsWith('/birdeye/')) return 'x-api-key, x-chain, content-type'
  if (path.startsWith('/jupiter/trigger/v2/')) return 'authorization, x-api-key, content-type'
  return 'x-api-key, content-type'
}

/** Returns a response that the pages of every site may read, unless the wallet says otherwise. */
export function readableByBrowsers(
  response: MockResponse,
  wallet: Wallet | undefined,
): MockResponse {
  if (response.kind !== 'reply' || wallet?.crossOrigin === 'none') return response
  if (response.isHiddenFromBrowsers) return response
  return { ...response, headers: { ...response.headers, ...ANYONE } }
}
