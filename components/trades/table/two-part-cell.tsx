import type { ReactNode } from 'react'
import { FIGURE_WIDTH } from './row-class'
import { cn } from '@/components/ui/cn'

type TwoPartCellProps = {
  column: keyof typeof FIGURE_WIDTH
  /** Names the figure on a card, where there is no head above it. */
  label: string
  figure: ReactNode
  unit: ReactNode
  /** What the figure is worth, under it. */
  usd?: ReactNode | false
}

/**
 * What a cell of `TWO_PART_CLASS` holds: a figure that ends, and a unit that begins, on one vertical
 * line down the column.
 */
export function TwoPartCell({ column, label, figure, unit, usd }: TwoPartCellProps) {
  return (
    <>
      <span className="w-[72px] shrink-0 text-sm text-text-3 md:hidden">{label}</span>
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap justify-end gap-x-2 md:justify-start',
          usd ? 'items-start' : 'items-center',
        )}
      >
        <span
          data-usd-figure={usd ? '' : undefined}
          className={cn(
            'max-w-full min-w-0 flex-auto text-right [overflow-wrap:normal] md:flex-initial',
            FIGURE_WIDTH[column],
          )}
        >
          {figure}
          {usd}
        </span>{' '}
        <span
          className={cn(
            'relative flex w-auto max-w-full min-w-[132px] items-center gap-2 md:min-w-0 md:flex-[1_1_64px]',
            column === 'rate' &&
              'lg:w-[132px] lg:flex-none lg:justify-end wide:w-auto wide:flex-[1_1_64px] wide:justify-start wide:pr-3',
          )}
        >
          {unit}
        </span>
      </div>
    </>
  )
}
