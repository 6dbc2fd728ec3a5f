/** @jest-environment node */
import fc from 'fast-check'
import { plannedCalls, singleCalls } from './price-call-plan'

const FIRST = 1_772_438_400
const at = (index: number) => FIRST + index * 60
const every = (step: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * step)
/** The planned calls as numbers of minutes from the first. */
const planOf = (indexes: readonly number[]) =>
  plannedCalls('SOL', indexes.map(at)).map(({ minutes }) =>
    minutes.map((minute) => (minute - FIRST) / 60),
  )
const alone = (indexes: readonly number[]) => indexes.map((index) => [index])

describe('the calls that fetch some minutes of a mint', () => {
  it.each([
    ['none', [], []],
    ['one', [0], [[0]]],
    ['fewer than 8: one call a minute', every(1, 7), alone(every(1, 7))],
    ['8: one ranged call', every(1, 8), [every(1, 8)]],
    ['8 within 999 minutes', [...every(1, 7), 999], [[...every(1, 7), 999]]],
    ['8 within 1,000 minutes', [...every(1, 7), 1_000], alone([...every(1, 7), 1_000])],
    ['1,000 minutes in a row', every(1, 1_000), [every(1, 1_000)]],
    ['1,001 minutes in a row', every(1, 1_001), [every(1, 1_000), [1_000]]],
    ['two ranges', every(1, 8).concat(every(1, 9, 5_000)), [every(1, 8), every(1, 9, 5_000)]],
    ['one alone before a range', [0, ...every(1, 8, 1_000)], [[0], every(1, 8, 1_000)]],
    ['one alone after a range', [...every(1, 8), 1_007], [every(1, 8), [1_007]]],
  ])('%s', (_, indexes, expected) => {
    expect(planOf(indexes)).toEqual(expected)
  })

  it('300 hourly minutes: 17 in a range, so 18 calls', () => {
    const lengths = planOf(every(60, 300)).map((minutes) => minutes.length)
    expect(lengths).toEqual([...every(0, 17, 17), 11])
  })

  it('each is of the mint', () => {
    const minutes = [at(0), at(5_000)]
    expect(plannedCalls('SOL', minutes)).toEqual([
      { mint: 'SOL', minutes: [at(0)] },
      { mint: 'SOL', minutes: [at(5_000)] },
    ])
    expect(singleCalls('SOL', minutes)).toEqual(plannedCalls('SOL', minutes))
  })
})

it('whatever the minutes: each once and in order, a range never too short, too long or left out', () => {
  const anyIndexes = fc
    .uniqueArray(fc.nat(4_000), { maxLength: 120, size: 'max' })
    .map((indexes) => indexes.sort((a, b) => a - b))
  let ranged = 0
  fc.assert(
    fc.property(anyIndexes, (indexes) => {
      const plan = planOf(indexes)
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
