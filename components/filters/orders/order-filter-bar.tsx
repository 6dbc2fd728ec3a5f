import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SearchField } from '@/components/ui/text-field'
import { Select } from '@/components/ui/select'
import type { OrderFiltering } from '@/lib/browser/filters/use-order-filters'
import { ORDER_STATES } from '@/lib/domain/filters/matching-orders'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/text-match'
import { ORDER_STATE_WORDS } from '@/lib/view/filters/filter-label'

const WORDS = 'Filter by token or mint'

type OrderFilterBarProps = {
  filtering: OrderFiltering
  /** Selects all that is shown, or none of it. */
  onSelectShown: (isSelected: boolean) => void
}

/** Above the orders: which of them show, and the two ways to select those (behaviour 17.15). */
export function OrderFilterBar({ filtering, onSelectShown }: OrderFilterBarProps) {
  const { filters, change } = filtering
  const id = useId()
  return (
    <div
      data-slot="order-filters"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden"
    >
      <SearchField
        aria-label={WORDS}
        placeholder={WORDS}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        value={filters.text}
        onType={(text) => change({ text })}
        className="w-full md:w-[300px]"
      />
      <span className="flex min-h-11 items-center gap-2 text-sm text-text-2 md:min-h-0">
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
      <span className="ml-auto flex">
        <Button variant="ghost" onClick={() => onSelectShown(true)}>
          Select all
        </Button>
        <Button variant="ghost" onClick={() => onSelectShown(false)}>
          Deselect all
        </Button>
      </span>
    </div>
  )
}
