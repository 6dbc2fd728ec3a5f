'use client'

import 'uplot/dist/uPlot.min.css'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { ChartAxis } from './chart-axis'
import { ChartHead } from './chart-head'
import { ChartLegend } from './chart-legend'
import { chartMove } from '@/lib/browser/charts/chart-keys'
import { saveChartPicture } from '@/lib/browser/charts/chart-picture'
import type { FileContent } from '@/lib/view/csv/file-marks'
import { useChart } from '@/lib/browser/charts/use-chart'
import { type ChartSource, useChartPoints } from '@/lib/browser/charts/use-chart-points'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import {
  averageText,
  CHART_KEYS,
  chartText,
  edgeDay,
  heightText,
  pointText,
} from '@/lib/view/charts/chart-label'
import type { ChartKind } from '@/lib/view/charts/chart-points'
import { emptyChartText, NONE_IN_SIGHT } from '@/lib/view/charts/empty-chart-label'
import { pairLabel } from '@/lib/view/summary/summary-label'

type PairChartProps = ChartSource & {
  stateOf: StateOf
  /** What the picture that it is saved as is named after; undefined where it cannot be saved. */
  file?: FileContent
  /** Which pair it is of, or where another is chosen. */
  children?: ReactNode
}

/**
 * The trades of one pair over time, as dots, with their running average, and what each of them says: by
 * pointing, or by arrow keys (behaviour 18.11 to 18.15).
 */
export function PairChart({ stateOf, file, children, ...source }: PairChartProps) {
  const [chosenKind, setKind] = useState<ChartKind>('rate')
  const points = useChartPoints(source, source.answers ? chosenKind : 'rate')
  const { inputMint, outputMint } = points?.of ?? source
  const [input, output] = [stateOf(inputMint), stateOf(outputMint)]
  const timeZone = useTimeZone()
  const of = useMemo(
    () => points && { ...points.of, input, output, timeZone },
    [points, input, output, timeZone],
  )
  const empty = points && of && emptyChartText(points, of)
  const place = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { view, pointed, move, canvas } = useChart(place, empty === undefined ? points : undefined)

  const levels = view?.levels
  const named = useMemo(() => {
    if (!points || !of || !levels) return { lowest: '', highest: '', average: '' }
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
  const summary = points && levels ? chartText(points, named, timeZone) : ''
  const event = pointed === undefined ? undefined : points?.events[pointed]
  const detail =
    points && of && event && pointed !== undefined
      ? pointText(event, of, averageText(points, pointed, of))
      : ''
  const last = (points?.events.length ?? 0) - 1

  const onKeyDown = (pressed: KeyboardEvent) => {
    const made = chartMove(pressed.key, pointed, last)
    if (!made || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    pressed.preventDefault()
    move(made)
  }
  const save = () => {
    const drawn = canvas()
    if (!file || !drawn || !view?.levels) return
    saveChartPicture(drawn, file, {
      ...{ heading: pairLabel(input, output), text: summary, named, levels: view.levels },
      days: [edgeDay(view.range.from, timeZone), edgeDay(view.range.to, timeZone)],
    })
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
          {...(points && empty === undefined ? slider : {})}
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
        {detail === '' && view && !levels && NONE_IN_SIGHT}
        {detail === '' && levels && points && <ChartLegend {...points} />}
      </div>
      <p id={hintId} className="sr-only">
        {CHART_KEYS}
      </p>
    </div>
  )
}
