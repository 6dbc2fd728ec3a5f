/** @jest-environment node */
import { chartEdges, chartHeights } from './chart-points'

it('a chart spans the time from the first to the last event, or a day around a single event', () => {
  expect(chartEdges([1_000, 1_500, 2_000])).toEqual({ from: 1_000, to: 2_000 })
  expect(chartEdges([100_000])).toEqual({ from: 56_800, to: 143_200 })
})

it.each([
  ['has a margin beyond the lowest and the highest point', 10, 20, 9.2, 20.8],
  ['is centered on equal heights', 100, 100, 92, 108],
  ['is centered on heights that differ only in the last digit', 0.1 + 0.2, 0.3, 0.276, 0.324],
  [
    'is centered on heights that differ only by the rounding of amounts',
    3.333333,
    3.333334,
    3.07,
    3.6,
  ],
  ['is centered on heights of 0', 0, 0, -0.08, 0.08],
  ['is 0 to 1 without any point', null, null, 0, 1],
])('the range of heights %s (behaviour 18.11)', (_, one, other, from, to) => {
  const [low, high] = [one, other].toSorted((a, b) => Number(a) - Number(b))
  const [bottom, top] = chartHeights(low ?? null, high ?? null)
  expect(bottom).toBeCloseTo(from)
  expect(top).toBeCloseTo(to)
})
