import type uPlot from 'uplot'
import { chartEdges, chartHeights, type ChartPoints } from '@/lib/view/charts/chart-points'

/** The places of the labels next to a drawn chart: the lowest point, the highest point and the end of the average. */
export type ChartLevels = { lowest: Level; highest: Level; average: Level }

/** The index of an event, and how far below the chart's top its point is, in px. */
type Level = { index: number; top: number }

function extremes({ data }: uPlot): { lowest: number; highest: number } | undefined {
  const heights = data[1] ?? []
  let [lowest, highest] = [-1, -1]
  for (let index = 0; index < heights.length; index += 1) {
    const height = heights[index] ?? null
    if (height === null) continue
    if (lowest === -1 || height < (heights[lowest] ?? 0)) lowest = index
    if (highest === -1 || height > (heights[highest] ?? 0)) highest = index
  }
  return lowest === -1 ? undefined : { lowest, highest }
}

/** Returns where the labels of a drawn chart go; `undefined` if it has no points (behaviour 18.11). */
export function levelsOf(chart: uPlot): ChartLevels | undefined {
  const range = extremes(chart)
  if (!range) return undefined
  const [, heights = [], averages = []] = chart.data
  const level = (index: number, values: ArrayLike<number | null | undefined>) => ({
    index,
    top: chart.over.offsetTop + chart.valToPos(values[index] ?? 0, 'y'),
  })
  return {
    lowest: level(range.lowest, heights),
    highest: level(range.highest, heights),
    average: level(averages.length - 1, averages),
  }
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

function chartColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
}

function drawExtremes(chart: uPlot): void {
  const { ctx, bbox, data, valToPos } = chart
  const { lowest = -1, highest = -1 } = extremes(chart) ?? {}
  ctx.save()
  ctx.fillStyle = chartColor('line')
  for (const height of [lowest, highest].flatMap((index) => data[1]?.[index] ?? [])) {
    const y = Math.round(valToPos(height, 'y', true))
    ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.floor(window.devicePixelRatio)))
  }
  ctx.restore()
}

/** Draws triangles at the foot: up for a deposit, down for a refund. */
function drawMarks(chart: uPlot, { events, seconds }: ChartPoints): void {
  const { ctx, bbox, valToPos } = chart
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
