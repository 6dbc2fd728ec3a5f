'use client'

import { use } from 'react'
import { FigureButton } from './figure-button'
import { FeeSwitching } from './table-switches'
import { TwoPartCell } from './two-part-cell'
import { UsdValue } from './usd-value'
import { FigureDigits } from '../figure'
import { TokenLink } from '../token-link'
import type { Trade } from '@/lib/domain/order-event'
import type { TokenState } from '@/lib/domain/token'
import { amountLabel } from '@/lib/view/amount-figure'
import { shownOutput } from '@/lib/view/event-figures'

type OutputCellProps = { trade: Trade; token: TokenState; usdPrice: number | undefined }

/** What came out; a click on the number adds the fee or takes it off again (spec 2). */
export function OutputCell({ trade, token, usdPrice }: OutputCellProps) {
  const { subtractFee, onToggleFee } = use(FeeSwitching)
  const amount = shownOutput(trade, token, subtractFee)
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
