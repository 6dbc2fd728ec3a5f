import { Calendar } from 'lucide-react'
import { type FocusEvent, useRef, useState } from 'react'
import { dateFieldsCode } from './date-fields-code'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { withCode } from '@/lib/browser/page/lazy-code'
import { useToday } from '@/lib/browser/filters/use-today'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { datesLabel } from '@/lib/view/filters/filter-label'

/** 'Any date', or the days that are chosen; opens what chooses them (behaviour 17.5). */
export function DateFilter({ filters }: { filters: TradesFilters }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const today = useToday()
  const { from, to } = filters.filters
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <div
      className="relative"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isOpen) close()
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <Button
        ref={button}
        aria-expanded={isOpen}
        onPointerEnter={dateFieldsCode.preload}
        onFocus={dateFieldsCode.preload}
        onClick={() =>
          isOpen ? setIsOpen(false) : void withCode(dateFieldsCode, () => setIsOpen(true))
        }
        className={cn((from ?? to) !== undefined && 'border-control')}
      >
        <Calendar size={16} strokeWidth={1.75} aria-hidden="true" className="text-text-3" />
        {datesLabel({ from, to }, today)}
      </Button>
      {isOpen && (
        <div
          role="group"
          aria-label="Dates"
          tabIndex={-1}
          className="absolute top-full left-0 mt-1.5 w-[360px] rounded-xl border border-line-2 bg-raised p-3 shadow-(--shadow-small) outline-none"
        >
          <LazyComponent of={dateFieldsCode} props={{ filters, today, onChosen: close }} />
        </div>
      )}
    </div>
  )
}
