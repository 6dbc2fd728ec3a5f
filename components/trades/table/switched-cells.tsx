'use client'

import { OutputCell } from './output-cell'
import { RateCell } from './rate-cell'
import { CELL_CLASS } from './row-class'
import { useRowSwitches } from './table-switches'
import type { SourcedPrice } from '@/lib/domain/prices/best-price'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { TokenState } from '@/lib/domain/tokens/token'

type SwitchedCellsProps = {
  trade: Trade
  index: number
  input: TokenState
  output: TokenState
  outputUsdPrice: SourcedPrice | undefined
  usdMinute: number | undefined
  differBy: string | undefined
}

/** For and Rate of a trade, which follow the table's switches. */
export function SwitchedCells(props: SwitchedCellsProps) {
  const { trade, index, input, output, outputUsdPrice, usdMinute, differBy } = props
  const { subtractFee, rateDirection, onToggleFee, onSwapRate } = useRowSwitches(index)
  return (
    <>
      <td role="cell" className={CELL_CLASS.output}>
        <OutputCell
          trade={trade}
          token={output}
          usdPrice={outputUsdPrice}
          isMarked={differBy !== undefined}
          {...{ usdMinute, subtractFee, onToggleFee }}
        />
      </td>
      <td role="cell" className={CELL_CLASS.rate}>
        <RateCell {...{ trade, input, output, subtractFee, rateDirection, onSwapRate, differBy }} />
      </td>
    </>
  )
}
