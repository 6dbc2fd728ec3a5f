/** @jest-environment node */
import { birdeyeAnswer, type PriceResult } from '@/lib/domain/prices/price-answers'
import { parsePriceLine, priceLine } from './price-route'

const MINUTE = 1_772_438_400
const REJECTED = 'Birdeye rejected this key. Check it and try again.'

describe('a result as a line', () => {
  it.each<[string, PriceResult, string]>([
    ['a price', birdeyeAnswer('SOL', MINUTE, 141.2), `{"key":"SOL-${MINUTE}","value":141.2}`],
    [
      'missing',
      birdeyeAnswer('SOL', MINUTE, 'missing'),
      `{"key":"SOL-${MINUTE}","value":"missing"}`,
    ],
    [
      'a price that failed',
      { kind: 'failed', mint: 'SOL', minute: MINUTE, error: 'no' },
      `{"error":"no","key":"SOL-${MINUTE}"}`,
    ],
    ['a pause', { kind: 'wait', ms: 10_000 }, '{"waitMs":10000}'],
    ['a wrong key', { kind: 'stopped', status: 401 }, `{"error":"${REJECTED}","status":401}`],
    ['the end', { kind: 'end', left: 34 }, '{"left":34}'],
  ])('%s', (_, result, line) => {
    expect(priceLine(result)).toBe(`${line}\n`)
    expect(parsePriceLine(line)).toEqual(result)
  })
})

it('a price of 0 from an older server is ‘missing’ (behaviour 8.3)', () => {
  expect(parsePriceLine(`{"key":"SOL-${MINUTE}","value":0}`)).toEqual(
    birdeyeAnswer('SOL', MINUTE, 'missing'),
  )
})

describe('a line that isn’t a result', () => {
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
