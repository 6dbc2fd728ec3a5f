/** @jest-environment node */
import { chartMove } from './chart-keys'

it.each([
  ['ArrowRight', undefined, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', undefined, 9],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 3, 0],
  ['End', 3, 9],
])('%s from event %s of 0 to 9 points at %s (behaviour 18.12)', (key, pointed, index) => {
  expect(chartMove(key, pointed, 9)).toEqual({ kind: 'point', index })
})

it.each([
  ['+', { kind: 'zoom', factor: 1.5 }],
  ['=', { kind: 'zoom', factor: 1.5 }],
  ['-', { kind: 'zoom', factor: 1 / 1.5 }],
  ['0', { kind: 'reset' }],
  ['Escape', { kind: 'reset' }],
  ['Tab', undefined],
  ['a', undefined],
])('%s is %j', (key, move) => {
  expect(chartMove(key, 3, 9)).toEqual(move)
})
