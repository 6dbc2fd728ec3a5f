import type { PriceResult } from '@/lib/domain/prices/price-result'
import { PRICE_LINES_TYPE, priceLine } from '@/lib/view/prices/price-stream-line'
import { stopText } from '@/lib/view/prices/price-fault-label'

/**
 * Every result as a line as soon as it is there. Where Birdeye refuses the first call the answer is
 * its status and text instead.
 * @param end ends the run: also called where the caller goes away
 */
export async function priceLineStream(
  results: AsyncIterator<PriceResult>,
  end: () => void,
): Promise<Response> {
  // Neither stored nor compressed: a compressor would hold lines back.
  const headers = { 'cache-control': 'no-store, no-transform' }
  const first = await results.next()
  if (!first.done && first.value.kind === 'stopped') {
    end()
    const { status } = first.value
    return Response.json({ error: stopText(status, 0) }, { status, headers })
  }
  const encoder = new TextEncoder()
  const lines = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    let kept = 0
    for (let step = first; !step.done; step = await results.next()) {
      controller.enqueue(encoder.encode(priceLine(step.value, kept)))
      if (step.value.kind === 'price') kept += 1
    }
    controller.close()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Not awaited: lines are handed on while the run goes on. A caller who went away ends it.
      void lines(controller)
        .catch(() => {})
        .finally(end)
    },
    cancel: end,
  })
  return new Response(body, { headers: { ...headers, 'content-type': PRICE_LINES_TYPE } })
}
