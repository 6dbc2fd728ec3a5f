import type { PriceResult } from '@/lib/domain/prices/price-answers'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { fetchLines } from '@/lib/upstream/http/http-call'
import { birdeyePace } from './use-birdeye-key-form'
import { parsePriceLine, PRICE_LINES_TYPE, priceRequestBody } from '@/lib/view/routes/price-route'
import { USD_PRICES_PATH } from '@/lib/view/urls/paths'

/** More than the route's longest pause, 60 s, and one call, 25 s (behaviour 8.18). */
const IDLE_TIMEOUT_MS = 100_000

export type PriceLinesRequest = {
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
  signal: AbortSignal
  onResults: (results: PriceResult[]) => void
}

/**
 * Sends one POST /trades/fetch-usd-prices and hands over what comes as it comes.
 * @throws UpstreamError, and the signal's reason once it aborts; what came before is handed over
 */
export function requestPrices(request: PriceLinesRequest): Promise<void> {
  const { wanted, apiKey, isRemembered, signal, onResults } = request
  return fetchLines(
    {
      url: USD_PRICES_PATH,
      method: 'POST',
      headers: {
        accept: PRICE_LINES_TYPE,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: priceRequestBody(apiKey, isRemembered, wanted, birdeyePace()),
      // The body holds the key.
      redirect: 'error',
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      signal,
    },
    (lines) => onResults(lines.flatMap((line) => parsePriceLine(line) ?? [])),
  )
}
