import { useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { type ChartLevels, chartOptions, levelsOf } from './chart-drawing'
import { useShownScheme } from '@/lib/browser/preferences/stored-preferences'
import type { ChartPoints } from '@/lib/view/charts/chart-points'
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

/** The points that are drawn, the places of their labels, and the index of the event that is pointed at. */
type Seen = {
  points: ChartPoints
  levels?: ChartLevels | undefined
  pointed?: number | undefined
}

/**
 * Draws a chart into the element `container`, as wide and high as the element (behaviour 18.11).
 * @param points the same object while nothing changes; undefined if there is nothing to draw
 */
export function useChart(points: ChartPoints | undefined) {
  const container = useRef<HTMLDivElement>(null)
  const chart = useRef<uPlot>(undefined)
  /** The event that the keys point at; without one, the pointer decides. */
  const keyed = useRef<number>(undefined)
  const [seen, setSeen] = useState<Seen>()
  const scheme = useShownScheme()

  useEffect(() => {
    const target = container.current
    if (!target || !points) return undefined
    const show = (next: Omit<Seen, 'points'>) =>
      setSeen((before) => ({ ...(before?.points === points ? before : {}), points, ...next }))
    const sizeOf = () => ({ width: target.clientWidth, height: target.clientHeight })
    const options = chartOptions(sizeOf(), points, {
      keyed: () => keyed.current,
      onMove: ({ cursor }) => show({ pointed: pointedBy(cursor) }),
      onDraw: (drawn) => show({ levels: levelsOf(drawn, points) }),
    })
    const data: uPlot.AlignedData = [[...points.seconds], [...points.heights], [...points.averages]]
    const newChart = new uPlot(options, data, target)
    chart.current = newChart
    const clearKeyed = () => {
      keyed.current = undefined
    }
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeOf()
      if (width !== newChart.width || height !== newChart.height) newChart.setSize(sizeOf())
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
  const ofThese = points !== undefined && seen?.points === points ? seen : undefined
  return {
    container,
    levels: ofThese?.levels,
    pointed: ofThese?.pointed,
    pointAt,
    canvas: () => chart.current?.ctx.canvas,
  }
}

function pointedBy({ idx, idxs }: uPlot.Cursor): number | undefined {
  return idx === null || idx === undefined ? undefined : (idxs?.[1] ?? idx)
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
