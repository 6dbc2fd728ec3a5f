import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import { priceKey } from '@/lib/domain/prices/price-minute'
import { stopText } from '@/lib/view/prices/price-run-label'
import { jsonError } from '@/lib/server/guarded-route'

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
