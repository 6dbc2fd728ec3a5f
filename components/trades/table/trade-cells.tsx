import { OutputCell } from './output-cell'
import { RateCell } from './rate-cell'
import { CELL_CLASS } from './row-class'
import { TwoPartCell } from './two-part-cell'
import { UsdValue } from '@/components/prices/usd-value'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { TokenLink } from '@/components/tokens/token-link'
import { amountText } from '@/lib/domain/amounts/amount'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'

type TradeCellsProps = {
  trade: Trade
  input: TokenState
  output: TokenState
  inputUsdPrice: string | undefined
  outputUsdPrice: string | undefined
}

/** Amount, For and Rate of a trade. */
export function TradeCells(props: TradeCellsProps) {
  const { trade, input, output, inputUsdPrice, outputUsdPrice } = props
  const decimals = input.kind === 'known' ? input.token.decimals : undefined
  const paid = amountText(trade.inputAmount, decimals)
  return (
    <>
      <td role="cell" className={CELL_CLASS.amount}>
        <TwoPartCell
          column="amount"
          label="Amount"
          figure={<ExactAmount amount={paid} className="font-medium" />}
          usd={
            inputUsdPrice !== undefined && (
              <UsdValue amount={paid} price={inputUsdPrice} token={input} />
            )
          }
          unit={<TokenLink state={input} />}
        />
      </td>
      <td role="cell" className={CELL_CLASS.output}>
        <OutputCell trade={trade} token={output} usdPrice={outputUsdPrice} />
      </td>
      <td role="cell" className={CELL_CLASS.rate}>
        <RateCell trade={trade} input={input} output={output} />
      </td>
    </>
  )
}
