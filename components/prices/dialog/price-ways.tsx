import { Fragment, useState } from 'react'
import { KeylessOffer } from './keyless-offer'
import { PriceForm } from './price-form'
import { lastPriceWay } from '@/lib/browser/prices/price-way-storage'
import type { PriceFormState } from '@/lib/browser/prices/use-price-form'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { PRICE_METHODS } from '@/lib/domain/prices/price-plan'

/** Both ways to prices, the one taken last first (behaviour 8.30). */
export function PriceWays({ form, prices }: { form: PriceFormState; prices: Prices }) {
  const [first] = useState(() => lastPriceWay() ?? 'birdeye')
  const ways = [...PRICE_METHODS].sort((a, b) => Number(b === first) - Number(a === first))
  return ways.map((way, index) => (
    <Fragment key={way}>
      {index > 0 && <Or />}
      {way === 'birdeye' ? (
        <PriceForm form={form} prices={prices} />
      ) : (
        <KeylessOffer prices={prices} />
      )}
    </Fragment>
  ))
}

/** A hairline with 'or'. */
function Or() {
  return (
    <div className="flex items-center gap-3 text-xs text-text-3">
      <span className="flex-1 border-t border-line" />
      or
      <span className="flex-1 border-t border-line" />
    </div>
  )
}
