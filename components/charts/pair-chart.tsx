'use client'

import { Download } from 'lucide-react'
import 'uplot/dist/uPlot.min.css'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { ChartAxis } from './chart-axis'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Segments } from '@/components/ui/segments'
import { chartMove } from '@/lib/browser/charts/chart-range'
import { saveBlob } from '@/lib/browser/csv/save-file'
import { withNamesInFiles } from '@/lib/browser/wallet/names-in-files'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { OutputMints } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { chartFileName, type FileContent } from '@/lib/view/csv/file-name'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'
import { useChart } from '@/lib/browser/charts/use-chart'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import {
  averageText,
  CHART_KEYS,
  chartText,
  edgeDay,
  emptyChartText,
  heightText,
  NO_TRADES_IN_RANGE,
  pointText,
} from '@/lib/view/charts/chart-label'
import { type ChartKind, type ChartPoints, chartPoints } from '@/lib/view/charts/chart-points'
import { pairLabel } from '@/lib/view/orders/order-label'

/** What a chart is made from. */
type ChartSource = {
  /** By date; those of other pairs are left out. */
  events: readonly OrderEvent[]
  outputMints: OutputMints
  inputMint: string
  outputMint: string
  switches: TradeSwitches
  /** USD prices, if they are shown. */
  answers: PriceAnswers | undefined
}

type PairChartProps = ChartSource & {
  stateOf: StateOf
  /** What the picture that it is saved as is named after; undefined where it cannot be saved. */
  file?: FileContent
  /** Which pair it is of, or where another is chosen. */
  children?: ReactNode
}

/**
 * The trades of one pair over time, as dots, with their running average, and what each of them says: by
 * pointing, or by arrow keys (behaviour 18.11, 18.12, 18.13).
 */
export function PairChart({ stateOf, file, children, ...source }: PairChartProps) {
  const [chosenKind, setKind] = useState<ChartKind>('rate')
  const points = useChartPoints(source, source.answers ? chosenKind : 'rate')
  const [input, output] = [stateOf(source.inputMint), stateOf(source.outputMint)]
  const timeZone = useTimeZone()
  const of = useMemo(
    () => ({ ...points.of, input, output, timeZone }),
    [points, input, output, timeZone],
  )
  const empty = emptyChartText(points, of)
  const place = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { view, pointed, move, canvas } = useChart(place, empty === undefined ? points : undefined)

  const levels = view?.levels
  const named = useMemo(() => {
    if (!levels) return { lowest: '', highest: '', average: '' }
    const heightAt = (index: number) => {
      const event = points.events[index]
      return event ? heightText(event, of) : ''
    }
    return {
      lowest: heightAt(levels.lowest.index),
      highest: heightAt(levels.highest.index),
      average: averageText(points, levels.average.index, of),
    }
  }, [points, of, levels])
  const summary = levels ? chartText(points, named, timeZone) : ''
  const event = pointed === undefined ? undefined : points.events[pointed]
  const detail =
    event && pointed !== undefined ? pointText(event, of, averageText(points, pointed, of)) : ''
  const last = points.events.length - 1

  const onKeyDown = (pressed: KeyboardEvent) => {
    const made = chartMove(pressed.key, pointed, last)
    if (!made || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    pressed.preventDefault()
    move(made)
  }
  const save = () => {
    if (!file) return
    const name = chartFileName(withNamesInFiles(file))
    canvas()?.toBlob((blob) => blob && saveBlob(name, blob))
  }
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': `Chart of ${pairLabel(input, output)}`,
    'aria-valuemin': 1,
    'aria-valuemax': last + 1,
    'aria-valuenow': (pointed ?? last) + 1,
    'aria-valuetext': detail || summary,
    'aria-describedby': hintId,
    onKeyDown,
  }

  return (
    <div className="flex h-full flex-col px-4 pb-2 text-xs">
      <ChartHead
        kind={source.answers ? chosenKind : 'rate'}
        hasUsd={source.answers !== undefined}
        onKind={setKind}
        onReset={view?.isZoomed ? () => move({ kind: 'reset' }) : undefined}
        onSave={file && levels ? save : undefined}
      >
        {children}
      </ChartHead>
      <p className="sr-only">{summary}</p>
      <div className="relative flex min-h-0 flex-1">
        <div
          ref={place}
          data-slot="chart"
          {...(empty === undefined ? slider : {})}
          className="min-w-0 flex-1 rounded focus-visible:-outline-offset-2 [&_.u-cursor-x]:border-r! [&_.u-cursor-x]:border-solid! [&_.u-cursor-x]:border-control! [&_.u-select]:bg-accent/15!"
        />
        <ChartAxis levels={levels} named={named} />
        {empty !== undefined && (
          <p className="absolute inset-0 grid place-items-center text-sm text-text-3">{empty}</p>
        )}
      </div>
      <p
        className="mr-[84px] flex h-5 shrink-0 justify-between px-2 text-text-3"
        aria-hidden="true"
      >
        {view && (
          <>
            <span>{edgeDay(view.range.from, timeZone)}</span>
            <span>{edgeDay(view.range.to, timeZone)}</span>
          </>
        )}
      </p>
      <div className="h-12 shrink-0 overflow-y-auto text-text-2 md:h-8" aria-hidden="true">
        {detail !== '' && <p data-slot="chart-detail">{detail}</p>}
        {detail === '' && view && !levels && NO_TRADES_IN_RANGE}
        {detail === '' && levels && <ChartLegend {...points} />}
      </div>
      <p id={hintId} className="sr-only">
        {CHART_KEYS}
      </p>
    </div>
  )
}

