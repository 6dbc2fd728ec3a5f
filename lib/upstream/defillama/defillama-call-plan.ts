import type { PriceCall } from '@/lib/domain/prices/price-call-plan'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { FARTHEST_SECONDS } from './nearest-record'

const MOST_MINUTES_A_CALL = 60
/** The service refuses addresses above 2,048. */
const LONGEST_URL = 2_000

/** DefiLlama's name of a mint. */
export function coinOf(mint: string): string {
  return `solana:${mint}`
}

/** The address that asks for some minutes of a mint, which are all that it tells. */
export function defillamaUrl({ mint, minutes }: PriceCall): string {
  const coins = encodeURIComponent(JSON.stringify({ [coinOf(mint)]: minutes }))
  return `${publicSettings.defillamaUrl}/batchHistorical?coins=${coins}&searchWidth=${FARTHEST_SECONDS}`
}

/**
 * The calls that ask for some minutes: a mint each, at most 60 minutes of it and 2,000 characters of
 * URL (behaviour 8.31).
 */
export function* defillamaCalls(wanted: PriceMinutes): Generator<PriceCall, undefined> {
  for (const [mint, minutes] of wanted) {
    for (let start = 0; start < minutes.length;) {
      const call = longestCall(mint, minutes.slice(start, start + MOST_MINUTES_A_CALL))
      start += call.minutes.length
      yield call
    }
  }
}

function longestCall(mint: string, minutes: readonly number[]): PriceCall {
  let call = { mint, minutes }
  while (call.minutes.length > 1 && defillamaUrl(call).length > LONGEST_URL) {
    call = { mint, minutes: call.minutes.slice(0, -1) }
  }
  return call
}
