'use client'

import { use, useDeferredValue, useMemo, useState } from 'react'
import { PairCard } from './pair-card'
import { PairPicker } from './pair-picker'
import { SummaryDetail } from './summary-detail'
import { SummaryActions } from './summary-actions'
import { SummarySkeleton } from './summary-skeleton'
import { SummaryTable } from './summary-table'
import { ChartPlace } from '@/components/charts/chart-place'
import { TableSwitching } from '@/components/trades/table/table-switches'
import { useMedia } from '@/lib/browser/page/use-media'
import type { SummaryDownload } from '@/lib/browser/summary/summary-download'
import { useSummary } from '@/lib/browser/summary/use-summary'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'

/** As the styles' `md`: on paper too. */
const WITH_ROOM = '(width >= 768px), print'

type SummaryPanelProps = SummaryDownload & {
  stateOf: StateOf
  /** USD prices where they are shown. */
  answers: PriceAnswers | undefined
  /** Whether lists are still being read. */
  isArriving: boolean
  /** How many rows it has room for without scrolling, so that it stays as high. */
  rows: number
}

/**
 * What the displayed events come to, a row a pair, and more of the chosen one (behaviour 18.1). It
 * follows the table's switches a moment after the rows on screen.
 */
export function SummaryPanel({ stateOf, answers, isArriving, rows, ...shown }: SummaryPanelProps) {
  const { pairs, usdValues } = useSummary(shown.events, shown.orders, answers, isArriving)
  const switches = useDeferredValue(use(TableSwitching))
  const [chosenKey, setChosenKey] = useState<string>()
  const outputMints = useMemo(() => outputMintsOf(shown.orders), [shown.orders])
  const hasRoom = useMedia(WITH_ROOM)

  if (!pairs) return <SummarySkeleton rows={rows} />
  const chosen = pairs.find(({ key }) => key === chosenKey) ?? pairs[0]
  if (!chosen) return <p className="px-4 py-6 text-sm text-text-3">No deposits or trades</p>

  const choice = { chosen, onChoose: setChosenKey }
  const of = { pairs, usdValues, stateOf, switches }
  const actions = <SummaryActions {...of} download={shown} />
  const detail = <SummaryDetail pair={chosen} {...of} />
  const { inputMint, outputMint } = chosen
  const chart = (
    <ChartPlace
      className="h-[284px] border-t wide:border-t-0 wide:border-l"
      {...{ inputMint, outputMint, outputMints, stateOf, switches, answers }}
      events={shown.events}
      file={shown}
    >
      {hasRoom && <PairPicker {...{ pairs, stateOf }} {...choice} className="h-7 rounded" />}
    </ChartPlace>
  )
  return hasRoom ? (
    <>
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_540px]">
        <SummaryTable rows={rows} {...choice} {...of} />
        {chart}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3">
        {detail}
        {actions}
      </div>
    </>
  ) : (
    <>
      <PairCard {...choice} {...of}>
        {detail}
        {actions}
      </PairCard>
      {chart}
    </>
  )
}
