import { isAboveZero, isBelow, rounded, shortened } from '@/lib/domain/amounts/decimal'
import type { PriceCounts, PriceSource, SourcedPrice } from '@/lib/domain/prices/price-answers'
import { SECONDS_PER_MINUTE } from '@/lib/domain/time/unix-time'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'

const DECIMALS = 2
const MAX_DECIMALS = 8
const SMALLEST = '0.00000001'
/** As many as a rate has (behaviour 7.5). */
const MIN_PRICE_DIGITS = 4

/**
 * Returns a value, rounded half up to 2 decimals; below `smallest` it has up to 8 (behaviour 7.6).
 * @param sign that of another currency, which is rounded in the same way (behaviour 27.2)
 */
export function usdLabel(value: string, smallest = '1', sign = '$'): string {
  if (isAboveZero(value) && isBelow(value, SMALLEST)) return `<${sign}${SMALLEST}`
  return sign + cents(rounded(value, isBelow(value, smallest) ? MAX_DECIMALS : DECIMALS))
}

/** Returns the price of one token, rounded as a value, but to at least 4 significant digits (behaviour 7.6). */
export function usdPriceLabel(price: string, sign = '$'): string {
  const decimals = isBelow(price, '1') ? MAX_DECIMALS : DECIMALS
  return sign + cents(shortened(price, MIN_PRICE_DIGITS, decimals))
}

function cents(figure: string): string {
  const [whole = '0', fraction = ''] = figure.split('.')
  return `${groupedDigits(whole)}.${fraction.padEnd(DECIMALS, '0')}`
}

/** Returns 'From this trade', 'DefiLlama, 12 minutes earlier', 'Birdeye' and so on (behaviour 8.6). */
export function priceSourceLabel(
  { source, offsetSeconds }: SourcedPrice,
  isFromRow: boolean,
): string {
  switch (source) {
    case 'trade':
      return isFromRow ? 'From this trade' : 'From trades'
    case 'defillama':
      return `DefiLlama, ${distanceText(offsetSeconds)}`
    case 'birdeye':
      return 'Birdeye'
    case 'manual':
      return 'Set manually'
  }
}

/** Returns how far a price's own time is from its minute: '12 minutes earlier' or 'same minute'. */
function distanceText(offsetSeconds: number): string {
  const minutes = Math.floor(offsetSeconds / SECONDS_PER_MINUTE)
  if (minutes === 0) return 'same minute'
  return `${counted(Math.abs(minutes), 'minute')} ${minutes < 0 ? 'earlier' : 'later'}`
}

const SOURCE_NAMES: readonly [PriceSource, string][] = [
  ['trade', 'from trades'],
  ['defillama', 'DefiLlama'],
  ['birdeye', 'Birdeye'],
  ['manual', 'manual'],
]

/** Returns '184 prices: 120 from trades, 60 DefiLlama (9 over 5 minutes away), 4 manual' (behaviour 8.22). */
export function priceSourcesLabel({ counts, far }: PriceCounts): string | undefined {
  let total = 0
  const parts = SOURCE_NAMES.flatMap(([source, name]) => {
    const count = counts.get(source) ?? 0
    total += count
    const distance =
      source === 'defillama' && far > 0 ? ` (${groupedDigits(far)} over 5 minutes away)` : ''
    return count === 0 ? [] : [`${groupedDigits(count)} ${name}${distance}`]
  })
  return total === 0 ? undefined : `${counted(total, 'price')}: ${parts.join(', ')}`
}
