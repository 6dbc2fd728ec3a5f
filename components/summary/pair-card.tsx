'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { AverageFigure } from './average-figure'
import { PairName } from './pair-name'
import { SumFigure } from './sum-figure'
import type { PairChoice, SummaryState } from './summary-state'
import { averageUsdPrice } from '@/lib/domain/summary/pair-worth'
import { averageRate } from '@/lib/view/summary/average-label'
import { pairLabel, pairPlaceLabel } from '@/lib/view/summary/summary-label'

type PairCardProps = SummaryState & PairChoice & { children: ReactNode }

/** On phones: one pair, which another is chosen for, its figures, and what else there is on demand. */
export function PairCard(props: PairCardProps) {
  const { pairs, worths, stateOf, switches, chosen, onChoose, children } = props
  const [input, output] = [stateOf(chosen.inputMint), stateOf(chosen.outputMint)]
  const side = switches.subtractFee ? 'net' : 'total'
  const worth = worths?.get(chosen.key)
  return (
    <>
      <div className="relative flex min-h-11 items-center justify-between gap-3 px-4 pt-1 text-sm font-medium focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
        <PairName input={input} output={output} />
        <span className="flex shrink-0 items-center gap-1.5 font-normal text-text-2">
          {pairPlaceLabel(pairs.indexOf(chosen), pairs.length)}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <select
          aria-label="Pair"
          value={chosen.key}
          onChange={({ target }) => onChoose(target.value)}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
        >
          {pairs.map(({ key, inputMint, outputMint }) => (
            <option key={key} value={key}>
              {pairLabel(stateOf(inputMint), stateOf(outputMint))}
            </option>
          ))}
        </select>
      </div>
      <dl className="grid min-h-[60px] grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,1.2fr)] gap-x-3 px-4 pb-2 text-sm">
        <div>
          <dt className="text-xs text-text-3">Paid</dt>
          <dd>
            <SumFigure amount={chosen.paid} token={input} usd={worth?.paid.usd} />
          </dd>
        </div>
        <div>
          <dt className="text-xs text-text-3">Received</dt>
          <dd>
            <SumFigure
              amount={chosen.received[side]}
              token={output}
              usd={worth?.received.usd[side]}
            />
          </dd>
        </div>
        <div className="text-right">
          <dt className="text-xs text-text-3">Average rate</dt>
          <dd>
            <AverageFigure
              average={averageRate(chosen, input, output, switches)}
              usd={worth && averageUsdPrice(worth, side)}
              output={output}
            />
          </dd>
        </div>
      </dl>
      <details className="border-t border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm text-text-2">
          Deposits, fees and dates
        </summary>
        <div className="flex flex-col gap-3 px-4 pb-4">{children}</div>
      </details>
    </>
  )
}