function useChartPoints(source: ChartSource, kind: ChartKind): ChartPoints {
  const { events, outputMints, inputMint, outputMint, switches } = source
  const { subtractFee, rateDirection } = switches
  // A price that comes is no reason to draw the rates again.
  const answers = kind === 'usd' ? source.answers : undefined
  return useMemo(() => {
    const of = { inputMint, outputMint, subtractFee, rateDirection, kind, answers }
    return chartPoints(events, outputMints, of)
  }, [events, outputMints, inputMint, outputMint, subtractFee, rateDirection, kind, answers])
}

const KINDS = [
  { value: 'rate', text: 'Rate' },
  { value: 'usd', text: 'USD value' },
] as const

type ChartHeadProps = {
  /** Which pair it is of. */
  children: ReactNode
  kind: ChartKind
  /** Whether USD prices are shown. */
  hasUsd: boolean
  onKind: (kind: ChartKind) => void
  /** Undefined if all is in sight. */
  onReset: (() => void) | undefined
  /** Undefined if nothing is drawn. */
  onSave: (() => void) | undefined
}

/** What a chart shows, and its controls. */
function ChartHead({ children, kind, hasUsd, onKind, onReset, onSave }: ChartHeadProps) {
  return (
    <div className="flex h-11 shrink-0 items-center justify-between gap-2 md:h-[38px]">
      {children}
      <span className="ml-auto flex shrink-0 items-center gap-1.5">
        {onReset && (
          <Button size="small" variant="ghost" onClick={onReset}>
            Reset zoom
          </Button>
        )}
        {hasUsd && <Segments label="Chart" options={KINDS} value={kind} onChoose={onKind} />}
        {onSave && (
          <IconButton label="Download chart as PNG" onClick={onSave}>
            <Download size={14} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  )
}

/** What the signs of a chart mean; while it has the focus, what its keys do. */
function ChartLegend({ events, of }: ChartPoints) {
  const has = (one: 'deposit' | 'refund') => events.some(({ kind }) => kind === one)
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>
        <span className="mr-1.5 inline-block size-1.5 rounded-full bg-text-2 align-middle" />
        {of.kind === 'rate' ? 'Trade' : 'Trade (USD)'}
      </span>
      {of.kind === 'rate' && (
        <span>
          <span className="mr-1.5 inline-block w-4 border-t-2 border-dashed border-accent align-middle" />
          Running average
        </span>
      )}
      {has('deposit') && (
        <span>
          <span className="text-info">▲</span> Deposit
        </span>
      )}
      {has('refund') && (
        <span>
          <span className="text-ok">▼</span> Refund
        </span>
      )}
    </span>
  )
}
