/** @jest-environment node */
import { counted, ofCounted } from './count-label'

describe('a count and its noun', () => {
  it.each([
    [1, '1 order'],
    [1_234, '1,234 orders'],
  ])('%d is %s', (count, expected) => {
    expect(counted(count, 'order')).toBe(expected)
  })
})

it('some of a count', () => {
  expect(ofCounted(1_000, 1, 'row')).toBe('1,000 of 1 row')
})
