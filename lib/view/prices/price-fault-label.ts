import type { StopStatus } from '@/lib/domain/prices/price-result'
import { counted } from '@/lib/view/amounts/count-label'

/** No key was given, in the form or to the route (behaviour 15.5). */
export const KEY_REQUIRED = 'Birdeye API key is required'
/** The route was asked for no price (behaviour 15.6). */
export const PRICES_REQUIRED = 'Token prices to fetch is required'
/** A key is sent in a header, and this text can stand in none. */
export const NO_KEY = 'This cannot be a Birdeye API key. Check it and try again.'

/** Why Birdeye stopped a run. @param kept how many prices came before that */
export function stopText(status: StopStatus, kept: number): string {
  switch (status) {
    case 401:
      return 'Birdeye refused this key. Check it and try again.'
    case 403:
      return "This key's Birdeye plan does not include price history."
    case 429:
      return `Birdeye has no more requests for this key just now.${keptText(kept)}`
  }
}

/** ' 112 prices are kept.', to follow a sentence; empty where there are none. */
export function keptText(kept: number): string {
  if (kept === 0) return ''
  return ` ${counted(kept, 'price')} ${kept === 1 ? 'is' : 'are'} kept.`
}
