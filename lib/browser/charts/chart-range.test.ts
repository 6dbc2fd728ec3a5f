/** @jest-environment node */
import { chartMove, movedRange, wholeRange, zoomedRange } from './chart-range'

const WHOLE = { from: 1_000, to: 2_000 }

it('a chart reaches from the first to the last event, and around a single one', () => {
  expect(wholeRange([1_000, 1_500, 2_000])).toEqual(WHOLE)
  expect(wholeRange([100_000])).toEqual({ from: 56_800, to: 143_200 })
})

it.each([
  ['in, around the middle', WHOLE, 1_500, 2, { from: 1_250, to: 1_750 }],
  ['in, around its left edge', WHOLE, 1_000, 2, { from: 1_000, to: 1_500 }],
  [
    'out, and not beyond the whole',
    { from: 1_000, to: 1_500 },
    1_400,
    0.5,
    { from: 1_000, to: 1_600 },
  ],
  [
    'in, and never below 2 seconds',
    { from: 1_500, to: 1_503 },
    1_501,
    2,
    { from: 1_500, to: 1_503 },
  ],
])('zoomed %s (behaviour 18.12)', (_, range, at, factor, zoomed) => {
  expect(zoomedRange(range, at, factor, WHOLE)).toEqual(zoomed)
})

const PART = { from: 1_200, to: 1_400 }

it.each([
  ['in sight stays', 1_300, PART],
  ['to the right is brought to the middle', 1_700, { from: 1_600, to: 1_800 }],
  ['at the end is at the edge', 2_000, { from: 1_800, to: 2_000 }],
  ['at the beginning too', 1_000, { from: 1_000, to: 1_200 }],
])('an event that is %s (behaviour 18.12)', (_, at, moved) => {
  expect(movedRange(PART, at, WHOLE)).toEqual(moved)
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
])('%s from event %s of 0 to 9 points at %s (behaviour 18.12)', (key, pointed, index) => {
  expect(chartMove(key, pointed, 9)).toEqual({ kind: 'point', index })
})

it.each([
  ['+', { kind: 'zoom', factor: 1.5 }],
  ['-', { kind: 'zoom', factor: 1 / 1.5 }],
  ['0', { kind: 'reset' }],
  ['Escape', { kind: 'reset' }],
  ['a', undefined],
])('%s is %j', (key, move) => {
  expect(chartMove(key, 3, 9)).toEqual(move)
})
