/** @jest-environment node */
import { quarterText, timeLeftText } from './status-label'

it.each([
  [22_000, 'Less than a minute left'],
  [60_000, 'Less than a minute left'],
  [60_001, 'About 2 minutes left'],
])('%d ms left (behaviour 24.1)', (ms, text) => {
  expect(timeLeftText(ms)).toBe(text)
})

it.each([
  ['the start, while it is not known how much there is', 0, undefined, 'Loading orders…'],
  ['the start', 9, 40, 'Loading orders…'],
  ['a quarter', 10, 40, 'Loading orders… 25%'],
  ['until the next', 19, 40, 'Loading orders… 25%'],
  ['all', 40, 40, 'Loading orders… 100%'],
])('readers hear %s (behaviour 24.4)', (_, done, total, text) => {
  expect(quarterText('Loading orders…', done, total)).toBe(text)
})
