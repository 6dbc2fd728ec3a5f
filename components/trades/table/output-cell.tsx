'use client'

import { memo } from 'react'
import { AmountButton } from '@/components/amounts/amount-button'
import { TwoPartCell } from './two-part-cell'
import { worthOf } from '@/components/prices/usd-line'
import { AmountDigits } from '@/components/amounts/exact-amount'
import { TokenLink } from '@/components/tokens/token-link'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'
import { outputButtonLabel, shownOutput } from '@/lib/view/trades/output-label'

type OutputCellProps = {
  trade: Trade
  token: TokenState
  usdPrice: SourcedPrice | undefined
  usdMinute: number | undefined
  /** Whether the two sides differ. */
  isMarked: boolean
  subtractFee: boolean
  onToggleFee: () => void
}

/** What came out; a click on the number adds the fee or takes it off again (behaviour 5.8). */
export const OutputCell = memo(function OutputCell(props: OutputCellProps) {
  const { trade, token, usdPrice, usdMinute, isMarked, subtractFee, onToggleFee } = props
  const amount = shownOutput(trade, token, subtractFee)
  return (
    <TwoPartCell
      column="output"
      label="For"
      figure={
        <AmountButton label={outputButtonLabel(amount, subtractFee)} onClick={onToggleFee}>
          <AmountDigits amount={amount} />
        </AmountButton>
      }
      unit={<TokenLink state={token} />}
      worth={worthOf(amount, token, usdPrice, usdMinute, trade, isMarked)}
    />
  )
})
