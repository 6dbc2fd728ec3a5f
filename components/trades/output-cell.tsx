import { FigureButton } from './figure-button'
import { TwoPartCell } from './two-part-cell'
import { UsdValue } from './usd-value'
import { FigureDigits } from '../figure'
import { TokenLink } from '../token-link'
import type { TokenState } from '@/lib/domain/token'
import { amountLabel } from '@/lib/view/amount-figure'

type OutputCellProps = {
  amount: string
  token: TokenState
  usdPrice: number | undefined
  subtractFee: boolean
  onToggleFee: () => void
}

/** What came out; a click on the number adds the fee or takes it off again (spec 2). */
export function OutputCell(props: OutputCellProps) {
  const { amount, token, usdPrice, subtractFee, onToggleFee } = props
  const state = subtractFee ? 'fee subtracted' : 'fee added'
  const change = subtractFee ? 'add the fee' : 'subtract the fee'
  return (
    <TwoPartCell
      column="output"
      label="For"
      figure={
        <FigureButton label={`${amountLabel(amount)}, ${state}, ${change}`} onClick={onToggleFee}>
          <FigureDigits amount={amount} />
        </FigureButton>
      }
      unit={<TokenLink state={token} />}
      usd={usdPrice !== undefined && <UsdValue amount={amount} price={usdPrice} token={token} />}
    />
  )
}
