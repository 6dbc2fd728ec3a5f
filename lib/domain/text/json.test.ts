/** @jest-environment node */
import fc from 'fast-check'
import { isBoundedJson, jsonOf } from './json'

describe('a text’s JSON value', () => {
  it.each([
    ['{"a":[1,"b",null]}', { a: [1, 'b', null] }],
    ['"text"', 'text'],
    ['0', 0],
    ['null', null],
  ])('of %s', (text, value) => {
    expect(jsonOf(text)).toEqual(value)
  })

  it.each(['', '{"a":', 'undefined', '<!doctype html>', '{} {}'])('"%s" has none', (text) => {
    expect(jsonOf(text)).toBeUndefined()
  })
})

const listOf = (count: number, entry: string) => `[${Array(count).fill(entry).join(',')}]`
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
/** Seven full lists and one of so many entries. */
const listsOf = (last: number) =>
  `[${[...Array(7).fill(listOf(20_000, '0')), listOf(last, '0')].join(',')}]`
const recordOf = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`

describe('a JSON text is within bounds', () => {
  it.each([
    ['empty', ''],
    ['with 20,000 entries in an array', listOf(20_000, '0')],
    ['with 20,000 entries in a record', recordOf(20_000)],
    ['with several such lists beside each other', listOf(7, listOf(20_000, '0'))],
    ['with 150,000 entries after the first of each list', listsOf(10_001)],
    ['8 levels deep', nested(8)],
    ['with 10 records beside each other', listOf(10, '{"a":1}')],
    ['that ends within a text', '["a'],
    ['8 levels deep, often', listOf(10_000, nested(7))],
    ['with any signs in a text', JSON.stringify([',[{"\\'.repeat(100_000), '\\', '"'])],
    ['with a text that ends in backslashes', '["a\\\\\\\\",[],[]]'],
  ])('%s', (_, text) => {
    expect(isBoundedJson(text)).toBe(true)
  })
})

describe('a JSON text is beyond them', () => {
  it.each([
    ['with 20,001 entries in an array', listOf(20_001, '{}')],
    ['with 20,001 entries in a record', recordOf(20_001)],
    ['with 150,001 entries in all', listOf(8, listOf(20_000, '0'))],
    ['with one more', listsOf(10_002)],
    ['9 levels deep', `{"a":[${nested(7)}]}`],
    ['100,000 levels deep', nested(100_000)],
    ['with too many entries after a quote in a text', `["\\"a",${listOf(20_001, '0')}]`],
    ['with too many entries after a text with quotes', `["\\"\\\\",${listOf(20_001, '0')}]`],
  ])('%s', (_, text) => {
    expect(isBoundedJson(text)).toBe(false)
  })
})

it('whatever the texts in it, a small value is within bounds', () => {
  const small = fc.jsonValue({ maxDepth: 6 })
  fc.assert(
    fc.property(small, fc.string({ unit: 'binary' }), (value, text) => {
      expect(isBoundedJson(JSON.stringify([value, text, `${text}\\`, `${text}"`]))).toBe(true)
    }),
  )
})
