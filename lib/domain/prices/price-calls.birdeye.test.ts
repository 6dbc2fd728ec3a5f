/** @jest-environment node */
import fc from 'fast-check'
import { birdeyeCalls } from './price-calls'

const FIRST = 1_772_438_400
const at = (index: number) => FIRST + index * 60
const every = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The calls' minutes, as indexes. */
const callsOf = (indexes: readonly number[]) =>
  birdeyeCalls('SOL', indexes.map(at)).map(({ minutes }) =>
    minutes.map((minute) => (minute - FIRST) / 60),
  )
const alone = (indexes: readonly number[]) => indexes.map((index) => [index])

describe('the calls to Birdeye for some minutes of a mint (behaviour 8.12)', () => {
  it.each([
    ['fewer than 8: one call a minute', every(7), alone(every(7))],
    ['8: one ranged call', every(8), [every(8)]],
    ['8 within 999 minutes', [...every(7), 999], [[...every(7), 999]]],
    ['8 within 1,000 minutes', [...every(7), 1_000], alone([...every(7), 1_000])],
    ['1,001 minutes in a row', every(1_001), [every(1_000), [1_000]]],
    [
      'one alone before a range',
      [0, ...every(8).map((index) => index + 1_000)],
      [[0], every(8).map((index) => index + 1_000)],
    ],
  ])('%s', (_, indexes, expected) => {
    expect(callsOf(indexes)).toEqual(expected)
  })
})

it('whatever the minutes: each is in one call and in sequence, and no range is too short, too long or missing', () => {
  const anyIndexes = fc
    .uniqueArray(fc.nat(4_000), { maxLength: 120, size: 'max' })
    .map((indexes) => indexes.sort((a, b) => a - b))
  let ranged = 0
  fc.assert(
    fc.property(anyIndexes, (indexes) => {
      const plan = callsOf(indexes)
      expect(plan.flat()).toEqual(indexes)
      for (const minutes of plan) {
        const [first = 0] = minutes
        const last = minutes.at(-1) ?? 0
        if (minutes.length > 1) {
          ranged += 1
          expect(minutes.length).toBeGreaterThanOrEqual(8)
          expect(last - first).toBeLessThanOrEqual(999)
        } else {
          const near = indexes.filter((index) => index >= first && index <= first + 999)
          expect(near.length).toBeLessThan(8)
        }
      }
    }),
    { numRuns: 200 },
  )
  expect(ranged).toBeGreaterThan(0)
})
