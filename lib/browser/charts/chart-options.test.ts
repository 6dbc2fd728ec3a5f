/** @jest-environment node */
import { chartEdges, chartHeights, chartMove } from './chart-options'

it('a chart reaches from the first to the last event, and around a single one', () => {
  expect(chartEdges([1_000, 1_500, 2_000])).toEqual({ from: 1_000, to: 2_000 })
  expect(chartEdges([100_000])).toEqual({ from: 56_800, to: 143_200 })
})

it.each([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 3, 4],
  ['ArrowLeft', undefined, 9],
  ['ArrowLeft', 3, 2],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 3, 0],
  ['End', 3, 9],
  ['a', 3, undefined],
])('%s from event %s of 0 to 9 points at %s (behaviour 18.11)', (key, pointed, index) => {
  expect(chartMove(key, pointed, 9)).toBe(index)
})

it.each([
  ['reach beyond the lowest and the highest point', 10, 20, 9.2, 20.8],
  ['that are equal are in the middle', 100, 100, 92, 108],
  ['that are equal but for the last digit are in the middle', 0.1 + 0.2, 0.3, 0.276, 0.324],
  [
    'that are equal but for the rounding of amounts are in the middle',
    3.333333,
    3.333334,
    3.07,
    3.6,
  ],
  ['of 0 are in the middle', 0, 0, -0.08, 0.08],
  ['that nothing has are there all the same', null, null, 0, 1],
])('heights %s (behaviour 18.11)', (_, one, other, from, to) => {
  const [low, high] = [one, other].toSorted((a, b) => Number(a) - Number(b))
  const [bottom, top] = chartHeights(low ?? null, high ?? null)
  expect(bottom).toBeCloseTo(from)
  expect(top).toBeCloseTo(to)
})
