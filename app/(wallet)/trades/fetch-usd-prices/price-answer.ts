import type { PriceResult } from '@/lib/domain/prices/price-answers'
import { priceKey, type PriceMap } from '@/lib/domain/prices/token-price'
import { jsonError } from '@/lib/server/guarded-route'
import { PRICE_LINES_TYPE, priceLine } from '@/lib/view/routes/price-route'
import { stopText } from '@/lib/view/prices/price-label'

/**
 * Answers with the whole map once the run has ended. `X-Prices-Left` has the number of prices that it
 * didn't come to. If Birdeye stops the run before any price, answers with its status and text
 * (behaviour 12.5).
 * @param end ends what the run holds
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
        return jsonError(result.status, stopText(result.status))
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
 * Answers with every result as a line as soon as it is there. An unexpected error is logged and
 * breaks the answer off (behaviour 12.5).
 * @param end ends the run; called when the lines have ended or the caller goes away
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
      // Not awaited: lines are handed on while the run goes on.
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
  // Neither stored nor compressed: a compressor would hold lines back.
  const headers = { 'content-type': PRICE_LINES_TYPE, 'cache-control': 'no-store, no-transform' }
  return new Response(body, { headers })
}
