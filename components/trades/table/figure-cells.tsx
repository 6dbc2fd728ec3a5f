import cn from 'clsx'
import { type ReactNode, use } from 'react'
import { CELL_CLASS, COLUMN_NAMES, FIGURE_WIDTH, TWO_PART_CLASS } from './row-class'
import { swapRate, toggleFee, useTradeSwitches } from '../trade-switches'
import { AmountDigits, ExactAmount } from '@/components/amounts/exact-amount'
import {
  MismatchMark,
  setPriceAgainButton,
  ShownPrices,
  type ShownUsdValue,
  UsdValue,
  usdValueOf,
} from '@/components/prices/usd-value'
import { TokenLink } from '@/components/tokens/token-link'
import { Skeleton } from '@/components/ui/skeleton'
import { tokenAmount } from '@/lib/domain/amounts/amount'
import { shownOutput } from '@/lib/domain/amounts/fee'
import { tradeMismatch } from '@/lib/domain/prices/trade-value'
import type { TokenState } from '@/lib/domain/tokens/token'
import type { Deposit, Refund, Trade } from '@/lib/domain/trades/order-event'
import {
  outputButtonLabel,
  rateButtonLabel,
  type RateFigure,
  rateUnit,
  shownRate,
} from '@/lib/view/trades/rate-label'

type TradeCellsProps = { trade: Trade; input: TokenState; output: TokenState }

export function TradeCells(props: TradeCellsProps) {
  const { trade, input } = props
  const answers = use(ShownPrices)
  const mismatch = answers && tradeMismatch(trade, answers)
  return (
    <>
      <td role="cell" className={CELL_CLASS.amount}>
        <TwoPartCell
          column="amount"
          figure={<ExactAmount amount={trade.inputAmount} />}
          usdValue={usdValueOf(answers, trade, input, tokenAmount(trade.inputAmount))}
          isMarked={mismatch !== undefined}
          unit={<TokenLink state={input} />}
        />
      </td>
      <SwitchedCells {...props} mismatch={mismatch} />
    </>
  )
}

/** For and Rate. They read the switches themselves, so they change at once, before slower parts (behaviour 5.8). */
function SwitchedCells(props: TradeCellsProps & { mismatch: string | undefined }) {
  const { trade, input, output, mismatch } = props
  const answers = use(ShownPrices)
  const switches = useTradeSwitches()
  const { subtractFee } = switches
  const amount = shownOutput(trade, subtractFee)
  return (
    <>
      <td role="cell" className={CELL_CLASS.for}>
        <TwoPartCell
          column="for"
          figure={
            amount === undefined ? (
              <ExactAmount amount={trade.outputAmount} />
            ) : (
              <AmountButton
                amount={amount}
                label={outputButtonLabel(amount, subtractFee)}
                onClick={toggleFee}
              />
            )
          }
          unit={<TokenLink state={output} />}
          usdValue={usdValueOf(answers, trade, output, amount)}
          isMarked={mismatch !== undefined}
        />
      </td>
      <td role="cell" className={CELL_CLASS.rate}>
        <TwoPartCell
          column="rate"
          mark={mismatch !== undefined && <MismatchMark percent={mismatch} />}
          {...rateParts(shownRate(trade, input, output, switches))}
        />
      </td>
    </>
  )
}

/** Returns the rate and its unit. Without a rate, the figure says why and the unit is null (behaviour 5.8). */
function rateParts(figure: RateFigure) {
  switch (figure.kind) {
    case 'loading':
      return { figure: <Skeleton className="ml-auto h-4 w-16 rounded" />, unit: null }
    case 'none':
      return { figure: <span className="text-text-3">{figure.text}</span>, unit: null }
    case 'rate': {
      const [dividend, divisor] = figure.per
      return {
        figure: (
          <AmountButton
            amount={figure.rate}
            label={rateButtonLabel(figure.rate, figure.per)}
            onClick={swapRate}
          />
        ),
        // Each symbol is isolated, so that a symbol written from right to left can't reverse the unit.
        unit: (
          <span
            translate="no"
            title={rateUnit(figure.per)}
            className="min-w-0 truncate text-text-2 lg:min-w-[116px] lg:text-right wider:min-w-0 wider:text-left print:min-w-0 print:text-left"
          >
            <bdi>{dividend}</bdi> per <bdi>{divisor}</bdi>
          </span>
        ),
      }
    }
  }
}

