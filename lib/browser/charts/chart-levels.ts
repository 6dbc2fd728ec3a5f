import type uPlot from 'uplot'

/** The labels next to a drawn chart: of the lowest, the highest and the last average point. */
export type ChartLevels = { lowest: Level; highest: Level; average: Level }

/** The index of an event, and how far below the chart's top its point is, in px. */
type Level = { index: number; top: number }

const HALF_DAY = 43_200

/** Returns from when to when a chart reaches, in Unix seconds: a day around a single moment. */
export function chartEdges(seconds: readonly number[]): { from: number; to: number } {
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return from === to ? { from: from - HALF_DAY, to: to + HALF_DAY } : { from, to }
}

/** Returns the indices of the lowest and the highest point; undefined if there is none. */
export function extremes({ data }: uPlot): { lowest: number; highest: number } | undefined {
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

/** Returns where the labels of a drawn chart go (behaviour 18.11). */
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

/** The margin above the highest and below the lowest point, as a part of what is between them. */
const MARGIN = 0.08
/** Heights that differ by less have equal labels: a zoom would draw the rounding of amounts. */
const EQUAL_PART = 1e-6

/**
 * Returns from where to where a chart's heights reach. Equal ones are in the middle (behaviour 18.11).
 * @param min the lowest point, null if there is none
 * @param max the highest point
 */
export function chartHeights(min: number | null, max: number | null): [number, number] {
  if (min === null || max === null) return [0, 1]
  const size = Math.abs(max)
  const isFlat = max - min <= size * EQUAL_PART
  const margin = (isFlat ? size || 1 : max - min) * MARGIN
  return [min - margin, max + margin]
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }

/**
 * Returns the index of the event that a key moves to, if it moves (behaviour 18.11).
 * @param pointed the index of the event that is pointed at, if any
 * @param last the index of the last event
 */
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
