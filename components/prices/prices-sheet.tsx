import { PriceControls, type PriceControlsProps } from './price-controls'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'

type PricesSheetProps = {
  controls: PriceControlsProps
  onClose: () => void
  returnFocus: () => void
}

/** Shows the switch and the button for USD prices in a dialog, for phones (behaviour 5.13). */
export function PricesSheet({ controls, onClose, returnFocus }: PricesSheetProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="USD prices" returnFocus={returnFocus}>
        <div className="px-5 pb-5">
          <PriceControls {...controls} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
