'use client'

import { ArrowDown, ArrowRightLeft, ArrowUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { FIGURE_WIDTH, rowClass } from './row-class'
import { FeeSwitch, TableSwitching } from './table-switches'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/button'
import type { TradesSort } from '@/lib/browser/filters/use-trades-filters'
import type { EventSort } from '@/lib/domain/filters/event-sort'

type TableHeadProps = {
  /** The time zones of all rows, from `zonesLabel`. */
  zones: string
  sorting: TradesSort
  hasWallets: boolean
}

/** Renders the column heads, with the fee switch and the swap button (behaviour 5.4). */
export function TableHead({ zones, sorting, hasWallets }: TableHeadProps) {
  const { rateDirection, onSwapRate } = use(TableSwitching)
  const isSwapped = rateDirection === 'input per output'
  return (
    <thead
      role="rowgroup"
      className="sr-only z-10 rounded-t-xl bg-surface lg:not-sr-only lg:sticky lg:top-14 lg:block"
    >
      <tr
        role="row"
        aria-rowindex={1}
        className={cn(
          rowClass(hasWallets),
          'text-left text-xs font-medium text-text-2 lg:min-h-[38px]',
        )}
      >
        <Head>Order</Head>
        <SortHead column="date" sorting={sorting} name="Date">
          <span translate="no" className="-ml-2 text-text-3">{`· ${zones}`}</span>
        </SortHead>
        <Head>Action</Head>
        {hasWallets && <Head className="lg:sr-only wide:not-sr-only">Wallet</Head>}
        <SortHead
          column="amount"
          sorting={sorting}
          name="Amount"
          className={cn('w-min text-right', FIGURE_WIDTH.amount)}
        />
        <SortHead
          column="for"
          sorting={sorting}
          name="For"
          className={cn('text-right', FIGURE_WIDTH.output)}
        >
          <span className="hidden lg:block">
            <FeeSwitch />
          </span>
        </SortHead>
        <SortHead
          column="rate"
          sorting={sorting}
          name="Rate"
          className={cn('text-right', FIGURE_WIDTH.rate)}
        >
          <span className="-ml-2 hidden lg:block">
            <IconButton label="Swap rate" aria-pressed={isSwapped} onClick={onSwapRate}>
              <ArrowRightLeft size={14} className={cn(isSwapped && 'text-accent-text')} />
            </IconButton>
          </span>
        </SortHead>
        <Head className="lg:justify-self-end wide:justify-self-auto">Transaction</Head>
      </tr>
    </thead>
  )
}

type HeadProps = { className?: string; children: ReactNode }

function Head({ className, children }: HeadProps) {
  return (
    <th role="columnheader" scope="col" className={cn('font-medium', className)}>
      {children}
    </th>
  )
}

type SortHeadProps = {
  column: EventSort['column']
  sorting: TradesSort
  name: ReactNode
  className?: string
  /** Controls next to the name. */
  children?: ReactNode
}

/**
 * The head of a column that rows can be sorted by: a press sorts by it, the lowest first, and the
 * next one turns that (behaviour 17.12). Where heads are for screen readers alone, only the name.
 */
function SortHead({ column, sorting, name, className, children }: SortHeadProps) {
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
              <Icon size={12} className="absolute top-1/2 right-full mr-1 -translate-y-1/2" />
            )}
            <span>{name}</span>
          </button>
        </span>
        {children}
      </span>
    </th>
  )
}
