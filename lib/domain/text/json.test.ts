/** @jest-environment node */
import { jsonOf } from './json'

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
