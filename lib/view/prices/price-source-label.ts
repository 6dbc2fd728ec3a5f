import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import type { PriceSource, SourcedPrice } from '@/lib/domain/prices/best-price'
import type { PriceCounts } from '@/lib/domain/prices/price-answers'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** In the order in which they are told. */
const SOURCES_LINE: readonly [PriceSource, string][] = [
  ['trade', 'from trades'],
  ['defillama', 'DefiLlama'],
  ['birdeye', 'Birdeye'],
  ['typed', 'manual'],
]

/**
 * Returns where one price comes from: 'From this trade', 'DefiLlama, 12 minutes earlier', 'Birdeye'
 * (behaviour 8.23).
 * @param isFromRow whether the two sides of the row's own trade give it
 */
export function priceSourceLabel(
  { source, apartSeconds }: Pick<SourcedPrice, 'source' | 'apartSeconds'>,
  isFromRow: boolean,
): string {
  switch (source) {
    case 'trade':
      return isFromRow ? 'From this trade' : 'From trades'
    case 'defillama':
      return `DefiLlama, ${distanceText(apartSeconds)}`
    case 'birdeye':
      return 'Birdeye'
    case 'typed':
      return 'Set manually'
  }
}

/**
 * Returns where prices come from: '184 prices: 120 from trades, 60 DefiLlama (9 over 5 minutes away),
 * 4 manual'; undefined if there are none (behaviour 8.24).
 */
export function priceSourcesLabel({
  counts,
  far,
}: Pick<PriceCounts, 'counts' | 'far'>): string | undefined {
  const present = SOURCES_LINE.flatMap(([source, name]): [number, string][] => {
    const count = counts.get(source) ?? 0
    const distance =
      source === 'defillama' && far > 0
        ? ` (${groupedDigits(String(far))} over 5 minutes away)`
        : ''
    return count === 0 ? [] : [[count, name + distance]]
  })
  if (present.length === 0) return undefined
  const total = present.reduce((sum, [count]) => sum + count, 0)
  const parts = present.map(([count, name]) => `${groupedDigits(String(count))} ${name}`)
  return `${counted(total, 'price')}: ${parts.join(', ')}`
}

/** From the price's minute to the one that its record lies in. */
function distanceText(apartSeconds: number): string {
  const minutes = Math.floor(apartSeconds / SECONDS_PER_MINUTE)
  if (minutes === 0) return 'same minute'
  return `${counted(Math.abs(minutes), 'minute')} ${minutes < 0 ? 'earlier' : 'later'}`
}
