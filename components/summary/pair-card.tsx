'use client'

import type { ReactNode } from 'react'
import { AverageFigure } from './average-figure'
import { PairPicker } from './pair-picker'
import { SumFigure } from './sum-figure'
import type { PairChoice, SummaryState } from './summary-state'
import { averageUsdPrice } from '@/lib/domain/summary/pair-usd-value'
import { averageRate } from '@/lib/view/summary/average-label'
import { pairPlaceLabel } from '@/lib/view/summary/summary-label'

type PairCardProps = SummaryState & PairChoice & { children: ReactNode }

/** On phones: one pair, which another is chosen for, its figures, and what else there is on demand. */
export function PairCard(props: PairCardProps) {
  const { pairs, usdValues, stateOf, switches, chosen, onChoose, children } = props
  const [input, output] = [stateOf(chosen.inputMint), stateOf(chosen.outputMint)]
  const side = switches.subtractFee ? 'net' : 'total'
  const usdValue = usdValues?.get(chosen.key)
  return (
    <>
      <PairPicker
        {...{ pairs, stateOf, chosen, onChoose }}
        className="min-h-11 justify-between px-4 pt-1"
      >
        {pairPlaceLabel(pairs.indexOf(chosen), pairs.length)}
      </PairPicker>
      <dl className="grid min-h-[60px] grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)] gap-x-3 px-4 pb-2 text-sm">
        <div>
          <dt className="text-xs text-text-3">Paid</dt>
          <dd>
            <SumFigure amount={chosen.paid} token={input} usd={usdValue?.paid.usd} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-text-3">Received</dt>
          <dd>
            <SumFigure
              amount={chosen.received[side]}
              token={output}
              usd={usdValue?.received.usd[side]}
            />
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-xs text-text-3">Average rate</dt>
          <dd>
            <AverageFigure
              average={averageRate(chosen, input, output, switches)}
              usd={usdValue && averageUsdPrice(usdValue, side)}
              output={output}
            />
          </dd>
        </div>
      </dl>
      <details className="border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm text-text-2">
          Details
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </details>
    </>
  )
}
