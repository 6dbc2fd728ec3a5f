import type uPlot from 'uplot'
import { chartColor, drawLevels, drawMarks, drawPoints } from './chart-canvas'
import { type ChartRange, extremes, nearestEvent } from './chart-range'
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
