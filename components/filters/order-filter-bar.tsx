import { ListFilter } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Popover } from '@/components/ui/popover'
import { Select } from '@/components/ui/select'
import { SearchField } from '@/components/ui/search-field'
import type { OrderFiltering } from '@/lib/browser/orders/use-orders-screen'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/order-filters'
import { ORDER_STATES } from '@/lib/domain/orders/order'
import { filtersButtonLabel, ORDER_STATE_WORDS } from '@/lib/view/filters/filter-label'

type OrderFilterProps = {
  filtering: OrderFiltering
  onSelectShown: (isSelected: boolean) => void
}

/** The filters above the orders. On phones a button opens all but the text field (behaviour 17.15). */
export function OrderFilterBar(props: OrderFilterProps) {
  const { filters, change } = props.filtering
  const count = Number(filters.isTradedOnly) + Number(filters.state !== undefined)
  return (
    <div className="flex items-center gap-2 md:gap-4 print:hidden">
      <SearchField
        label="Filter by token or mint"
        maxLength={MAX_FILTER_TEXT_LENGTH}
        value={filters.text}
        onType={(text) => change({ text })}
        className="min-w-0 flex-1 md:flex-[0_1_300px]"
      />
      <div className="hidden flex-[1_0_auto] items-center gap-4 md:flex">
        <OrderFilterFields {...props} />
      </div>
      <div className="md:hidden">
        <Popover
          label="Filters"
          button={
            <>
              <ListFilter size={18} />
              {count > 0 && (
                <span className="absolute -top-1.5 -right-1.5 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
                  {count}
                </span>
              )}
            </>
          }
          buttonProps={{ 'aria-label': filtersButtonLabel(count), className: 'w-11' }}
          className="right-0 flex w-64 flex-col gap-3"
        >
          {(close) => (
            <OrderFilterFields
              {...props}
              onSelectShown={(isSelected) => {
                props.onSelectShown(isSelected)
                close()
              }}
            />
          )}
        </Popover>
      </div>
    </div>
  )
}

/** The filters by trades and status, and the buttons that select or deselect the shown orders (behaviour 17.17). */
function OrderFilterFields({ filtering: { filters, change }, onSelectShown }: OrderFilterProps) {
  return (
    <>
      <label className="flex min-h-11 shrink-0 items-center gap-2 text-sm text-text-2 md:min-h-0">
        <Checkbox
          checked={filters.isTradedOnly}
          onCheckedChange={(isOn) => change({ isTradedOnly: isOn })}
        />
        Hide orders without trades
      </label>
      <Select
        aria-label="Status"
        className="shrink-0"
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
      <span className="flex shrink-0 md:ml-auto md:not-forced-colors:-mr-3 forced-colors:gap-2">
        <Button variant="ghost" onClick={() => onSelectShown(true)}>
          Select all
        </Button>
        <Button variant="ghost" onClick={() => onSelectShown(false)}>
          Deselect all
        </Button>
      </span>
    </>
  )
}
