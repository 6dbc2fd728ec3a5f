import type { PriceCall, PriceMinutes } from './token-price'

/** DefiLlama limits a URL to 2,048 characters, which leaves room for 60 minutes. */
const MAX_DEFILLAMA_MINUTES = 60

/** A record of DefiLlama can be this far before or after its minute (behaviour 8.31). */
export const MAX_PRICE_GAP_SECONDS = 1_800

/** DefiLlama gets one call a second (behaviour 8.31). */
export const MS_BETWEEN_DEFILLAMA_CALLS = 1_000

/** Returns the calls to DefiLlama. Each asks for one mint at up to 60 minutes (behaviour 8.31). */
export function defillamaCalls(wanted: PriceMinutes): PriceCall[] {
  return [...wanted].flatMap(([mint, minutes]) =>
    Array.from({ length: Math.ceil(minutes.length / MAX_DEFILLAMA_MINUTES) }, (_, call) => {
      const start = call * MAX_DEFILLAMA_MINUTES
      return { mint, minutes: minutes.slice(start, start + MAX_DEFILLAMA_MINUTES) }
    }),
  )
}
