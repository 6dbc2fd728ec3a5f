import type { PriceCounts } from '@/lib/domain/prices/price-answers'
import { priceSourcesLabel } from '@/lib/view/prices/price-source-label'

/**
 * Where the prices of the CSV come from, under its button: '184 prices: 120 from trades, 64
 * DefiLlama'; nothing where there is none (behaviour 8.24).
 */
export function PriceSourcesLine({ sources }: { sources: PriceCounts }) {
  const label = priceSourcesLabel(sources)
  if (label === undefined) return null
  return (
    <p
      data-slot="price-sources"
      className="text-xs text-text-3 md:order-4 md:leading-7 wide:self-end"
    >
      {label}
    </p>
  )
}
