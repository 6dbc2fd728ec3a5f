import cn from 'clsx'
import { Download } from 'lucide-react'
import 'uplot/dist/uPlot.min.css'
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Segments } from '@/components/ui/segments'
import {
  type ChartLevels,
  chartMove,
  downloadPicture,
  useChart,
} from '@/lib/browser/charts/use-chart'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type FileContent, fileName } from '@/lib/view/files/file-name'
import type { TradeSwitches } from '@/lib/view/trades/trade-switches'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import type { TokenState } from '@/lib/domain/tokens/token'
import {
  chartText,
  axisDay,
  emptyChartText,
  extremes,
  type Extremes,
  pointText,
  shortFigure,
} from '@/lib/view/charts/chart-label'
import {
  chartEdges,
  type ChartKind,
  type ChartPoints,
  chartPoints,
} from '@/lib/view/charts/chart-points'
import { pairLabel } from '@/lib/view/orders/order-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

type PairChartProps = {
  /** Events by date; the chart ignores those of other pairs. */
  events: readonly OrderEvent[]
  pair: { input: TokenState; output: TokenState }
  switches: TradeSwitches
  answers: PriceAnswers | undefined
  /** The content that names the picture's file; undefined if the picture can't be saved. */
  file?: FileContent
  /** The beginning of the chart's head, before its controls. */
  children?: ReactNode
}

