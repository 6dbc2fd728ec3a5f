import * as z from '@/lib/domain/text/zod'
import { priceText, usdPriceSchema } from '@/lib/domain/prices/token-price'
import { parseAs } from '@/lib/upstream/http/http-call'
import { JUPITER_PATHS } from '@/lib/upstream/jupiter/jupiter-fetch'
import { type JupiterCalls, PRIORITY } from '@/lib/upstream/jupiter/jupiter-limit'

/** A call takes up to 50 mints (developers.jup.ag/docs/price). */
const MINTS_PER_PRICE_CALL = 50

const pricesResponse = z.record(z.string(), z.unknown())
const priced = z.object({ usdPrice: usdPriceSchema })

/** The current USD prices of whole tokens by mint, as plain decimal text. */
export type CurrentPrices = ReadonlyMap<string, string>

/**
 * Fetches the current prices of tokens, after all other calls (behaviour 26.9). Tokens without a
 * reliable price are left out.
 * @throws as `JupiterCalls.call`
 */
export async function fetchCurrentPrices(
  calls: Pick<JupiterCalls, 'call'>,
  mints: readonly string[],
  signal: AbortSignal,
): Promise<CurrentPrices> {
  const prices = new Map<string, string>()
  for (let start = 0; start < mints.length; start += MINTS_PER_PRICE_CALL) {
    const asked = mints.slice(start, start + MINTS_PER_PRICE_CALL)
    const response = await calls.call({
      path: JUPITER_PATHS.prices,
      query: new URLSearchParams({ ids: asked.join(',') }),
      priority: PRIORITY.currentPrices,
      parse: (text) => parseAs(pricesResponse, text),
      signal,
    })
    for (const mint of asked) {
      const price = priced.safeParse(response[mint]).data
      if (price) prices.set(mint, priceText(price.usdPrice))
    }
  }
  return prices
}
