import { type RefObject, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { chartOptions } from './chart-options'
import {
  type ChartMove,
  type ChartRange,
  type ChartView,
  movedRange,
  viewOf,
  wholeRange,
  zoomedRange,
} from './chart-range'
import { useShownScheme } from '@/lib/browser/preferences/stored-preferences'
import type { ChartPoints } from '@/lib/view/charts/chart-points'

/** A drawn chart. */
type OpenChart = {
  move: (move: ChartMove) => void
  redraw: () => void
  close: () => void
  canvas: HTMLCanvasElement
}

/** What is in sight of some points, and the index of the event that is pointed at. */
type Seen = { points: ChartPoints; view?: ChartView; pointed?: number | undefined }

/**
 * Draws a chart into an element, as wide and high as that is (behaviour 18.11). The zoom stays if the
 * same time is drawn again, by another rate or fee.
 * @param points the same object while nothing changes; undefined if there is nothing to draw
 */
export function useChart(
  container: RefObject<HTMLElement | null>,
  points: ChartPoints | undefined,
) {
  const chart = useRef<OpenChart>(undefined)
  const last = useRef<{ whole: ChartRange; range: ChartRange }>(undefined)
  const [seen, setSeen] = useState<Seen>()
  const scheme = useShownScheme()

  useEffect(() => {
    const target = container.current
    if (!target || !points) return undefined
    const whole = wholeRange(points.seconds)
    const known = last.current
    const isSame = known?.whole.from === whole.from && known.whole.to === whole.to
    const change = (next: Omit<Seen, 'points'>) =>
      setSeen((before) => ({ ...(before?.points === points ? before : {}), points, ...next }))
    const opened = openChart(target, points, {
      ...{ whole, range: isSame ? known.range : whole },
      onPoint: (pointed) => change({ pointed }),
      onView: (view) => {
        last.current = { whole, range: view.range }
        change({ view })
      },
    })
    chart.current = opened
    return () => {
      chart.current = undefined
      opened.close()
    }
  }, [container, points])
  useEffect(() => chart.current?.redraw(), [scheme])

  const isOfThese = points !== undefined && seen?.points === points
  return {
    view: isOfThese ? seen.view : undefined,
    pointed: isOfThese ? seen.pointed : undefined,
    move: (move: ChartMove) => chart.current?.move(move),
    canvas: () => chart.current?.canvas,
  }
}

type OpenOptions = {
  whole: ChartRange
  range: ChartRange
  onPoint: (index: number | undefined) => void
  onView: (view: ChartView) => void
}

function openChart(
  target: HTMLElement,
  points: ChartPoints,
  { whole, range, onPoint, onView }: OpenOptions,
): OpenChart {
  let keyed: number | undefined
  const sizeOf = () => ({ width: target.clientWidth, height: target.clientHeight })
  const options = chartOptions(sizeOf(), points, range, {
    keyed: () => keyed,
    onMove: ({ cursor }) => onPoint(pointedBy(cursor)),
    onDraw: (drawn) => onView(viewOf(drawn, whole)),
    onDoubleClick: () => show(whole),
  })
  const data: uPlot.AlignedData = [[...points.seconds], [...points.heights], [...points.averages]]
  const own = new uPlot(options, data, target)
  const secondsAt = (index: number) => points.seconds[index] ?? whole.from
  const pointAgain = () => {
    if (keyed === undefined) return
    const height = points.heights[keyed] ?? points.averages[keyed] ?? 0
    own.setCursor({ left: own.valToPos(secondsAt(keyed), 'x'), top: own.valToPos(height, 'y') })
  }
  const show = ({ from, to }: ChartRange) => {
    own.setScale('x', { min: from, max: to })
    // uPlot sets the scale in a microtask.
    queueMicrotask(pointAgain)
  }
  const move = (made: ChartMove) => {
    const shown = viewOf(own, whole).range
    if (made.kind === 'reset') show(whole)
    else if (made.kind === 'point') {
      keyed = made.index
      show(movedRange(shown, secondsAt(made.index), whole))
    } else {
      const index = pointedBy(own.cursor)
      const at = index === undefined ? (shown.from + shown.to) / 2 : secondsAt(index)
      show(zoomedRange(shown, at, made.factor, whole))
    }
  }

  const forgetKey = () => {
    keyed = undefined
  }
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf()
    if (width !== own.width || height !== own.height) own.setSize({ width, height })
  })
  observer.observe(target)
  target.addEventListener('pointermove', forgetKey, { capture: true })
  return {
    move,
    redraw: () => own.redraw(false),
    canvas: own.ctx.canvas,
    close: () => {
      observer.disconnect()
      target.removeEventListener('pointermove', forgetKey, { capture: true })
      own.destroy()
    },
  }
}

function pointedBy({ idx, idxs }: uPlot.Cursor): number | undefined {
  return idx === null || idx === undefined ? undefined : (idxs?.[1] ?? idx)
}
