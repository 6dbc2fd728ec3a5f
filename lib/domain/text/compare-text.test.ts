/** @jest-environment node */
import { compareText } from './compare-text'

test('texts sort by code units, equal ones are equal', () => {
  expect(['b', 'a', 'B', 'é', 'a'].sort(compareText)).toEqual(['B', 'a', 'a', 'b', 'é'])
  expect(compareText('a', 'a')).toBe(0)
})
