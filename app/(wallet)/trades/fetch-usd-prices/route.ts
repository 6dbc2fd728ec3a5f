import { priceLinesAnswer, priceMapAnswer } from './price-answer'
import { fetchTokenPrices, MAX_REQUEST_MS } from '@/lib/upstream/birdeye/birdeye-prices'
import { guardedPost, jsonError } from '@/lib/server/guarded-route'
import { serverSettings } from '@/lib/upstream/settings/server-settings'
import { abortableWait } from '@/lib/upstream/http/http-call'
import {
  MAX_PRICE_REQUEST_BYTES,
  PRICE_LINES_TYPE,
  readPriceRequest,
} from '@/lib/view/routes/price-route'

/** How long Vercel lets a request take, in seconds; the route ends by itself before (behaviour 12.7). */
export const maxDuration = 300

const guards = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: MAX_PRICE_REQUEST_BYTES,
}

/** POST form -> prices, as `answerPrices` returns them. */
export const POST = guardedPost('scripts', guards, answerPrices)

/**
 * Answers a form with a map of prices, or with a line per price if the caller accepts lines
 * (behaviour 12.4). The key passes through in memory only (behaviour 8.21).
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

  const { birdeyeRequestsPerSecond, birdeyeMaxRequestsPerSecond } = serverSettings
  const results = fetchTokenPrices({
    ...form,
    requestsPerSecond:
      form.requestsPerSecond === undefined
        ? birdeyeRequestsPerSecond
        : Math.min(form.requestsPerSecond, birdeyeMaxRequestsPerSecond),
    signal: ending.signal,
    wait: abortableWait,
    now: Date.now,
    log: (message) => console.error(message),
  })
  const asksForLines = request.headers.get('accept')?.includes(PRICE_LINES_TYPE)
  return asksForLines ? priceLinesAnswer(results, end) : priceMapAnswer(results, end)
}

/** Returns the form that was sent; an empty one if it can't be parsed. */
async function formOf(request: Request, body: Blob): Promise<FormData> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch {
    return new FormData()
  }
}
