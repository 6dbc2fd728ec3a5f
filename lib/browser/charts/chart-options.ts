import uPlot from 'uplot'
import { chartEdges, chartHeights, extremes } from './chart-levels'
import type { ChartPoints } from '@/lib/view/charts/chart-points'

/** Room for points at the edges and for marks at the foot. */
const PADDING: [number, number, number, number] = [8, 8, 8, 8]
const POINT_PX = 5
const MARK_PX = 4

type ChartHooks = {
  /** Returns the event that arrow keys point at, if any; else the pointer decides. */
  keyed: () => number | undefined
  onMove: (chart: uPlot) => void
  onDraw: (chart: uPlot) => void
}

/** Returns how a chart is drawn. Colors are looked up at each drawing (behaviour 18.11). */
export function chartOptions(
  size: { width: number; height: number },
  points: ChartPoints,
  { keyed, onMove, onDraw }: ChartHooks,
): uPlot.Options {
  const { from, to } = chartEdges(points.seconds)
  const accent = () => chartColor('accent')
  const pointColor = () => chartColor('text-2')
  return {
    ...size,
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    padding: PADDING,
    scales: {
      x: { time: false, auto: false, min: from, max: to },
      y: { range: (_, min, max) => chartHeights(min, max) },
    },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      dataIdx: (_, series, closest) => (series === 0 ? closest : (keyed() ?? closest)),
      points: { size: 9, width: 0, fill: accent, stroke: accent },
      bind: { dblclick: () => null },
    },
    series: [
      {},
      {
        paths: () => null,
        points: { show: true, size: POINT_PX, width: 0, fill: pointColor, stroke: pointColor },
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
      drawClear: [drawExtremes],
      draw: [
        (chart) => {
          drawMarks(chart, points)
          onDraw(chart)
        },
      ],
      setCursor: [onMove],
    },
  }
}

/** Returns a color of the current theme, by its token. */
function chartColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
}

/** Draws hairlines at the lowest and the highest point. */
function drawExtremes(chart: uPlot): void {
  const { ctx, bbox, data, valToPos } = chart
  const { lowest = -1, highest = -1 } = extremes(chart) ?? {}
  ctx.save()
  ctx.fillStyle = chartColor('line')
  for (const level of [lowest, highest].flatMap((index) => data[1]?.[index] ?? [])) {
    const y = Math.round(valToPos(level, 'y', true))
    ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.floor(uPlot.pxRatio)))
  }
  ctx.restore()
}

/** Draws triangles at the foot: up for a deposit, down for a refund. */
function drawMarks(chart: uPlot, { events, seconds }: ChartPoints): void {
  const { ctx, bbox, valToPos } = chart
  const size = MARK_PX * uPlot.pxRatio
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
