import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
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

const ZOOM = 1.5

/** A drawn chart, and how it is moved. */
type OpenChart = {
  move: (move: ChartMove) => void
  redraw: () => void
  canvas: HTMLCanvasElement
}

/** What is seen of some points, and which of their events is pointed at. */
type Seen = { points: ChartPoints; view?: ChartView; pointed?: number | undefined }

/**
 * Draws a chart into a place, as wide and high as that is (behaviour 18.11). Where the same time is drawn
 * anew, by another rate or fee, what was zoomed in on stays in sight.
 * @param points the same ones while nothing has changed; undefined where there is nothing to draw
 * @returns what is in sight, the event that is pointed at by its place, and how to move both
 */
export function useChart(place: RefObject<HTMLElement | null>, points: ChartPoints | undefined) {
  const chart = useRef<OpenChart>(undefined)
  const last = useRef<{ whole: ChartRange; range: ChartRange }>(undefined)
  const [seen, setSeen] = useState<Seen>()
  const scheme = useShownScheme()

  useEffect(() => {
    const target = place.current
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
  }, [place, points])
  useEffect(() => chart.current?.redraw(), [scheme])

  const isOfThese = points !== undefined && seen?.points === points
  return {
    view: isOfThese ? seen.view : undefined,
    pointed: isOfThese ? seen.pointed : undefined,
    move: useCallback((move: ChartMove) => chart.current?.move(move), []),
    canvas: useCallback(() => chart.current?.canvas, []),
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
): OpenChart & { close: () => void } {
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
  const shown = () => viewOf(own, whole).range
  const secondsAt = (index: number) => points.seconds[index] ?? whole.from
  const pointAgain = () => {
    if (keyed === undefined) return
    const height = points.heights[keyed] ?? points.averages[keyed] ?? 0
    own.setCursor({ left: own.valToPos(secondsAt(keyed), 'x'), top: own.valToPos(height, 'y') })
  }
  const show = ({ from, to }: ChartRange) => {
    own.setScale('x', { min: from, max: to })
    // The scale is set in a microtask of its own.
    queueMicrotask(pointAgain)
  }

  const zoomByWheel = (event: WheelEvent) => {
    // Without a key, or the focus, the wheel scrolls the page; it does where there is no more to see.
    const isMeant = event.ctrlKey || event.metaKey || target.contains(document.activeElement)
    const isOut = event.deltaY > 0 && !viewOf(own, whole).isZoomed
    if (!isMeant || (isOut && !event.ctrlKey)) return
    event.preventDefault()
    const at = own.posToVal(event.clientX - own.over.getBoundingClientRect().left, 'x')
    show(zoomedRange(shown(), at, event.deltaY < 0 ? ZOOM : 1 / ZOOM, whole))
  }
  const forgetKey = () => {
    keyed = undefined
  }
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf()
    if (width !== own.width || height !== own.height) own.setSize({ width, height })
  })
  observer.observe(target)
  target.addEventListener('wheel', zoomByWheel, { passive: false })
  target.addEventListener('pointermove', forgetKey, { capture: true })

  const move = (made: ChartMove) => {
    if (made.kind === 'reset') show(whole)
    else if (made.kind === 'point') {
      keyed = made.index
      show(movedRange(shown(), secondsAt(made.index), whole))
    } else {
      const { from, to } = shown()
      const index = pointedBy(own.cursor)
      const at = index === undefined ? (from + to) / 2 : secondsAt(index)
      show(zoomedRange({ from, to }, at, made.factor, whole))
    }
  }
  return {
    move,
    redraw: () => own.redraw(false),
    canvas: own.ctx.canvas,
    close: () => {
      observer.disconnect()
      target.removeEventListener('wheel', zoomByWheel)
      target.removeEventListener('pointermove', forgetKey, { capture: true })
      own.destroy()
    },
  }
}

function pointedBy({ idx, idxs }: uPlot.Cursor): number | undefined {
  return idx === null || idx === undefined ? undefined : (idxs?.[1] ?? idx)
}
