'use client'

import { ListFilter } from 'lucide-react'
import { OrderFilterFields, type OrderFilterProps, SelectButtons } from './order-filter-fields'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { SearchField } from '@/components/ui/text-field'
import { lazyCode, useDialogOpening } from '@/lib/browser/page/lazy-code'
import { MAX_FILTER_TEXT_LENGTH } from '@/lib/domain/filters/event-filters'
import { filtersButtonLabel } from '@/lib/view/filters/filter-label'

const WORDS = 'Filter by token or mint'

const sheetCode = lazyCode(async () => (await import('./order-filter-sheet')).OrderFilterSheet)

/**
 * Renders above the orders which of them show, and two buttons that select those; on phones a button
 * opens all but the text in a sheet (behaviour 17.15).
 */
export function OrderFilterBar(props: OrderFilterProps) {
  const { filters, change } = props.filtering
  const { isOpen, opener, dialog } = useDialogOpening(sheetCode)
  const count = Number(filters.isTradedOnly) + Number(filters.state !== undefined)
  return (
    <div data-slot="order-filters" className="flex items-center gap-2 md:gap-4 print:hidden">
      <SearchField
        aria-label={WORDS}
        placeholder={WORDS}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        value={filters.text}
        onType={(text) => change({ text })}
        className="flex-1 md:max-w-[300px]"
      />
      <div className="hidden items-center gap-4 md:flex">
        <OrderFilterFields {...props.filtering} />
      </div>
      <div className="-mr-3 ml-auto hidden shrink-0 md:flex">
        <SelectButtons onSelect={props.onSelectShown} />
      </div>
      <Button {...opener} aria-label={filtersButtonLabel(count)} className="w-11 md:hidden">
        <ListFilter size={18} />
        {count > 0 && (
          <span className="absolute -top-1.5 -right-1.5 rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
            {count}
          </span>
        )}
      </Button>
      {isOpen && <LazyComponent of={sheetCode} props={{ ...props, ...dialog }} />}
    </div>
  )
}
