import uPlot from 'uplot'
import { type ChartRange, extremes, inSight, nearestEvent } from './chart-range'
import type { ChartPoints } from '@/lib/view/charts/chart-points'

/** Room above the highest and below the lowest point. */
const ROOM = 0.08
/** For points at the edges, and for the marks at the foot. */
const PADDING: [number, number, number, number] = [8, 8, 8, 8]

type ChartHooks = {
  /** The event that arrow keys point at, over what is nearest; undefined while they do not. */
  keyed: () => number | undefined
  onMove: (chart: uPlot) => void
  onDraw: (chart: uPlot) => void
  onDoubleClick: () => void
}

/** How a chart is drawn; all colours are looked up when it is (behaviour 18.11). */
export function chartOptions(
  size: { width: number; height: number },
  points: ChartPoints,
  range: ChartRange,
  { keyed, onMove, onDraw, onDoubleClick }: ChartHooks,
): uPlot.Options {
  const accent = () => chartColor('accent')
  return {
    ...size,
    legend: { show: false },
    axes: [{ show: false }, { show: false }],
    padding: PADDING,
    scales: {
      x: { time: false, auto: false, min: range.from, max: range.to },
      y: { range: (_, min, max) => withRoom(min, max) },
    },
    cursor: {
      y: false,
      drag: { x: true, y: false, dist: 4 },
      dataIdx: (chart, series, closest) => {
        if (series === 0) return closest
        const { left = 0, top = 0 } = chart.cursor
        return keyed() ?? nearestEvent(chart, closest, left, top)
      },
      points: { size: 9, width: 0, fill: accent, stroke: accent },
      bind: {
        dblclick: () => () => {
          onDoubleClick()
          return null
        },
      },
    },
    series: [
      {},
      { paths: () => null, points: { show: false } },
      {
        ...{ stroke: accent, width: 1.5, dash: [4, 3], spanGaps: true },
        points: { show: false },
      },
    ],
    hooks: {
      drawClear: [drawExtremes],
      drawSeries: [(chart, index) => index === 1 && drawPoints(chart)],
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

function drawExtremes(chart: uPlot): void {
  const { lowest, highest } = extremes(chart) ?? {}
  const heights = [lowest, highest].flatMap((index) => chart.data[1]?.[index ?? -1] ?? [])
  drawLevels(chart, heights)
}

function withRoom(min: number | null, max: number | null): [number, number] {
  if (min === null || max === null) return [0, 1]
  const room = (max - min || Math.abs(max) || 1) * ROOM
  return [min - room, max + room]
}

/** Above so many, points are squares, and one that would cover another is not drawn. */
const MAX_ROUND_POINTS = 2_000
const POINT_PX = 5
const MARK_PX = 4
/** Rows of places; more than a canvas has. */
const ROW = 65_536

/** A colour of the scheme in force, by its token. */
function chartColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
}

/** Draws hairlines at the lowest and the highest point in sight. */
function drawLevels({ ctx, bbox, valToPos }: uPlot, levels: readonly number[]): void {
  ctx.save()
  ctx.fillStyle = chartColor('line')
  for (const level of levels) {
    const y = Math.round(valToPos(level, 'y', true))
    ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.floor(uPlot.pxRatio)))
  }
  ctx.restore()
}

/** Draws the points of a chart, those in sight alone; of many one for each place. */
function drawPoints(chart: uPlot): void {
  const { ctx, data, valToPos } = chart
  const [seconds, heights = []] = data
  const [from, to] = inSight(chart)
  const size = POINT_PX * uPlot.pxRatio
  const isRound = to - from < MAX_ROUND_POINTS
  const drawn = new Set<number>()
  ctx.save()
  ctx.fillStyle = chartColor('text-2')
  if (isRound) ctx.beginPath()
  for (let index = from; index <= to; index += 1) {
    const height = heights[index]
    if (height === null || height === undefined) continue
    const x = valToPos(seconds[index] ?? 0, 'x', true)
    const y = valToPos(height, 'y', true)
    if (isRound) {
      ctx.moveTo(x + size / 2, y)
      ctx.arc(x, y, size / 2, 0, 2 * Math.PI)
      continue
    }
    // To the half of a point: whatever is nearer hides it.
    const place = Math.round((x / size) * 2) * ROW + Math.round((y / size) * 2)
    if (drawn.has(place)) continue
    drawn.add(place)
    ctx.fillRect(x - size / 2, y - size / 2, size, size)
  }
  if (isRound) ctx.fill()
  ctx.restore()
}

/** Draws where money went in, a triangle up at the foot, and was refunded, a triangle down. */
function drawMarks(chart: uPlot, { events, seconds }: ChartPoints): void {
  const { ctx, bbox, valToPos } = chart
  const size = MARK_PX * uPlot.pxRatio
  const foot = bbox.top + bbox.height
  const [from, to] = inSight(chart)
  const colors = { deposit: chartColor('info'), refund: chartColor('ok') }
  ctx.save()
  for (let index = from; index <= to; index += 1) {
    const kind = events[index]?.kind
    if (kind === undefined || kind === 'trade') continue
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
