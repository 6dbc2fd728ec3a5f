import type { PriceResult } from '@/lib/domain/prices/price-result'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { fetchLines } from '@/lib/upstream/http/http-call'
import { birdeyePace } from '@/lib/browser/prices/birdeye-pace'
import { priceRequestBody } from '@/lib/view/prices/price-request-body'
import { parsePriceLine, PRICE_LINES_TYPE } from '@/lib/view/prices/price-line'
import { USD_PRICES_PATH } from '@/lib/view/urls/paths'

/**
 * Longer (behaviour 8.18) than the route's longest pause, 60 s, and one call of Birdeye's, 25 s.
 */
const IDLE_TIMEOUT_MS = 100_000
/**
 * What has come already is read before an aborted request ends: an answer costs a second
 * (behaviour 8.11).
 */
const DRAINED_AFTER_MS = 30
const LONGEST_DRAIN_MS = 300

export type PriceLinesRequest = {
  wanted: PriceMinutes
  apiKey: string
  isRemembered: boolean
  signal: AbortSignal
  onResults: (results: PriceResult[]) => void
}

/**
 * One POST /trades/fetch-usd-prices; hands over what comes as it comes.
 * @throws UpstreamError, and the signal's reason once it aborts; what came before is handed over
 */
export async function requestPrices(request: PriceLinesRequest): Promise<void> {
  const { wanted, apiKey, isRemembered, onResults } = request
  const drain = drainingSignal(request.signal)
  try {
    await fetchLines(
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
        signal: drain.signal,
      },
      (lines) => {
        drain.heard()
        onResults(lines.flatMap((line) => parsePriceLine(line) ?? []))
      },
    )
  } finally {
    drain.end()
  }
}

/** A signal that follows another one once nothing more comes. */
function drainingSignal(signal: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort(signal.reason)
  let idle: ReturnType<typeof setTimeout> | undefined
  let longest: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(idle)
    if (signal.aborted) idle = setTimeout(abort, DRAINED_AFTER_MS)
  }
  const begin = () => {
    heard()
    longest = setTimeout(abort, LONGEST_DRAIN_MS)
  }
  if (signal.aborted) abort()
  else signal.addEventListener('abort', begin, { once: true })
  return {
    signal: controller.signal,
    heard,
    end: () => {
      signal.removeEventListener('abort', begin)
      clearTimeout(idle)
      clearTimeout(longest)
      // Closes a request that an error of this page's own left open.
      controller.abort()
    },
  }
}
