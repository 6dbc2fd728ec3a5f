import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Select } from '@/components/ui/select'
import type { OrderFiltering } from '@/lib/browser/filters/use-order-filters'
import { ORDER_STATES } from '@/lib/domain/filters/matching-orders'
import { ORDER_STATE_WORDS } from '@/lib/view/filters/filter-label'

export type OrderFilterProps = {
  filtering: OrderFiltering
  /** Selects all that is shown, or none of it. */
  onSelectShown: (isSelected: boolean) => void
}

/** Renders the filters of the orders by trades and status, in the bar and on phones in a sheet. */
export function OrderFilterFields({ filters, change }: Pick<OrderFiltering, 'filters' | 'change'>) {
  const id = useId()
  return (
    <>
      <span className="flex min-h-11 shrink-0 items-center gap-2 text-sm text-text-2 md:min-h-0">
        <Checkbox
          id={id}
          checked={filters.isTradedOnly}
          onCheckedChange={(isOn) => change({ isTradedOnly: isOn })}
        />
        <label htmlFor={id}>Hide orders without trades</label>
      </span>
      <Select
        aria-label="Status"
        isChosen={filters.state !== undefined}
        value={filters.state ?? ''}
        onChange={({ target }) =>
          change({ state: ORDER_STATES.find((state) => state === target.value) })
        }
      >
        <option value="">All statuses</option>
        {ORDER_STATES.map((state) => (
          <option key={state} value={state}>
            {ORDER_STATE_WORDS[state]}
          </option>
        ))}
      </Select>
    </>
  )
}

/** Renders the buttons that select all shown orders, or none of them (behaviour 17.17). */
export function SelectButtons({ onSelect }: { onSelect: (isSelected: boolean) => void }) {
  return (
    <>
      <Button variant="ghost" onClick={() => onSelect(true)}>
        Select all
      </Button>
      <Button variant="ghost" onClick={() => onSelect(false)}>
        Deselect all
      </Button>
    </>
  )
}
