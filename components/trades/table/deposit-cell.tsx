import { CELL_CLASS, FIGURE_WIDTH, TWO_PART_CLASS } from './row-class'
import { TwoPartCell } from './two-part-cell'
import { worthOf } from '@/components/prices/usd-line'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { TokenLink } from '@/components/tokens/token-link'
import { cn } from '@/components/ui/cn'
import { amountText } from '@/lib/domain/amounts/amount'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { Deposit } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'
import { depositLabel } from '@/lib/view/trades/deposit-label'

type DepositCellProps = {
  deposit: Deposit
  input: TokenState
  /** Of the input; undefined where it is unknown or not shown. */
  usdPrice: SourcedPrice | undefined
  usdMinute: number | undefined
  /** How many trades its order has; undefined where they did not come. */
  tradeCount: number | undefined
}

/** A deposit's one cell over Amount, For and Rate (behaviour 5.7). */
export function DepositCell({ deposit, input, usdPrice, usdMinute, tradeCount }: DepositCellProps) {
  const decimals = input.kind === 'known' ? input.token.decimals : undefined
  const amount = amountText(deposit.inputAmount, decimals)
  return (
    <td role="cell" colSpan={3} aria-colspan={3} className={CELL_CLASS.deposit}>
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
        <span>{depositLabel(tradeCount)}</span>
      </div>
    </td>
  )
}
