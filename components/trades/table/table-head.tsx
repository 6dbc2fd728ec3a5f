'use client'

import { ArrowRightLeft } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { FeeSwitch } from './fee-switch'
import { FIGURE_WIDTH, rowClass } from './row-class'
import { SortHead } from './head/sort-head'
import { TableSwitching } from './table-switches'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { belowFilterBar } from '@/lib/browser/filters/bar-height'
import type { TradesSort } from '@/lib/browser/filters/use-trades-sort'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { zonesLabel } from '@/lib/view/time/time-zone-label'

type TableHeadProps = {
  /** The dates of all rows, the oldest first: the Date column names their zones. */
  dates: readonly string[]
  sorting: TradesSort
  /** Whether rows are of several wallets. */
  hasWallets: boolean
}

/** The column heads, with the fee switch and the swap button over the units (behaviour 5.4). */
export function TableHead({ dates, sorting, hasWallets }: TableHeadProps) {
  const { rateDirection, onSwapRate } = use(TableSwitching)
  const timeZone = useTimeZone()
  const isSwapped = rateDirection === 'input per output'
  return (
    <thead
      ref={belowFilterBar}
      role="rowgroup"
      className="sr-only z-10 rounded-t-xl bg-surface lg:not-sr-only lg:sticky lg:top-(--filter-bar-height,56px) lg:block"
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
          <span className="-ml-2 text-text-3">· {zonesLabel(dates, timeZone)}</span>
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
            <IconButton label="Swap rate direction" aria-pressed={isSwapped} onClick={onSwapRate}>
              <ArrowRightLeft
                size={14}
                strokeWidth={1.75}
                aria-hidden="true"
                className={cn(isSwapped && 'text-accent-text')}
              />
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
