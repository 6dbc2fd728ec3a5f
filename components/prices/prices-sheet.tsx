import { PriceControls, type PriceControlsProps } from './price-controls'
import { Dialog, type DialogClosing } from '@/components/ui/dialog/dialog'

type PricesSheetProps = DialogClosing & { controls: PriceControlsProps }

/** Shows the switch and the button for USD prices in a dialog, for phones (behaviour 5.13). */
export function PricesSheet({ controls, onClose, returnFocus }: PricesSheetProps) {
  return (
    <Dialog title="USD prices" onClose={onClose} returnFocus={returnFocus}>
      <div className="px-5 pb-5">
        <PriceControls {...controls} />
      </div>
    </Dialog>
  )
}