type OneAmountCellProps = { event: Deposit | Refund; input: TokenState; note: string }

/** One cell across the columns Amount, For and Rate (behaviour 5.4, 16.1). */
export function OneAmountCell({ event, input, note }: OneAmountCellProps) {
  const usdValue = usdValueOf(use(ShownPrices), event, input, tokenAmount(event.inputAmount))
  return (
    <td role="cell" colSpan={3} aria-colspan={3} className={CELL_CLASS.oneAmount}>
      <div className={cn(TWO_PART_CLASS, 'md:col-span-2 lg:col-span-1 print:inline-block')}>
        <TwoPartCell
          column="amount"
          figure={<ExactAmount amount={event.inputAmount} />}
          usdValue={usdValue}
          unit={<TokenLink state={input} />}
        />
      </div>
      <div className="hidden gap-2 whitespace-nowrap text-text-3 md:flex print:ml-4 print:inline">
        <span className={cn('shrink-0 print:hidden', FIGURE_WIDTH.for)} />
        <span>{note}</span>
      </div>
    </td>
  )
}

/** A figure that works like a switch. @param label has the figure, and what a click does */
function AmountButton(props: { amount: string; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      data-slot="figure"
      tabIndex={-1}
      translate="no"
      aria-label={props.label}
      onClick={props.onClick}
      className="relative -mx-1 rounded px-1 text-right font-medium transition-colors duration-120 hover:bg-line-2 phone:after:absolute phone:after:-inset-x-1 phone:after:-inset-y-2"
    >
      <AmountDigits amount={props.amount} />
    </button>
  )
}

type TwoPartCellProps = {
  column: keyof typeof FIGURE_WIDTH
  figure: ReactNode
  unit: ReactNode
  usdValue?: ShownUsdValue | undefined
  isMarked?: boolean
  /** Shown under the figure in place of its USD value. */
  mark?: ReactNode
}

/** In a column, all figures end and all units begin on one vertical line. */
function TwoPartCell(props: TwoPartCellProps) {
  const { column, figure, unit, usdValue, isMarked = false, mark } = props
  const below = usdValue ? <UsdValue {...usdValue} /> : mark
  const setPriceAgain = usdValue && setPriceAgainButton(usdValue, isMarked)
  return (
    <>
      <span className="w-[72px] shrink-0 text-sm text-text-3 md:hidden">
        {COLUMN_NAMES[column]}
      </span>
      <div
        className={cn(
          'flex min-w-0 flex-1 flex-wrap justify-end gap-x-2 md:justify-start print:flex-nowrap',
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
            'flex w-auto max-w-full min-w-[132px] items-center gap-2 md:min-w-0 md:flex-auto',
            column === 'rate' && 'lg:flex-[1_0_100%] wider:flex-auto wider:pr-3 print:flex-auto',
            // A unit that doesn't fit drops to a second line. Below a USD value, or with a token's note (a <bdi>),
            // it would be a third line, so there a long symbol is cut instead.
            column !== 'rate' && (below ? 'md:basis-[102px]' : 'md:has-[bdi]:basis-[102px]'),
          )}
        >
          {setPriceAgain ? (
            <span className="min-w-0">
              <span className="flex min-w-0 items-center gap-2">{unit}</span>
              {setPriceAgain}
            </span>
          ) : (
            unit
          )}
        </span>
      </div>
    </>
  )
}
