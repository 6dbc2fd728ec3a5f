/** @jest-environment node */
import { wirePageCount, wireSignature } from './wire-values'

describe('a signature that may be missing', () => {
  it.each([
    ['5ig…', '5ig…'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%p comes out as "%s"', (value, expected) => {
    expect(wireSignature.safeParse(value).data).toBe(expected)
  })

  it.each(['=1', 'a b', 5])('%p is refused', (value) => {
    expect(wireSignature.safeParse(value).success).toBe(false)
  })
})

describe('the number of pages', () => {
  it.each([
    [0, 0],
    [265, 265],
    ['0', 0],
    ['265', 265],
  ])('%p is %d', (value, expected) => {
    expect(wirePageCount.safeParse(value).data).toBe(expected)
  })

  it.each([-1, 1.5, '-1', '1.5', '', 'many', null, undefined])('%p is refused', (value) => {
    expect(wirePageCount.safeParse(value).success).toBe(false)
  })
})
