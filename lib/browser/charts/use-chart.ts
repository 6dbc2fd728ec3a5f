import { type RefObject, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { useShownScheme } from '@/lib/browser/preferences/stored-preferences'
import { chartEdges, chartHeights, type ChartPoints } from '@/lib/view/charts/chart-points'
import { runDownload } from '@/lib/browser/files/run-download'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }

/** Returns the index of the event that a key moves to from `pointed`; `undefined` for other keys (behaviour 18.11). */
export function chartMove(
  key: string,
  pointed: number | undefined,
  last: number,
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  const step = STEPS[key]
  if (step === undefined) return undefined
  const from = pointed ?? (step > 0 ? -1 : last + 1)
  return Math.min(last, Math.max(0, from + step))
}

/** How far below the chart's top its labels are, in px. The average's label is at the end of the average's line. */
export type ChartLevels = { lowest: number; highest: number; average: number }

/** The points that are drawn, the places of their labels, and the index of the event that is pointed at. */
type ChartView = {
  points: ChartPoints
  levels?: ChartLevels | undefined
  pointed?: number | undefined
}
type Report = (next: Omit<ChartView, 'points'>) => void

/**
 * Draws a chart into the element `container`, as wide and high as the element (behaviour 18.11).
 * @param points the same object while nothing changes; undefined if there is nothing to draw
 */
export function useChart(points: ChartPoints | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  /** The event that the keys point at; without one, the pointer decides. */
  const keyed = useRef<number>(undefined)
  const [view, setView] = useState<ChartView>()
  const scheme = useShownScheme()

  useEffect(() => {
    const target = container.current
    if (!target || !points) return undefined
    const show: Report = (next) =>
      setView((before) => ({ ...(before?.points === points ? before : {}), points, ...next }))
    const options = { ...sizeOf(target), ...chartOptions(points, keyed, show) }
    const data: uPlot.AlignedData = [[...points.seconds], [...points.heights], [...points.averages]]
    const newChart = new uPlot(options, data, target)
    chart.current = newChart
    const clearKeyed = () => {
      keyed.current = undefined
    }
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf(target)
      if (width !== newChart.width || height !== newChart.height)
        newChart.setSize({ width, height })
    })
    observer.observe(target)
    target.addEventListener('pointermove', clearKeyed, { capture: true })
    return () => {
      observer.disconnect()
      target.removeEventListener('pointermove', clearKeyed, { capture: true })
      clearKeyed()
      chart.current = undefined
      newChart.destroy()
    }
  }, [points])
  useEffect(() => chart.current?.redraw(false), [scheme])

  const pointAt = (index: number) => {
    keyed.current = index
    const height = points?.heights[index] ?? points?.averages[index] ?? 0
    const left = chart.current?.valToPos(points?.seconds[index] ?? 0, 'x') ?? 0
    chart.current?.setCursor({ left, top: chart.current.valToPos(height, 'y') })
  }
  const { levels, pointed }: Partial<ChartView> = view && view.points === points ? view : {}
  return { container, levels, pointed, pointAt, canvas: () => chart.current?.ctx.canvas }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight }
}

function pointedBy({ idx, idxs }: uPlot.Cursor): number | undefined {
  return idx === null || idx === undefined ? undefined : (idxs?.[1] ?? idx)
}

/** Returns where the labels of a drawn chart go; `undefined` if it has no points (behaviour 18.11). */
function levelsOf(chart: uPlot, { averages, extremes }: ChartPoints): ChartLevels | undefined {
  const topOf = (height: number) => chart.over.offsetTop + chart.valToPos(height, 'y')
  return (
    extremes && {
      lowest: topOf(extremes.lowest.height),
      highest: topOf(extremes.highest.height),
      average: topOf(averages.at(-1) ?? 0),
    }
  )
}

const MARK_PX = 4

/** Returns how a chart is drawn. Colors are looked up each time it is drawn (behaviour 18.11). */
function chartOptions(
  points: ChartPoints,
  keyed: RefObject<number | undefined>,
  show: Report,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { from, to } = chartEdges(points.seconds)
  const accent = () => chartColor('accent')
  const pointColor = () => chartColor('text-2')
  return {
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    // Room for points at the edges and for marks at the foot.
    padding: [8, 8, 8, 8],
    scales: {
      x: { time: false, auto: false, min: from, max: to },
      y: { range: (_, min, max) => chartHeights(min, max) },
    },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      dataIdx: (_, series, closest) => (series === 0 ? closest : (keyed.current ?? closest)),
      points: { size: 9, width: 0, fill: accent, stroke: accent },
      bind: { dblclick: () => null },
    },
    series: [
      {},
      {
        paths: () => null,
        points: { show: true, size: 5, width: 0, fill: pointColor, stroke: pointColor },
      },
      {
        stroke: accent,
        width: 1.5,
        dash: [4, 3],
        spanGaps: true,
        points: { show: false },
      },
    ],
    hooks: {
      drawClear: [(chart) => drawExtremes(chart, points)],
      draw: [
        (chart) => drawMarks(chart, points),
        (chart) => show({ levels: levelsOf(chart, points) }),
      ],
      setCursor: [({ cursor }) => show({ pointed: pointedBy(cursor) })],
    },
  }
}

function chartColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
}

function drawExtremes({ ctx, bbox, valToPos }: uPlot, { extremes }: ChartPoints): void {
  ctx.save()
  ctx.fillStyle = chartColor('line')
  for (const { height } of Object.values(extremes ?? {})) {
    const y = Math.round(valToPos(height, 'y', true))
    ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.floor(window.devicePixelRatio)))
  }
  ctx.restore()
}

/** Draws triangles at the foot: up for a deposit, down for a refund. */
function drawMarks({ ctx, bbox, valToPos }: uPlot, { events, seconds }: ChartPoints): void {
  const size = MARK_PX * window.devicePixelRatio
  const foot = bbox.top + bbox.height
  const colors = { deposit: chartColor('info'), refund: chartColor('ok') }
  ctx.save()
  for (const [index, { kind }] of events.entries()) {
    if (kind === 'trade') continue
    const x = valToPos(seconds[index] ?? 0, 'x', true)
    const [tip, base] = kind === 'deposit' ? [foot - 2 * size, foot] : [foot, foot - 2 * size]
    ctx.fillStyle = colors[kind]
    ctx.beginPath()
    ctx.moveTo(x - size, base)
    ctx.lineTo(x + size, base)
    ctx.lineTo(x, tip)
    ctx.fill()
  }
  ctx.restore()
}

/**
 * Downloads the drawn chart as a picture. If the browser gives none, the status bar says so (behaviour 18.11).
 * @param canvas returns the chart's canvas; 'Retry' calls it again, because another chart may be drawn by then
 */
export function downloadPicture(name: string, canvas: () => HTMLCanvasElement | undefined): void {
  const makeFile = async () => {
    const picture = await new Promise<Blob | null>((resolve) => {
      const drawn = canvas()
      if (drawn) drawn.toBlob(resolve)
      else resolve(null)
      // Some browsers throw instead of giving `null`, with a message that isn't for visitors.
    }).catch(() => null)
    if (!picture) throw new Error()
    return { name, type: picture.type, parts: [picture] }
  }
  void runDownload('chart', makeFile)
}
