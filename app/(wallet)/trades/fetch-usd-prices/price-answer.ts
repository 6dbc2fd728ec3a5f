import type { PriceResult } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap } from '@/lib/domain/prices/token-price'
import { jsonError } from '@/lib/server/guarded-route'
import { PRICE_LINES_TYPE, priceLine } from '@/lib/view/routes/price-route'
import { STOP_TEXTS } from '@/lib/view/prices/price-label'

/**
 * Answers with the whole map once the run has ended. `X-Prices-Left` has the number of prices that are
 * left. If Birdeye stops the run before any price, answers with its status and text (behaviour 12.5).
 * @param end called when the run has ended, to clear its timer
 */
export async function priceMapAnswer(
  results: AsyncIterable<PriceResult>,
  end: () => void,
): Promise<Response> {
  const prices: PriceMap = {}
  const headers = new Headers()
  try {
    for await (const result of results) {
      if (result.kind === 'price') prices[priceKey(result.mint, result.minute)] = result.price
      if (result.kind === 'stopped' && Object.keys(prices).length === 0) {
        return jsonError(result.status, STOP_TEXTS[result.status])
      }
      if (result.kind === 'end' && result.left > 0) {
        headers.set('X-Prices-Left', String(result.left))
      }
    }
  } finally {
    end()
  }
  return Response.json(prices, { headers })
}

/**
 * Answers with a line for each result as it comes. An unexpected error is logged and breaks the response
 * off (behaviour 12.5).
 * @param end ends the run; called after the last line, or when the caller has gone
 */
export function priceLinesAnswer(results: AsyncIterator<PriceResult>, end: () => void): Response {
  const encoder = new TextEncoder()
  let isCancelled = false
  const lines = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    for (;;) {
      const step = await results.next()
      // A cancelled stream takes no lines.
      if (isCancelled) return
      if (step.done) return controller.close()
      controller.enqueue(encoder.encode(priceLine(step.value)))
    }
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited, so that each line is sent while the run goes on.
      void lines(controller)
        .catch((error: unknown) => {
          console.error(error)
          controller.error(error)
        })
        .finally(end)
    },
    cancel() {
      isCancelled = true
      end()
    },
  })
  // 'no-transform', because a compressor would hold lines back.
  const headers = { 'content-type': PRICE_LINES_TYPE, 'cache-control': 'no-store, no-transform' }
  return new Response(body, { headers })
}