/** The trades of one pair over time, with their running average (behaviour 18.11). */
export function PairChart(props: PairChartProps) {
  const { events, switches, answers, file } = props
  const { input, output } = props.pair
  const [inputMint, outputMint] = [input.mint, output.mint]
  const { subtractFee, rateDirection } = switches
  const [selectedKind, setKind] = useState<ChartKind>('rate')
  const kind = answers ? selectedKind : 'rate'
  // A chart of rates uses no prices, so a new price doesn't redraw it.
  const prices = kind === 'usd' ? answers : undefined
  const points = useMemo(() => {
    const terms = { inputMint, outputMint, subtractFee, rateDirection, kind, answers: prices }
    return chartPoints(events, terms)
  }, [events, inputMint, outputMint, subtractFee, rateDirection, kind, prices])
  const timeZone = useTimeZone()
  const texts = useMemo(
    () => ({ ...points.terms, input, output, timeZone }),
    [points, input, output, timeZone],
  )
  const emptyText = emptyChartText(points, texts)
  const { container, levels, pointed, pointAt, canvas } = useChart(
    emptyText === undefined ? points : undefined,
  )
  const hintId = useId()

  // These texts stay the same while the pointer moves. The average is over all trades, so it is computed only once.
  const isDrawn = levels !== undefined
  const named = useMemo(
    () => (isDrawn ? extremes(points, texts) : undefined),
    [isDrawn, points, texts],
  )
  const summary = named ? chartText(points, named, timeZone) : ''
  const detail = pointed === undefined ? '' : pointText(points, pointed, texts)
  const last = points.events.length - 1

  const onKeyDown = (pressed: KeyboardEvent) => {
    const index = chartMove(pressed.key, pointed, last)
    if (index === undefined || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return
    pressed.preventDefault()
    pointAt(index)
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
    <div className="flex h-full flex-col pb-2 text-xs">
      <div className="chart-head">
        {props.children}
        {answers && (
          <Segments isSmall label="Chart" options={KINDS} value={kind} onChoose={setKind} />
        )}
        {file && levels && (
          <IconButton
            {...focusTarget('file chart')}
            label="Download chart as PNG"
            onClick={() => downloadPicture(fileName('chart', 'png', file), canvas)}
            className="phone:ml-auto"
          >
            <Download size={14} />
          </IconButton>
        )}
      </div>
      <p className="sr-only">{summary}</p>
      <div className="relative flex min-h-0 flex-1 px-3">
        <div
          ref={container}
          data-slot="chart"
          {...(emptyText === undefined ? slider : {})}
          className="min-w-0 flex-1 rounded focus-visible:-outline-offset-2 [&_.u-cursor-x]:border-r! [&_.u-cursor-x]:border-solid! [&_.u-cursor-x]:border-control!"
        />
        <div className="relative w-[84px] shrink-0 text-text-3" aria-hidden="true">
          {levels && named && <ChartAxis levels={levels} named={named} />}
        </div>
        {emptyText !== undefined && (
          <p className="absolute inset-0 grid place-items-center text-sm wrap-anywhere text-text-3">
            {emptyText}
          </p>
        )}
      </div>
      <div className="relative shrink-0 px-4" aria-hidden="true">
        {levels && <ChartFoot points={points} timeZone={timeZone} />}
        {detail !== '' && (
          <p
            data-slot="chart-detail"
            translate="no"
            className="pointer-events-none absolute inset-x-4 bottom-0 min-h-full bg-surface wrap-anywhere text-text-2"
          >
            {detail}
          </p>
        )}
      </div>
      <p id={hintId} className="sr-only">
        Arrow keys to move
      </p>
    </div>
  )
}

const MARKS = [
  { kind: 'deposit', mark: '▲', name: 'Deposit', color: 'text-info' },
  { kind: 'refund', mark: '▼', name: 'Refund', color: 'text-ok' },
] as const

const KINDS = [
  { value: 'rate', text: 'Rate' },
  { value: 'usd', text: 'USD value' },
] as const

/** The days at the chart's edges, with the legend between them. In a narrow chart the legend has a line of its own. */
function ChartFoot({ points, timeZone }: { points: ChartPoints; timeZone: TimeZone }) {
  const { events, seconds, terms } = points
  const { from, to } = chartEdges(seconds)
  const marks = MARKS.filter((mark) => events.some(({ kind }) => kind === mark.kind))
  return (
    <div className="@container">
      {/* An empty space as wide as the axis keeps the last day below the last dot. It shrinks if there is no room. */}
      <div className="flex h-9 flex-wrap justify-between gap-x-2 gap-y-1 text-text-3 after:basis-[76px] @[31rem]:h-4 @[31rem]:flex-nowrap">
        <span className="shrink-0">{axisDay(from, timeZone)}</span>
        <span className="flex h-4 flex-wrap gap-x-2 overflow-hidden text-text-2 @max-[31rem]:order-last @max-[31rem]:basis-full @[31rem]:mx-auto @[31rem]:shrink-0">
          <span>
            <span className="mr-1.5 inline-block rounded-full border-3 border-text-2 align-middle" />
            <span>{terms.kind === 'rate' ? 'Trade' : 'Trade (USD)'}</span>
          </span>
          {terms.kind === 'rate' && (
            <span>
              <span className="mr-1.5 inline-block w-4 border-t-2 border-dashed border-accent align-middle" />
              Running average
            </span>
          )}
          {marks.map(({ mark, name, color }) => (
            <span key={name}>
              <span className={color}>{mark}</span> <span>{name}</span>
            </span>
          ))}
        </span>
        <span className="shrink-0 @max-[31rem]:ml-auto">{axisDay(to, timeZone)}</span>
      </div>
    </div>
  )
}

const LINE_PX = 16

/** Labels the lowest, the highest and the average height. No label covers another (behaviour 18.11). */
function ChartAxis({ levels, named }: { levels: ChartLevels; named: Extremes }) {
  const { lowest, highest, average } = levels
  const isLevel = named.lowest === named.highest
  const hasRoom = isLevel || lowest - highest >= 2 * LINE_PX
  const above = isLevel ? Infinity : lowest - LINE_PX
  const averageTop = Math.max(highest + LINE_PX, Math.min(average, above))
  return (
    <>
      <Label top={highest} text={named.highest} />
      {named.average !== '' && hasRoom && (
        <Label top={averageTop} text={named.average} className="font-semibold text-accent-text" />
      )}
      {!isLevel && <Label top={lowest} text={named.lowest} />}
    </>
  )
}

function Label({ top, text, className }: { top: number; text: string; className?: string }) {
  return (
    <span
      translate="no"
      title={text}
      style={{ top }}
      className={cn('absolute right-0 left-2 -translate-y-1/2 truncate', className)}
    >
      {shortFigure(text)}
    </span>
  )
}
