'use client'

import { memo } from 'react'
import { AmountButton } from '@/components/amounts/amount-button'
import { TwoPartCell } from './two-part-cell'
import { SidesDifferMark } from '@/components/prices/sides-differ-mark'
import { AmountDigits } from '@/components/amounts/exact-amount'
import { Skeleton } from '@/components/ui/skeleton'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  rateButtonLabel,
  type RateFigure,
  rateUnit,
  shownRate,
  type TradeSwitches,
} from '@/lib/view/trades/rate-label'

type RateCellProps = TradeSwitches & {
  trade: Trade
  input: TokenState
  output: TokenState
  onSwapRate: () => void
  /** By how many percent the two sides differ, where they do. */
  differBy: string | undefined
}

/**
 * The rate; a click on it flips its direction. 'Unknown' where a token is missing (behaviour 5.9).
 */
export const RateCell = memo(function RateCell(props: RateCellProps) {
  const { trade, input, output, onSwapRate, differBy, ...switches } = props
  const figure = shownRate(trade, input, output, switches)
  const mark = differBy !== undefined && <SidesDifferMark percent={differBy} />
  return <TwoPartCell column="rate" label="Rate" mark={mark} {...partsOf(figure, onSwapRate)} />
})

function partsOf(figure: RateFigure, onSwapRate: () => void) {
  switch (figure.kind) {
    case 'loading':
      return { figure: <Skeleton className="ml-auto h-4 w-16 rounded" />, unit: null }
    case 'none':
      return { figure: <span className="text-text-3">{figure.text}</span>, unit: null }
    case 'rate': {
      const [dividend, divisor] = figure.per
      return {
        figure: (
          <AmountButton label={rateButtonLabel(figure.rate, figure.per)} onClick={onSwapRate}>
            <AmountDigits amount={figure.rate} />
          </AmountButton>
        ),
        // Apart, so that a symbol written from right to left cannot turn the whole unit round.
        unit: (
          <span title={rateUnit(figure.per)} className="min-w-0 truncate text-text-2">
            <bdi>{dividend}</bdi> per <bdi>{divisor}</bdi>
          </span>
        ),
      }
    }
  }
}
