import { CELL_CLASS, FIGURE_WIDTH, TWO_PART_CLASS } from './row-class'
import { TwoPartCell } from './two-part-cell'
import { worthOf } from '@/components/prices/usd-line'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { TokenLink } from '@/components/tokens/token-link'
import { cn } from '@/components/ui/cn'
import { amountText } from '@/lib/domain/amounts/amount'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { Deposit, Returned } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'

type OneAmountCellProps = {
  event: Deposit | Returned
  input: TokenState
  /** Of the input; undefined where it is unknown or not shown. */
  usdPrice: SourcedPrice | undefined
  usdMinute: number | undefined
  /** Where the amount went. */
  note: string
}

/** The one cell over Amount, For and Rate of a deposit and of a return (behaviour 5.7, 16.2). */
export function OneAmountCell({ event, input, usdPrice, usdMinute, note }: OneAmountCellProps) {
  const decimals = input.kind === 'known' ? input.token.decimals : undefined
  const amount = amountText(event.inputAmount, decimals)
  return (
    <td role="cell" colSpan={3} aria-colspan={3} className={CELL_CLASS.oneAmount}>
      <div className={cn(TWO_PART_CLASS, 'md:col-span-2 lg:col-span-1')}>
        <TwoPartCell
          column="amount"
          label="Amount"
          figure={<ExactAmount amount={amount} className="font-medium" />}
          worth={worthOf(amount, input, usdPrice, usdMinute)}
          unit={<TokenLink state={input} />}
        />
      </div>
      <div className="hidden gap-2 whitespace-nowrap text-text-3 md:flex">
        <span className={cn('shrink-0', FIGURE_WIDTH.output)} />
        <span>{note}</span>
      </div>
    </td>
  )
}
