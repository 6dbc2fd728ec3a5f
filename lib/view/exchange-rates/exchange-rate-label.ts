import type { ForeignCurrency } from '@/lib/domain/exchange-rates/currency'
import { counted } from '@/lib/view/amounts/amount-label'

/** Shown beside the method meanwhile (behaviour 27.6). */
export const LOADING_RATES = 'Loading exchange rates…'

/** Why figures are in USD although another currency is chosen (behaviour 27.6). */
export const RATES_FAILED = 'Exchange rates couldn’t be loaded, so these figures are in USD.'

/** Why a file in another currency can't be made (behaviour 27.6). */
export const NO_RATES = 'Exchange rates couldn’t be loaded.'

/** Returns where the rates are from (behaviour 27.7). */
export function rateSource(currency: ForeignCurrency, isSample: boolean): string {
  const source = isSample
    ? 'The sample wallet’s made-up rates'
    : 'European Central Bank’s euro reference rates, through frankfurter.dev'
  return currency === 'EUR' ? source : `${source}, crossed through the euro`
}

/** Counts the trades without an exchange rate; '' if there is none (behaviour 27.4). */
export function unratedText(trades: number): string {
  return trades === 0 ? '' : `${counted(trades, 'trade')} without an exchange rate`
}

/** Counts the trades whose rate may still change; '' if there is none (behaviour 27.4). */
export function provisionalText(trades: number): string {
  return trades === 0 ? '' : `${counted(trades, 'trade')} at a provisional exchange rate`
}
