import type uPlot from 'uplot'

/** From when to when, in Unix seconds. */
export type ChartRange = { from: number; to: number }

/** What of a chart is in sight: events by their places, and how far from its top heights are, in px. */
export type ChartView = {
  range: ChartRange
  isZoomed: boolean
  /** Undefined where no point is in sight. */
  levels: { lowest: Level; highest: Level; average: Level } | undefined
}

type Level = { index: number; top: number }

/** The whole of it; half a day around a single moment. */
export function wholeRange(seconds: readonly number[]): ChartRange {
  const [from, to] = [seconds[0] ?? 0, seconds.at(-1) ?? 0]
  return from === to ? { from: from - HALF_DAY, to: to + HALF_DAY } : { from, to }
}

const HALF_DAY = 43_200

/** A range drawn together or apart around a moment, within the whole, and never below 2 seconds. */
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
  return next.to - next.from >= SHORTEST ? next : { from, to }
}

const SHORTEST = 2

/** A range of the same length that holds a moment. */
export function movedRange({ from, to }: ChartRange, at: number, whole: ChartRange): ChartRange {
  if (at >= from && at <= to) return { from, to }
  const length = to - from
  const start = Math.min(Math.max(whole.from, at - length / 2), whole.to - length)
  return { from: start, to: start + length }
}

/** The first and the last event in sight, by their places; uPlot's own reach one beyond. */
export function inSight({ data, series, scales }: uPlot): [number, number] {
  let [from = 0, to = -1] = series[0]?.idxs ?? []
  const { min, max } = scales.x ?? {}
  if ((data[0][from] ?? 0) < (min ?? 0)) from += 1
  if ((data[0][to] ?? 0) > (max ?? 0)) to -= 1
  return [from, to]
}

/** The lowest and the highest point in sight, by their places; undefined where none is. */
export function extremes(own: uPlot): { lowest: number; highest: number } | undefined {
  const heights = own.data[1] ?? []
  const [from, to] = inSight(own)
  let [lowest, highest] = [-1, -1]
  for (let index = from; index <= to; index += 1) {
    const height = heights[index] ?? null
    if (height === null) continue
    if (lowest === -1 || height < (heights[lowest] ?? 0)) lowest = index
    if (highest === -1 || height > (heights[highest] ?? 0)) highest = index
  }
  return lowest === -1 ? undefined : { lowest, highest }
}

/**
 * What is in sight of a chart that was drawn, and how far below its top its figures stand, in px
 * (behaviour 18.11, 18.12).
 */
export function viewOf(own: uPlot, whole: ChartRange): ChartView {
  const range = { from: own.scales.x?.min ?? whole.from, to: own.scales.x?.max ?? whole.to }
  const isZoomed = range.from > whole.from || range.to < whole.to
  const found = extremes(own)
  if (!found) return { range, isZoomed, levels: undefined }
  const [, heights = [], averages = []] = own.data
  const level = (index: number, values: ArrayLike<number | null | undefined>) => ({
    index,
    top: own.over.offsetTop + own.valToPos(values[index] ?? 0, 'y'),
  })
  const levels = {
    lowest: level(found.lowest, heights),
    highest: level(found.highest, heights),
    average: level(inSight(own)[1], averages),
  }
  return { range, isZoomed, levels }
}

const NEAR_PX = 6

/**
 * The event that is meant by a place on a chart: of the points within 6 px to its left and right the one
 * that is nearest, else the nearest in time.
 * @param closest the nearest in time @param left px from the chart's left edge @param top from its top
 */
export function nearestEvent(own: uPlot, closest: number, left: number, top: number): number {
  const [seconds, heights = []] = own.data
  const foot = own.over.clientHeight
  const [first, last] = inSight(own)
  let [nearest, least] = [closest, Number.POSITIVE_INFINITY]
  const look = (index: number): boolean => {
    const across = own.valToPos(seconds[index] ?? 0, 'x') - left
    if (Math.abs(across) > NEAR_PX) return false
    const height = heights[index] ?? null
    const down = (height === null ? foot : own.valToPos(height, 'y')) - top
    const distance = across * across + down * down
    if (distance < least) [nearest, least] = [index, distance]
    return true
  }
  let at = closest
  while (at >= first && look(at)) at -= 1
  at = closest + 1
  while (at <= last && look(at)) at += 1
  return nearest
}

/** What a key does to a chart. */
export type ChartMove =
  { kind: 'point'; index: number } | { kind: 'zoom'; factor: number } | { kind: 'reset' }

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }
const ZOOMS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 }

/**
 * What a key does (behaviour 18.12); undefined of a key that does nothing.
 * @param pointed the place of the event that is pointed at; undefined where none is
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
