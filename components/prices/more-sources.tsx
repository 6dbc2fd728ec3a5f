import { usePriceDialogOpening } from './dialog/price-dialog-opening'
import type { Prices } from '@/lib/browser/prices/use-prices'
import { useMoreSources } from '@/lib/browser/prices/use-replaceable-prices'
import { MORE_SOURCES } from '@/lib/view/prices/keyless-label'

/**
 * Opens the dialog where nothing is missing, but a price could still be filled or improved
 * (behaviour 8.34).
 */
export function MoreSources({ prices }: { prices: Prices }) {
  const { preload, open } = usePriceDialogOpening()
  if (!useMoreSources(prices)) return null
  return (
    <button
      type="button"
      data-more-sources=""
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      className="relative text-xs quiet-link after:absolute after:-inset-2 md:order-3 md:leading-7 wide:self-end"
    >
      {MORE_SOURCES}
    </button>
  )
}
