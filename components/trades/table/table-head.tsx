import cn from 'clsx'
import { ArrowDown, ArrowRightLeft, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { COLUMN_NAMES, FIGURE_WIDTH, rowClass } from './row-class'
import { FeeSwitch, swapRate, useTradeSwitches } from '../trade-switches'
import { Button } from '@/components/ui/button'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { IconButton } from '@/components/ui/icon-button'
import type { TradesFilters } from '@/lib/browser/filters/use-trades-filters'
import { type EventSort, pressedSort } from '@/lib/domain/filters/event-sort'
import { ZoneNote } from '@/components/order-lists/updated-time'
import { SORT_OPTIONS } from '@/lib/view/filters/filter-label'
import { parseSort, sortText } from '@/lib/view/filters/trades-filters-url'

type HeadProps = { zones: string; sorting: TradesFilters; feeNote: string | undefined }

/** Renders the column heads, with the fee switch and the swap button (behaviour 5.4). */
export function TableHead(props: HeadProps & { hasWallets: boolean }) {
  const { zones, sorting, feeNote, hasWallets } = props
  const { rateDirection } = useTradeSwitches()
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
        <SortHead column="date" sorting={sorting}>
          <span translate="no" className="-ml-2 text-text-3">{`· ${zones}`}</span>
        </SortHead>
        <Head>Action</Head>
        {hasWallets && (
          <Head className="lg:sr-only wide:not-sr-only print:not-sr-only">Wallet</Head>
        )}
        <SortHead column="amount" sorting={sorting} />
        <SortHead column="for" sorting={sorting}>
          <span className="hidden lg:block print:hidden">
            <FeeSwitch note={feeNote} />
          </span>
        </SortHead>
        <SortHead column="rate" sorting={sorting}>
          <span className="-ml-2 hidden lg:block">
            <IconButton label="Swap rate" aria-pressed={isSwapped} onClick={swapRate}>
              <ArrowRightLeft size={14} className={cn(isSwapped && 'text-accent-text')} />
            </IconButton>
          </span>
        </SortHead>
        <Head className="lg:justify-self-end wide:justify-self-auto">Transaction</Head>
      </tr>
    </thead>
  )
}

function Head({ className, ...props }: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" className={cn('font-medium', className)} {...props} />
}

type SortHeadProps = {
  column: EventSort['column']
  sorting: TradesFilters
  /** Controls next to the name. */
  children?: ReactNode
}

/** A press on a column head sorts (behaviour 17.12). Below 1024 px, only screen readers get the head, as text. */
function SortHead({ column, sorting: { sort, sortBy }, children }: SortHeadProps) {
  const className = column !== 'date' && cn('w-min text-right', FIGURE_WIDTH[column])
  const isSorted = sort.column === column
  const Icon = sort.isDescending ? ArrowDown : ArrowUp
  const sorted = sort.isDescending ? 'descending' : 'ascending'
  return (
    <Head aria-sort={isSorted ? sorted : undefined}>
      <span className="flex items-center gap-3">
        <span className={cn('lg:hidden', className)}>{COLUMN_NAMES[column]}</span>
        <span className={cn('hidden lg:block', className)}>
          <button
            type="button"
            onClick={() => sortBy(pressedSort(sort, column))}
            className={cn('relative rounded-sm hover:text-text', isSorted && 'text-text')}
          >
            {isSorted && (
              <Icon size={12} className="absolute top-1/2 right-full mr-1 -translate-y-1/2" />
            )}
            <span>{COLUMN_NAMES[column]}</span>
          </button>
        </span>
        {children}
      </span>
    </Head>
  )
}

/** The head above rows without columns (behaviour 5.13). */
export function ListHead({ rowsText, ...head }: HeadProps & { rowsText: string }) {
  const { rateDirection } = useTradeSwitches()
  return (
    <div className="sticky top-0 z-10 flex h-9 items-center gap-4 rounded-t-xl border-b border-line bg-surface px-3.5 text-sm md:top-14 md:h-10 md:px-4 lg:hidden print:hidden">
      <span className="text-text-3 md:hidden">
        <TextWithFigures text={rowsText} />
      </span>
      <div className="hidden md:block">
        <FeeSwitch note={head.feeNote} />
      </div>
      {/* While the rows are sorted by date, the menu shows the zone beside 'Date'. */}
      {head.sorting.sort.column !== 'date' && <ZoneNote zones={head.zones} />}
      <SortMenu {...head} />
      <div className="hidden md:block">
        <Button aria-pressed={rateDirection === 'input per output'} onClick={swapRate}>
          <ArrowRightLeft size={16} />
          Swap rate
        </Button>
      </div>
    </div>
  )
}

/** The browser's own <select> for the sort, transparent, on top of the column's name (behaviour 17.12). */
function SortMenu({ zones, sorting: { sort, sortBy } }: HeadProps) {
  const Icon = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <span className="relative -mr-1 ml-auto flex items-center gap-1.5 rounded px-1 text-text-2 outline-offset-2 outline-accent hover:text-text has-focus-visible:outline-2 [p+&]:ml-0">
      <Icon size={12} />
      <span>{COLUMN_NAMES[sort.column]}</span>
      {sort.column === 'date' && zones !== '' && (
        <span translate="no" className="text-text-3">{`· ${zones}`}</span>
      )}
      <select
        aria-label="Sort by"
        value={sortText(sort)}
        onChange={({ target }) => {
          const chosen = parseSort(target.value)
          if (chosen) sortBy(chosen)
        }}
        className="absolute -inset-x-1 -inset-y-[13px] cursor-pointer opacity-0"
      >
        {Object.entries(SORT_OPTIONS).map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
