import type uPlot from 'uplot'

/** From when to when, in Unix seconds. */
export type ChartRange = { from: number; to: number }

/** What is in sight of a chart. */
export type ChartView = {
  range: ChartRange
  isZoomed: boolean
  /** Undefined if no point is in sight. */
  levels: { lowest: Level; highest: Level; average: Level } | undefined
}

/** The index of an event, and how far below the chart's top its point is, in px. */
type Level = { index: number; top: number }

const HALF_DAY = 43_200
const MIN_SECONDS = 2

/** Returns the range of all events, or a day around a single moment. */
export function wholeRange(seconds: readonly number[]): ChartRange {
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return from === to ? { from: from - HALF_DAY, to: to + HALF_DAY } : { from, to }
}

/** Returns a range zoomed around a moment, within the whole and at least 2 seconds long. */
export function zoomedRange(
  { from, to }: ChartRange,
  at: number,
  factor: number,
  whole: ChartRange,
): ChartRange {
  const next = {
    from: Math.max(whole.from, at - (at - from) / factor),
    to: Math.min(whole.to, at + (to - at) / factor),
  }
  return next.to - next.from >= MIN_SECONDS ? next : { from, to }
}

/** Returns a range of the same length that holds a moment. */
export function movedRange({ from, to }: ChartRange, at: number, whole: ChartRange): ChartRange {
  if (at >= from && at <= to) return { from, to }
  const length = to - from
  const start = Math.min(Math.max(whole.from, at - length / 2), whole.to - length)
  return { from: start, to: start + length }
}

/** Returns the indices of the first and the last event in sight; uPlot's own reach one beyond. */
export function inSight({ data, series, scales }: uPlot): [number, number] {
  let [from = 0, to = -1] = series[0]?.idxs ?? []
  const { min, max } = scales.x ?? {}
  if ((data[0][from] ?? 0) < (min ?? 0)) from += 1
  if ((data[0][to] ?? 0) > (max ?? 0)) to -= 1
  return [from, to]
}

/** Returns the indices of the lowest and the highest point in sight; undefined if none is. */
export function extremes(chart: uPlot): { lowest: number; highest: number } | undefined {
  const heights = chart.data[1] ?? []
  const [from, to] = inSight(chart)
  let [lowest, highest] = [-1, -1]
  for (let index = from; index <= to; index += 1) {
    const height = heights[index] ?? null
    if (height === null) continue
    if (lowest === -1 || height < (heights[lowest] ?? 0)) lowest = index
    if (highest === -1 || height > (heights[highest] ?? 0)) highest = index
  }
  return lowest === -1 ? undefined : { lowest, highest }
}

/** Returns what is in sight of a drawn chart (behaviour 18.11, 18.12). */
export function viewOf(chart: uPlot, whole: ChartRange): ChartView {
  const range = { from: chart.scales.x?.min ?? whole.from, to: chart.scales.x?.max ?? whole.to }
  const isZoomed = range.from > whole.from || range.to < whole.to
  const found = extremes(chart)
  if (!found) return { range, isZoomed, levels: undefined }
  const [, heights = [], averages = []] = chart.data
  const level = (index: number, values: ArrayLike<number | null | undefined>) => ({
    index,
    top: chart.over.offsetTop + chart.valToPos(values[index] ?? 0, 'y'),
  })
  const levels = {
    lowest: level(found.lowest, heights),
    highest: level(found.highest, heights),
    average: level(inSight(chart)[1], averages),
  }
  return { range, isZoomed, levels }
}

/** What a key does to a chart. */
export type ChartMove =
  { kind: 'point'; index: number } | { kind: 'zoom'; factor: number } | { kind: 'reset' }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }
const ZOOMS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

/**
 * Returns what a key does, if anything (behaviour 18.12).
 * @param pointed the index of the event that is pointed at, if any
 * @param last that of the last event
 */
export function chartMove(
  key: string,
  pointed: number | undefined,
  last: number,
): ChartMove | undefined {
  const step = STEPS[key]
  if (step !== undefined) {
    const from = pointed ?? (step > 0 ? -1 : last + 1)
    return { kind: 'point', index: Math.min(last, Math.max(0, from + step)) }
  }
  const factor = ZOOMS[key]
  if (factor !== undefined) return { kind: 'zoom', factor }
  if (key === 'Home') return { kind: 'point', index: 0 }
  if (key === 'End') return { kind: 'point', index: last }
  return key === '0' || key === 'Escape' ? { kind: 'reset' } : undefined
}
