import { priceText } from '@/lib/domain/prices/token-price'
import * as z from '@/lib/domain/text/zod'
import { parseAs } from '@/lib/upstream/http/http-call'
import { JUPITER_PATHS } from './jupiter-fetch'
import { type JupiterCaller, PRIORITY } from './jupiter-limit'

/** A call takes up to 50 mints (developers.jup.ag/docs/price). */
const MINTS_PER_PRICE_CALL = 50

const pricesResponse = z.record(z.string(), z.unknown())
/** A price of 0 is none (behaviour 8.3). */
const priced = z.object({ usdPrice: z.number().check(z.positive(), z.lt(Infinity)) })

/** The current USD prices of whole tokens by mint, as plain decimal text. */
export type CurrentPrices = ReadonlyMap<string, string>

/** Fetches current prices, but none that Jupiter finds unreliable (behaviour 26.9). @throws as `JupiterCalls.call` */
export async function fetchCurrentPrices(
  calls: JupiterCaller,
  mints: readonly string[],
  signal: AbortSignal,
): Promise<CurrentPrices> {
  const prices = new Map<string, string>()
  for (let start = 0; start < mints.length; start += MINTS_PER_PRICE_CALL) {
    const batch = mints.slice(start, start + MINTS_PER_PRICE_CALL)
    const response = await calls.call({
      path: JUPITER_PATHS.prices,
      query: new URLSearchParams({ ids: batch.join(',') }),
      priority: PRIORITY.currentPrices,
      parse: (text) => parseAs(pricesResponse, text),
      signal,
    })
    for (const mint of batch) {
      const price = priced.safeParse(response[mint]).data
      if (price) prices.set(mint, priceText(price.usdPrice))
    }
  }
  return prices
}
