/** @jest-environment node */
import {
  rowsDifferLabel,
  sidesDifferText,
  typedPriceFaultText,
  undoneText,
} from './set-price-label'

it.each([
  ['empty' as const, 'A price is required'],
  ['no decimal' as const, 'Type the price in digits with a point, like 0.0000131.'],
  ['too many digits' as const, 'A price has at most 12 significant digits.'],
  ['out of range' as const, 'This price is out of range.'],
])('a typed price that is %s: ‘%s’ (behaviour 8.25)', (fault, text) => {
  expect(typedPriceFaultText(fault)).toBe(text)
})

it.each([
  [0, undefined],
  [1, undefined],
  [12, 'Undo takes back all 12 prices that were typed together.'],
])('an undo of %d (behaviour 8.26)', (count, text) => {
  expect(undoneText(count)).toBe(text)
})

it('a mark (behaviour 8.27)', () => {
  expect(sidesDifferText('14')).toBe('The two sides differ by 14 %')
})

it.each([
  [1, '1 row differs'],
  [3, '3 rows differ'],
  [1_234, '1,234 rows differ'],
])('%d rows: ‘%s’ (behaviour 8.28)', (count, text) => {
  expect(rowsDifferLabel(count)).toBe(text)
})
