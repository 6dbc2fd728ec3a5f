/** @jest-environment node */
import { chartEdges, chartMove } from './chart-levels'

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
