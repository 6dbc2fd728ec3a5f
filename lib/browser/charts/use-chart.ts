import { type RefObject, useEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import { type ChartLevels, levelsOf } from './chart-levels'
import { chartOptions } from './chart-options'
import { useShownScheme } from '@/lib/browser/preferences/stored-preferences'
import type { ChartPoints } from '@/lib/view/charts/chart-points'
import { runDownload } from '@/lib/browser/files/run-download'

type OpenChart = {
  pointAt: (index: number) => void
  redraw: () => void
  close: () => void
  canvas: HTMLCanvasElement
}

/** What is drawn of some points, and which event is pointed at, by its index. */
type Seen = {
  points: ChartPoints
  levels?: ChartLevels | undefined
  pointed?: number | undefined
}

/**
 * Draws a chart into an element, as wide and high as that is (behaviour 18.11).
 * @param points the same object while nothing changes; undefined if there is nothing to draw
 */
export function useChart(
  container: RefObject<HTMLElement | null>,
  points: ChartPoints | undefined,
) {
  const chart = useRef<OpenChart>(undefined)
  const [seen, setSeen] = useState<Seen>()
  const scheme = useShownScheme()

  useEffect(() => {
    const target = container.current
    if (!target || !points) return undefined
    const opened = openChart(target, points, (next) =>
      setSeen((before) => ({ ...(before?.points === points ? before : {}), points, ...next })),
    )
    chart.current = opened
    return () => {
      chart.current = undefined
      opened.close()
    }
  }, [container, points])
  useEffect(() => chart.current?.redraw(), [scheme])

  const ofThese = points !== undefined && seen?.points === points ? seen : undefined
  return {
    levels: ofThese?.levels,
    pointed: ofThese?.pointed,
    pointAt: (index: number) => chart.current?.pointAt(index),
    canvas: () => chart.current?.canvas,
  }
}

function openChart(
  target: HTMLElement,
  points: ChartPoints,
  onChange: (next: Omit<Seen, 'points'>) => void,
): OpenChart {
  let keyed: number | undefined
  const sizeOf = () => ({ width: target.clientWidth, height: target.clientHeight })
  const options = chartOptions(sizeOf(), points, {
    keyed: () => keyed,
    onMove: ({ cursor }) => onChange({ pointed: pointedBy(cursor) }),
    onDraw: (drawn) => onChange({ levels: levelsOf(drawn) }),
  })
  const data: uPlot.AlignedData = [[...points.seconds], [...points.heights], [...points.averages]]
  const newChart = new uPlot(options, data, target)
  const clearKeyed = () => {
    keyed = undefined
  }
  const observer = new ResizeObserver(() => {
    const { width, height } = sizeOf()
    if (width !== newChart.width || height !== newChart.height) newChart.setSize({ width, height })
  })
  observer.observe(target)
  target.addEventListener('pointermove', clearKeyed, { capture: true })
  return {
    pointAt: (index) => {
      keyed = index
      const height = points.heights[index] ?? points.averages[index] ?? 0
      const left = newChart.valToPos(points.seconds[index] ?? 0, 'x')
      newChart.setCursor({ left, top: newChart.valToPos(height, 'y') })
    },
    redraw: () => newChart.redraw(false),
    canvas: newChart.ctx.canvas,
    close: () => {
      observer.disconnect()
      target.removeEventListener('pointermove', clearKeyed, { capture: true })
      newChart.destroy()
    },
  }
}

function pointedBy({ idx, idxs }: uPlot.Cursor): number | undefined {
  return idx === null || idx === undefined ? undefined : (idxs?.[1] ?? idx)
}

/**
 * Downloads what is drawn as a picture; if the browser gives none, the status bar says so (behaviour 18.11).
 * @param canvas returns the current canvas, which may be another one at 'Retry'
 */
export function downloadPicture(name: string, canvas: () => HTMLCanvasElement | undefined): void {
  const makeFile = async () => {
    const picture = await new Promise<Blob | null>((resolve) => {
      const drawn = canvas()
      if (drawn) drawn.toBlob(resolve)
      else resolve(null)
      // Some browsers throw in place of giving nothing, with words that aren't for visitors.
    }).catch(() => null)
    if (!picture) throw new Error()
    return { made: { name, type: picture.type, parts: [picture] } }
  }
  void runDownload('chart', makeFile, () => downloadPicture(name, canvas))
}
