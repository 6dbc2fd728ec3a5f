import { priceLinesAnswer, priceMapAnswer } from './price-answer'
import { fetchTokenPrices, MAX_REQUEST_MS } from '@/lib/upstream/birdeye/birdeye-prices'
import { guardedPost, jsonError } from '@/lib/server/guarded-route'
import { serverSettings } from '@/lib/upstream/settings/server-settings'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { LONGEST_PRICE_REQUEST_BYTES, readPriceRequest } from '@/lib/view/prices/price-request-body'
import { PRICE_LINES_TYPE } from '@/lib/view/prices/price-line'

/**
 * What Vercel lets a request take, in seconds; the route ends by itself before that
 * (behaviour 12.7).
 */
export const maxDuration = 300

const guards = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: LONGEST_PRICE_REQUEST_BYTES,
}

/** POST form -> prices, as `answerPrices` has it. */
export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = guardedPost(guards, answerPrices)

/**
 * A form of birdeyeApiKey, rememberApiKey, tokenPricesToFetch and requestsPerSecond is answered with
 * a map of prices, or a line a price where the caller accepts lines (behaviour 12.4). The key passes
 * through in memory only (behaviour 8.21); whether it is remembered is the browser's business.
 */
async function answerPrices(request: Request, body: Blob): Promise<Response> {
  const form = readPriceRequest(await formOf(request, body), Date.now() / 1000)
  if ('fault' in form) return jsonError(400, form.fault)

  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, MAX_REQUEST_MS)
  ending.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  request.signal.addEventListener('abort', end, { once: true })
  if (request.signal.aborted) end()

  const results = fetchTokenPrices({
    ...form,
    requestsPerSecond: paceOf(form.requestsPerSecond),
    signal: ending.signal,
    wait: abortableWait,
    now: Date.now,
    log: (message) => console.error(message),
  })
  const asksForLines = request.headers.get('accept')?.includes(PRICE_LINES_TYPE)
  return asksForLines ? priceLinesAnswer(results, end) : priceMapAnswer(results, end)
}

/** How many calls a second a run makes: what was asked for, up to the setting's most. */
function paceOf(asked: number | undefined): number {
  if (asked === undefined) return serverSettings.birdeyeRequestsPerSecond
  return Math.min(asked, serverSettings.birdeyeMaxRequestsPerSecond)
}

/** The form that was sent; an empty one where it cannot be read. */
async function formOf(request: Request, body: Blob): Promise<FormData> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch {
    return new FormData()
  }
}
