import type uPlot from 'uplot'
import { chartEdges, chartHeights, type ChartPoints } from '@/lib/view/charts/chart-points'

/**
 * The places of the labels next to a drawn chart: the lowest point, the highest point and the end of the average,
 * in px below the chart's top.
 */
export type ChartLevels = { lowest: number; highest: number; average: number }

/** Returns where the labels of a drawn chart go; `undefined` if it has no points (behaviour 18.11). */
export function levelsOf(
  chart: uPlot,
  { averages, extremes }: ChartPoints,
): ChartLevels | undefined {
  const topOf = (height: number) => chart.over.offsetTop + chart.valToPos(height, 'y')
  return (
    extremes && {
      lowest: topOf(extremes.lowest.height),
      highest: topOf(extremes.highest.height),
      average: topOf(averages.at(-1) ?? 0),
    }
  )
}

/** Room for points at the edges and for marks at the foot. */
const PADDING: [number, number, number, number] = [8, 8, 8, 8]
const POINT_PX = 5
const MARK_PX = 4

type ChartHooks = {
  /** Returns the index of the event that the arrow keys point at; undefined if the pointer decides. */
  keyed: () => number | undefined
  onMove: (chart: uPlot) => void
  onDraw: (chart: uPlot) => void
}

/** Returns how a chart is drawn. Colors are looked up each time it is drawn (behaviour 18.11). */
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
      drawClear: [(chart) => drawExtremes(chart, points)],
      draw: [(chart) => drawMarks(chart, points), onDraw],
      setCursor: [onMove],
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
