import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { PriceSource } from '@/lib/domain/prices/price-source'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** In the order in which they are told. */
const SOURCES_LINE: readonly [PriceSource, string][] = [
  ['trade', 'from the trades'],
  ['defillama', 'DefiLlama'],
  ['birdeye', 'Birdeye'],
  ['typed', 'typed'],
]

/**
 * Where one price comes from: 'from this trade', 'DefiLlama, 12 minutes before', 'Birdeye', 'typed'
 * (behaviour 8.23).
 */
export function priceSourceLabel({
  source,
  apartSeconds,
}: Pick<SourcedPrice, 'source' | 'apartSeconds'>): string {
  switch (source) {
    case 'trade':
      return 'from this trade'
    case 'defillama':
      return `DefiLlama, ${distanceText(apartSeconds)}`
    case 'birdeye':
      return 'Birdeye'
    case 'typed':
      return 'typed'
  }
}

/**
 * Where the prices of the displayed events come from: '184 prices: 120 from the trades, 60 DefiLlama,
 * 4 typed'; undefined where there is none (behaviour 8.24).
 */
export function priceSourcesLabel(counts: ReadonlyMap<PriceSource, number>): string | undefined {
  const present = SOURCES_LINE.flatMap(([source, name]): [number, string][] => {
    const count = counts.get(source) ?? 0
    return count === 0 ? [] : [[count, name]]
  })
  if (present.length === 0) return undefined
  const total = present.reduce((sum, [count]) => sum + count, 0)
  const parts = present.map(([count, name]) => `${groupedDigits(String(count))} ${name}`)
  return `${counted(total, 'price')}: ${parts.join(', ')}`
}

/** From the price's minute to the one that its record lies in. */
function distanceText(apartSeconds: number): string {
  const minutes = Math.floor(apartSeconds / SECONDS_PER_MINUTE)
  if (minutes === 0) return 'the same minute'
  return `${counted(Math.abs(minutes), 'minute')} ${minutes < 0 ? 'before' : 'after'}`
}
