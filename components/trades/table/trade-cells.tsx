import { CELL_CLASS } from './row-class'
import { SwitchedCells } from './switched-cells'
import { TwoPartCell } from './two-part-cell'
import { worthOf } from '@/components/prices/usd-line'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { TokenLink } from '@/components/tokens/token-link'
import { amountText } from '@/lib/domain/amounts/amount'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import { sidesDifferBy } from '@/lib/domain/prices/sides-differ'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'

type TradeCellsProps = {
  trade: Trade
  /** The row's, from 0 on. */
  index: number
  input: TokenState
  output: TokenState
  inputUsdPrice: SourcedPrice | undefined
  outputUsdPrice: SourcedPrice | undefined
  usdMinute: number | undefined
}

/** Amount, For and Rate of a trade. */
export function TradeCells(props: TradeCellsProps) {
  const { trade, index, input, output, inputUsdPrice, outputUsdPrice, usdMinute } = props
  const decimals = input.kind === 'known' ? input.token.decimals : undefined
  const differBy =
    inputUsdPrice &&
    outputUsdPrice &&
    sidesDifferBy(trade, inputUsdPrice.value, outputUsdPrice.value)
  const isMarked = differBy !== undefined
  const paid = amountText(trade.inputAmount, decimals)
  return (
    <>
      <td role="cell" className={CELL_CLASS.amount}>
        <TwoPartCell
          column="amount"
          label="Amount"
          figure={<ExactAmount amount={paid} className="font-medium" />}
          worth={worthOf(paid, input, inputUsdPrice, usdMinute, trade, isMarked)}
          unit={<TokenLink state={input} />}
        />
      </td>
      <SwitchedCells {...{ trade, index, input, output, outputUsdPrice, usdMinute, differBy }} />
    </>
  )
}
