/** @jest-environment node */
import fc from 'fast-check'
import { nearestPrice, readRecords } from './nearest-record'

const AT = 1_772_438_400
const at = (apart: number, price = 2) => ({ timestamp: AT + apart, price })
const none = { source: 'defillama', value: undefined }
const found = (value: string, apartSeconds: number) => ({
  source: 'defillama',
  value,
  apartSeconds,
})

describe('the nearest record within 30 minutes, an earlier before a later one (behaviour 8.31)', () => {
  it.each([
    ['no record', [], none],
    ['the very second', [at(5, 3), at(0)], found('2', 0)],
    ['the nearest, in any order', [at(600, 3), at(-120), at(-1_700, 4)], found('2', -120)],
    ['one in the future', [at(60), at(-61, 3)], found('2', 60)],
    ['at one distance the earlier', [at(300, 3), at(-300)], found('2', -300)],
    ['exactly 30 minutes before', [at(-1_800)], found('2', -1_800)],
    ['exactly 30 minutes after', [at(1_800)], found('2', 1_800)],
    ['a second farther', [at(1_801), at(-1_801)], none],
    ['31 minutes away', [at(-1_860)], none],
    ['a small price', [at(0, 1.5e-9)], found('0.0000000015', 0)],
  ])('%s', (_, records, expected) => {
    expect(nearestPrice(records, AT)).toEqual(expected)
    expect(nearestPrice(records.toReversed(), AT)).toEqual(expected)
  })

  it('whatever the records', () => {
    const anyRecord = fc.integer({ min: -2_000, max: 2_000 }).map((apart) => at(apart))
    fc.assert(
      fc.property(fc.array(anyRecord), (records) => {
        const within = records
          .map(({ timestamp }) => timestamp - AT)
          .filter((d) => Math.abs(d) <= 1_800)
        const expected = within.sort((a, b) => Math.abs(a) - Math.abs(b) || a - b)[0]
        const answer = nearestPrice(records, AT)
        expect('apartSeconds' in answer ? answer.apartSeconds : undefined).toBe(expected)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a record that is no price is passed over', () => {
  it.each([
    ['0', 0],
    ['negative', -1],
    ['infinite', JSON.parse('1e999')],
    ['text', '2'],
    ['absent', undefined],
    ['null', null],
  ])('%s', (_, price) => {
    const records = readRecords([{ timestamp: AT, price }, at(-900), { price: 7 }, null, 'x'])
    expect(nearestPrice(records, AT)).toEqual(found('2', -900))
  })

  it('a confidence of 0 says nothing', () => {
    expect(readRecords([{ ...at(0), confidence: 0 }])).toEqual([at(0)])
  })
})
