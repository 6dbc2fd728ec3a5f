import type { PriceOpener } from '@/components/prices/price-controls'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** What 'Tokens' and 'Months' are made of. */
export type ResultsSource = {
  /** The events of the rows on the page, and those of all selected orders, by date. */
  events: readonly OrderEvent[]
  allEvents: readonly OrderEvent[]
  prices: Pick<Prices, 'answers' | 'scaledMints' | 'sources'>
  /** Opens the price dialog. */
  priceOpener: PriceOpener
  /** Whether USD prices are shown: only then is asked what tokens are worth now. */
  hasUsd: boolean
  stateOf: StateOf
  download: SummaryDownload
  /** Those of the page: a month or year becomes its dates. */
  filters: Pick<TradesFilters, 'filters' | 'choose'>
}
