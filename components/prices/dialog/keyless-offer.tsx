import { Button } from '@/components/ui/button'
import { useKeylessOffer } from '@/lib/browser/prices/use-keyless-offer'
import type { Prices } from '@/lib/browser/prices/use-prices'
import {
  FETCH_WITHOUT_A_KEY,
  KEYLESS_NOTE,
  keylessEstimateText,
} from '@/lib/view/prices/keyless-label'
import { estimateText } from '@/lib/view/prices/price-estimate'

/** The way that needs no key, and what it will take (behaviour 8.30). */
export function KeylessOffer({ prices }: { prices: Prices }) {
  const { estimate, start } = useKeylessOffer(prices)
  const time = estimateText(estimate.requests)
  const isNothingLeft = estimate.fromTrades + estimate.requests === 0
  return (
    <div role="group" aria-label="Without a key" className="px-5 py-4">
      <p className="text-xs text-text-3">{KEYLESS_NOTE}</p>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-2 gap-y-3">
        <div className="mr-auto min-h-5 text-sm">
          <p>{keylessEstimateText(estimate.fromTrades, estimate.requests)}</p>
          {time !== undefined && <p className="text-text-3">{time}</p>}
        </div>
        <Button disabled={isNothingLeft} onClick={start}>
          {FETCH_WITHOUT_A_KEY}
        </Button>
      </div>
    </div>
  )
}
