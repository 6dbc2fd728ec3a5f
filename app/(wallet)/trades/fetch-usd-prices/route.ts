import { fetchTokenPrices } from '@/lib/upstream/birdeye/birdeye-prices'
import { guardedPost, jsonError, MAX_BODY_BYTES } from '@/lib/server/guarded-route'
import { serverSettings } from '@/lib/upstream/environment/server-settings'
import { abortableWait } from '@/lib/upstream/http/http-call'
import {
  MAX_PRICES_PER_REQUEST,
  PRICE_LINES_TYPE,
  priceLine,
  readPriceRequest,
} from '@/lib/view/routes/price-route'
import { type PriceResult, requestPrice } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap } from '@/lib/domain/prices/token-price'
import { STOP_TEXTS } from '@/lib/view/prices/price-label'

/** How long Vercel lets a request take, in seconds; a run ends earlier (behaviour 12.7). */
export const maxDuration = 300

const guards = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: MAX_BODY_BYTES.prices,
}

export const POST = guardedPost('scripts', guards, respondWithPrices)

/** Responds with a map of prices, or with a line per result (behaviour 12.5). No key is stored (behaviour 8.21). */
async function respondWithPrices(request: Request, body: Blob): Promise<Response> {
  const form = readPriceRequest(await formOf(request, body), Date.now() / 1000)
  if ('fault' in form) return jsonError(400, form.fault)

  const { birdeyeRequestsPerSecond, birdeyeMaxRequestsPerSecond } = serverSettings
  const results = fetchTokenPrices({
    ...form,
    maxPrices: MAX_PRICES_PER_REQUEST,
    requestsPerSecond:
      form.requestsPerSecond === undefined
        ? birdeyeRequestsPerSecond
        : Math.min(form.requestsPerSecond, birdeyeMaxRequestsPerSecond),
    signal: request.signal,
    wait: abortableWait,
    now: Date.now,
    log: (message) => console.error(message),
  })
  const asksForLines = request.headers.get('accept')?.includes(PRICE_LINES_TYPE)
  return asksForLines ? priceLinesResponse(results) : priceMapResponse(results)
}

/** Returns the form in the body, or an empty form if the body can't be parsed. */
async function formOf(request: Request, body: Blob): Promise<FormData> {
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(body, { headers }).formData()
  } catch {
    return new FormData()
  }
}

/**
 * Responds with the whole map once the run has ended. If prices are left, `X-Prices-Left` has their number.
 * If Birdeye stops the run before any price, responds with its status and text (behaviour 12.5).
 */
async function priceMapResponse(results: AsyncIterable<PriceResult>): Promise<Response> {
  const prices: PriceMap = {}
  const headers = new Headers()
  for await (const result of results) {
    if (result.kind === 'answer') {
      prices[priceKey(result.mint, result.minute)] = requestPrice(result.price)
    }
    if (result.kind === 'stopped' && Object.keys(prices).length === 0) {
      return jsonError(result.status, STOP_TEXTS[result.status])
    }
    if (result.kind === 'end' && result.left > 0) {
      headers.set('X-Prices-Left', String(result.left))
    }
  }
  return Response.json(prices, { headers })
}

/** Responds with a line for each result as it comes. An unexpected error breaks the response off (behaviour 12.5). */
export function priceLinesResponse(results: AsyncIterator<PriceResult>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await results.next().catch((error: unknown) => {
        console.error(error)
        throw error
      })
      if (step.done) controller.close()
      else controller.enqueue(encoder.encode(priceLine(step.value)))
    },
  })
  // 'no-transform', because a compressor would hold lines back.
  const headers = { 'content-type': PRICE_LINES_TYPE, 'cache-control': 'no-store, no-transform' }
  return new Response(body, { headers })
}
