import type { ReactNode } from 'react'
import { FIGURE_WIDTH } from './row-class'
import { SetPriceButton } from '@/components/prices/set-price/set-price-button'
import { UsdLine, type Worth } from '@/components/prices/usd-line'
import { cn } from '@/components/ui/cn'

type TwoPartCellProps = {
  column: keyof typeof FIGURE_WIDTH
  /** Names the figure on a card, where there is no head above it. */
  label: string
  figure: ReactNode
  unit: ReactNode
  /** The figure's USD value, where it is to be shown. */
  worth?: Worth | undefined
  /** What stands under the figure instead. */
  mark?: ReactNode
}

/**
 * What a cell of `TWO_PART_CLASS` holds: a figure that ends, and a unit that begins, on one vertical
 * line down the column.
 */
export function TwoPartCell({ column, label, figure, unit, worth, mark }: TwoPartCellProps) {
  const below = worth ? <UsdLine worth={worth} /> : mark
  const canRetype = worth?.price && (worth.isMarked || worth.price.source === 'typed')
  return (
    <>
      <span className="w-[72px] shrink-0 text-sm text-text-3 md:hidden">{label}</span>
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap justify-end gap-x-2 md:justify-start',
          below ? 'items-start' : 'items-center',
        )}
      >
        <span
          data-usd-figure={below ? '' : undefined}
          className={cn(
            'max-w-full min-w-0 flex-auto text-right [overflow-wrap:normal] md:flex-initial',
            FIGURE_WIDTH[column],
          )}
        >
          {figure}
          {below}
        </span>{' '}
        <span
          className={cn(
            'relative flex w-auto max-w-full min-w-[132px] items-center gap-2 md:min-w-0 md:flex-[1_1_64px]',
            column === 'rate' &&
              'lg:w-[132px] lg:flex-none lg:justify-end wide:w-auto wide:flex-[1_1_64px] wide:justify-start wide:pr-3',
          )}
        >
          {canRetype ? (
            <span className="min-w-0">
              <span className="flex min-w-0 items-center gap-2">{unit}</span>
              <SetPriceButton token={worth.token} minute={worth.minute} isMissing={false} />
            </span>
          ) : (
            unit
          )}
        </span>
      </div>
    </>
  )
}
