/** @jest-environment node */
import fc from 'fast-check'
import type { PriceResult } from '@/lib/domain/prices/price-result'
import { parsePriceLine, priceLine } from './price-line'

const MINUTE = 1_772_438_400
const of = { mint: 'SOL', minute: MINUTE }
const REJECTED = 'Birdeye rejected this key. Check it and try again.'

describe('a result as a line', () => {
  it.each<[string, PriceResult, string]>([
    ['a price', { kind: 'price', ...of, price: 141.2 }, `{"key":"SOL-${MINUTE}","value":141.2}`],
    [
      'missing',
      { kind: 'price', ...of, price: 'missing' },
      `{"key":"SOL-${MINUTE}","value":"missing"}`,
    ],
    [
      'one that failed',
      { kind: 'failed', ...of, error: 'no' },
      `{"error":"no","key":"SOL-${MINUTE}"}`,
    ],
    ['a pause', { kind: 'wait', ms: 10_000 }, '{"waitMs":10000}'],
    ['a wrong key', { kind: 'stopped', status: 401 }, `{"error":"${REJECTED}","status":401}`],
    ['the end', { kind: 'end', left: 34 }, '{"left":34}'],
  ])('%s', (_, result, line) => {
    expect(priceLine(result)).toBe(`${line}\n`)
  })

  it('whatever it is, it is one line that tells the same', () => {
    const unit = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
    const place = {
      mint: fc.string({ unit, minLength: 1, maxLength: 44 }),
      minute: fc.integer({ min: 26_297_280, max: 66_000_000 }).map((minutes) => minutes * 60),
    }
    const price = fc.oneof(
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
      fc.constant('missing' as const),
    )
    const anyResult: fc.Arbitrary<PriceResult> = fc.oneof(
      fc.record({ kind: fc.constant('price' as const), ...place, price }),
      fc.record({
        kind: fc.constant('failed' as const),
        ...place,
        error: fc.string({ unit: 'binary' }),
      }),
      fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.double({ min: 0, max: 60_000, noNaN: true }),
      }),
      fc.record({ kind: fc.constant('stopped' as const), status: fc.constantFrom(401, 403, 429) }),
      fc.record({ kind: fc.constant('end' as const), left: fc.nat() }),
    )
    fc.assert(
      fc.property(anyResult, (result) => {
        const line = priceLine(result)
        expect(line.indexOf('\n')).toBe(line.length - 1)
        expect(parsePriceLine(line)).toEqual(result)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a line that is none', () => {
  it.each([
    '',
    '<html>',
    '{"key":"SOL-1772438400","val',
    '{"key":"SOL-1772438400"}',
    '{"key":"SOL","value":1}',
    '{"key":"SOL-1772438400","value":-1}',
    '{"key":"SOL-1772438400","value":null}',
    '{"error":"no"}',
    '{"error":"no","status":500}',
    '{"waitMs":-1}',
    '{"left":-1}',
  ])('%s', (line) => {
    expect(parsePriceLine(line)).toBeUndefined()
  })
})
