import type { PriceResult } from '@/lib/domain/prices/price-result'
import { priceKey } from '@/lib/domain/prices/price-minute'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import { jsonError } from '@/lib/server/guarded-route'
import { PRICE_LINES_TYPE, priceLine } from '@/lib/view/prices/price-line'
import { stopText } from '@/lib/view/prices/price-run-label'

/**
 * The whole map once the run has ended, and in X-Prices-Left how many prices it did not come to.
 * Where Birdeye stopped it before any price the answer is its status and text; after that
 * X-Prices-Error has the text, and what came is kept (behaviour 12.5).
 * @param end ends what the run holds
 */
export async function priceMapAnswer(
  results: AsyncIterable<PriceResult>,
  end: () => void,
): Promise<Response> {
  const prices: PriceMap = {}
  const headers = new Headers()
  for await (const result of results) {
    const kept = Object.keys(prices).length
    if (result.kind === 'price') prices[priceKey(result.mint, result.minute)] = result.price
    if (result.kind === 'end' && result.left > 0) headers.set('X-Prices-Left', String(result.left))
    if (result.kind !== 'stopped') continue
    const error = stopText(result.status, kept)
    if (kept === 0) {
      end()
      return jsonError(result.status, error)
    }
    headers.set('X-Prices-Error', error)
  }
  end()
  return Response.json(prices, { headers })
}

/**
 * An answer with every result as a line as soon as it is there. Where Birdeye refuses the first
 * call the answer is its status and text instead. An error of our own is logged and breaks the
 * answer off (behaviour 12.6).
 * @param end ends the run; called when the lines have ended or the caller goes away
 */
export async function priceLinesAnswer(
  results: AsyncIterator<PriceResult>,
  end: () => void,
): Promise<Response> {
  const first = await results.next()
  if (!first.done && first.value.kind === 'stopped') {
    end()
    const { status } = first.value
    return jsonError(status, stopText(status, 0))
  }
  const encoder = new TextEncoder()
  /** Whether the caller went away: then the stream takes no more lines. */
  let isCancelled = false
  const lines = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let kept = 0
    for (let step = first; !step.done && !isCancelled; step = await results.next()) {
      controller.enqueue(encoder.encode(priceLine(step.value, kept)))
      if (step.value.kind === 'price') kept += 1
    }
    if (!isCancelled) controller.close()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited: lines are handed on while the run goes on.
      void lines(controller)
        .catch((error: unknown) => {
          console.error(error)
          // So that the caller sees at once that the answer broke off.
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
