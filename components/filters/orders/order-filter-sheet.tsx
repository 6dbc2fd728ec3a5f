import { OrderFilterFields, type OrderFilterProps, SelectButtons } from './order-filter-fields'
import { Button } from '@/components/ui/button'
import { Dialog, type DialogClosing } from '@/components/ui/dialog/dialog'

type OrderFilterSheetProps = OrderFilterProps & DialogClosing

/** Renders the filters of the orders in a dialog, for phones (behaviour 17.15). */
export function OrderFilterSheet(props: OrderFilterSheetProps) {
  const { filtering, onSelectShown, onClose, returnFocus } = props
  return (
    <Dialog title="Filters" returnFocus={returnFocus} onClose={onClose}>
      <div className="flex flex-col gap-3 px-5 pb-3">
        <OrderFilterFields {...filtering} />
      </div>
      <div className="flex items-center border-t border-line px-2 py-3">
        <SelectButtons
          onSelect={(isSelected) => {
            onSelectShown(isSelected)
            onClose()
          }}
        />
        <Button className="mr-3 ml-auto" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  )
}
