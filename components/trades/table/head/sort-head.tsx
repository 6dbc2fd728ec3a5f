import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import type { TradesSort } from '@/lib/browser/filters/use-trades-sort'
import type { EventSort } from '@/lib/domain/filters/event-sort'

type SortHeadProps = {
  column: EventSort['column']
  sorting: TradesSort
  /** The column's name. */
  name: ReactNode
  className?: string
  /** What stands in the head beside the name. */
  children?: ReactNode
}

/**
 * The head of a column that rows can be sorted by: a press sorts by it, the lowest first, and the
 * next one turns that (behaviour 17.12). Where heads are for screen readers alone, only the name.
 */
export function SortHead({ column, sorting, name, className, children }: SortHeadProps) {
  const { sort, sortBy } = sorting
  const isSorted = sort.column === column
  const Icon = sort.isDescending ? ArrowDown : ArrowUp
  const sorted = sort.isDescending ? 'descending' : 'ascending'
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? sorted : undefined}
      className="font-medium"
    >
      <span className="flex items-center gap-3">
        <span className={cn('lg:hidden', className)}>{name}</span>
        <span className={cn('hidden lg:block', className)}>
          <button
            type="button"
            onClick={() => sortBy({ column, isDescending: isSorted && !sort.isDescending })}
            className={cn('relative rounded-sm hover:text-text', isSorted && 'text-text')}
          >
            {isSorted && (
              <Icon
                size={12}
                strokeWidth={1.75}
                aria-hidden="true"
                className="absolute top-1/2 right-full mr-1 -translate-y-1/2"
              />
            )}
            {name}
          </button>
        </span>
        {children}
      </span>
    </th>
  )
}
