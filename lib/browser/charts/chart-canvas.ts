import uPlot from 'uplot'
import { inSight } from './chart-range'
import type { ChartPoints } from '@/lib/view/charts/chart-points'

/** Above so many, points are squares, and one that would cover another is not drawn. */
const MOST_ROUND = 2_000
const POINT_PX = 5
const MARK_PX = 4
/** Rows of places; more than a canvas has. */
const ROW = 65_536

/** A colour of the scheme in force, by its token. */
export function chartColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
}

/** Draws hairlines at the lowest and the highest point in sight. */
export function drawLevels({ ctx, bbox, valToPos }: uPlot, levels: readonly number[]): void {
  ctx.save()
  ctx.fillStyle = chartColor('line')
  for (const level of levels) {
    const y = Math.round(valToPos(level, 'y', true))
    ctx.fillRect(bbox.left, y, bbox.width, Math.max(1, Math.floor(uPlot.pxRatio)))
  }
  ctx.restore()
}

/** Draws the points of a chart, those in sight alone; of many one for each place. */
export function drawPoints(chart: uPlot): void {
  const { ctx, data, valToPos } = chart
  const [seconds, heights = []] = data
  const [from, to] = inSight(chart)
  const size = POINT_PX * uPlot.pxRatio
  const isRound = to - from < MOST_ROUND
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

/** Draws where money went in, a triangle up at the foot, and came back, a triangle down. */
export function drawMarks(chart: uPlot, { events, seconds }: ChartPoints): void {
  const { ctx, bbox, valToPos } = chart
  const size = MARK_PX * uPlot.pxRatio
  const foot = bbox.top + bbox.height
  const [from, to] = inSight(chart)
  const colors = { deposit: chartColor('info'), returned: chartColor('ok') }
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
