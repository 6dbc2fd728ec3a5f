/** @jest-environment node */
import fc from 'fast-check'
import { anyAnswers, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { priceMapOf } from '@/lib/domain/testing/price-map'
import { bestPrice, mergeAnswer, type PriceAnswer } from './best-price'
import {
  bestPriceAt,
  countPriceSources,
  mergeAnswers,
  NO_ANSWERS,
  unansweredPrices,
  withAnswers,
} from './price-answers'
import { birdeyeAnswer } from './price-result'
import type { TokenPrice } from './token-price'

/** Answers by mint and minute. */
function answersOf(mints: Record<string, Record<number, PriceAnswer>>) {
  return new Map(
    Object.entries(mints).map(([mint, minutes]) => [
      mint,
      new Map(Object.entries(minutes).map(([minute, answer]) => [Number(minute), answer])),
    ]),
  )
}

const at = (mint: string, minute: number, price: TokenPrice) =>
  birdeyeAnswer({ mint, minute, price })
const missing = birdeyeMissing
const price = birdeyePrice
const KNOWN = answersOf({ A: { 60: price(7), 120: missing(1) }, B: { 60: price(0) } })

describe('the answers with some more', () => {
  it.each([
    ['a price', 5, price(5)],
    ['a price of 0', 0, price(0)],
    ['‘missing’, and when it came', 'missing' as const, missing(9)],
  ])('%s', (_, added, expected) => {
    expect(withAnswers(KNOWN, [at('A', 180, added)], 9)).toEqual(
      answersOf({ A: { 60: price(7), 120: missing(1), 180: expected }, B: { 60: price(0) } }),
    )
  })

  it('a ‘missing’ answered anew counts from now, also where the clock was ahead before', () => {
    const before = answersOf({ A: { 60: missing(1_000), 120: missing(1) } })
    const added = [60, 120].map((minute) => at('A', minute, 'missing'))
    expect(withAnswers(before, added, 9)).toEqual(
      answersOf({ A: { 60: missing(9), 120: missing(9) } }),
    )
  })

  it('several of a mint, and of a new one', () => {
    const added = [at('C', 60, 1), at('A', 120, 2), at('C', 120, 3)]
    expect(withAnswers(KNOWN, added, 9)).toEqual(
      answersOf({
        A: { 60: price(7), 120: price(2) },
        B: { 60: price(0) },
        C: { 60: price(1), 120: price(3) },
      }),
    )
  })

  it('leave what was known before as it was; mints that did not change keep their map', () => {
    const answers = withAnswers(KNOWN, [at('A', 180, 5)], 9)
    expect(KNOWN.get('A')?.has(180)).toBe(false)
    expect(answers.get('B')).toBe(KNOWN.get('B'))
    expect(answers.get('A')).not.toBe(KNOWN.get('A'))
  })
})

describe('two tabs end with the union of what both know', () => {
  it('of minutes and mints that only one of them knows', () => {
    const other = answersOf({ A: { 180: price(1) }, C: { 60: price(2) } })
    expect(mergeAnswers(KNOWN, other)).toEqual(
      answersOf({
        A: { 60: price(7), 120: missing(1), 180: price(1) },
        B: { 60: price(0) },
        C: { 60: price(2) },
      }),
    )
  })

  it.each([
    ['nothing', NO_ANSWERS],
    ['the same', answersOf({ A: { 60: price(7), 120: missing(1) } })],
    ['nothing better', answersOf({ A: { 60: missing(99) }, B: { 60: price(8) } })],
  ])('our own themselves where the other one knows %s', (_, other) => {
    expect(mergeAnswers(KNOWN, other)).toBe(KNOWN)
  })

  it('mints without anything better keep their map', () => {
    const other = answersOf({ A: { 180: price(1) }, B: { 60: price(8) } })
    expect(mergeAnswers(KNOWN, other).get('B')).toBe(KNOWN.get('B'))
  })

  it('whatever they are: minute by minute the best of both', () => {
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (own, other) => {
        const merged = mergeAnswers(own, other)
        for (const [mint, ofMint] of [...own, ...other]) {
          for (const minute of ofMint.keys()) {
            const [ours, theirs] = [own.get(mint)?.get(minute), other.get(mint)?.get(minute)]
            const both = ours && theirs ? mergeAnswer(ours, theirs) : (ours ?? theirs)
            expect(merged.get(mint)?.get(minute)).toEqual(both)
          }
        }
        const keys = (map: ReadonlyMap<string, ReadonlyMap<number, unknown>>) =>
          [...map].flatMap(([mint, ofMint]) =>
            [...ofMint.keys()].map((minute) => `${mint} ${minute}`),
          )
        expect(new Set(keys(merged))).toEqual(new Set([...keys(own), ...keys(other)]))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the best price of a mint at a time', () => {
  it.each([
    ['within its minute', 'A', 119, '7'],
    ['0 is a price', 'B', 60, '0'],
    ['missing', 'A', 120, undefined],
    ['of another minute', 'A', 59, undefined],
    ['of another mint', 'C', 60, undefined],
  ])('%s', (_, mint, seconds, expected) => {
    expect(bestPriceAt(KNOWN, mint, seconds)?.value).toBe(expected)
  })
})

describe('what is not answered yet', () => {
  it.each([
    ['‘missing’ and 0 are answers', { A: [60, 120], B: [60] }, {}],
    ['the rest of a mint', { A: [60, 120, 180, 240] }, { A: [180, 240] }],
    ['a mint without any answer', { C: [60, 120] }, { C: [60, 120] }],
    ['a mint of which nothing is wanted', { C: [] }, {}],
  ])('%s', (_, wanted, expected) => {
    const rest = unansweredPrices(new Map(Object.entries(wanted)), KNOWN, {
      service: 'birdeye',
      nowMs: 9,
    })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })
})

describe('‘missing’ is an answer for 24 hours', () => {
  const DAY_MS = 86_400_000

  it.each([
    ['just answered', 1, {}],
    ['24 hours later', 1 + DAY_MS, {}],
    ['a millisecond after that', 2 + DAY_MS, { A: [120] }],
    ['by a clock that was ahead', 0, { A: [120] }],
  ])('%s', (_, nowMs, expected) => {
    const rest = unansweredPrices(new Map([['A', [60, 120]]]), KNOWN, { service: 'birdeye', nowMs })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })

  it.each([
    ['what Birdeye has none of may still be asked of DefiLlama', 120 + 1_800, { A: [120] }],
    ['not before 30 minutes have passed (behaviour 8.31)', 120 + 1_799, {}],
  ])('%s', (_, seconds, expected) => {
    const rest = unansweredPrices(new Map([['A', [60, 120]]]), KNOWN, {
      service: 'defillama',
      nowMs: seconds * 1_000,
    })
    expect(Object.fromEntries(rest)).toEqual(expected)
  })
})

it('as the price map: a number or the marker ‘missing’', () => {
  expect(priceMapOf(KNOWN)).toEqual({ 'A-60': 7, 'A-120': 'missing', 'B-60': 0 })
})

it('an answer without a price has none that counts', () => {
  expect(bestPrice(missing(1))).toBeUndefined()
})

it('the known prices of each source, those over five minutes away, and how many are missing (behaviour 8.24)', () => {
  const typed = { price: { source: 'typed', value: '2', apartSeconds: 0 }, atMs: 1 } as const
  const takenBack = { typed: { price: undefined, atMs: 1 } }
  const apart = (apartSeconds: number): PriceAnswer => ({
    found: { source: 'defillama', value: '1', apartSeconds },
  })
  const answers = answersOf({
    A: { 60: price(7), 120: missing(1), 180: price(0), 240: { ...price(7), typed } },
    B: { 60: { ...price(7), ...takenBack }, 120: takenBack, 180: price(7) },
    C: { 60: apart(300), 120: apart(-301), 180: apart(1_800) },
  })
  const wanted = new Map([
    ['A', [60, 120, 180, 240, 300]],
    ['B', [60, 120]],
    ['C', [60, 120, 180]],
    ['D', [60]],
  ])
  const counted = countPriceSources(wanted, answers)
  expect([...counted.counts]).toEqual([
    ['birdeye', 3],
    ['typed', 1],
    ['defillama', 3],
  ])
  expect([counted.far, counted.missing]).toEqual([2, 4])
})

it('prices of lesser sources are asked for only if they are to be replaced (behaviour 8.33)', () => {
  const of = (source: 'trade' | 'defillama'): PriceAnswer => ({
    found: { source, value: '1', apartSeconds: 0 },
  })
  const answers = answersOf({
    A: {
      60: price(7),
      120: of('trade'),
      180: of('defillama'),
      240: { ...of('trade'), ...missing(9) },
    },
  })
  const wanted = new Map([['A', [60, 120, 180, 240, 300]]])
  const asked = (isReplacing: boolean) =>
    unansweredPrices(wanted, answers, { service: 'birdeye', nowMs: 9, isReplacing }).get('A')
  expect([asked(false), asked(true)]).toEqual([[300], [120, 180, 300]])
})
