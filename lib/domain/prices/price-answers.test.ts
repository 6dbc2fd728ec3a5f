/** @jest-environment node */
import { birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import {
  birdeyeAnswer,
  countPriceSources,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswer,
  unansweredPrices,
  withAnswers,
  withoutScaledPrices,
} from './price-answers'
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

it('adds several answers; what was known stays as it was, unchanged mints keep their map', () => {
  const added = [at('C', 60, 1), at('A', 120, 2), at('C', 120, 'missing')]
  const answers = withAnswers(KNOWN, added, 9)
  expect(answers).toEqual(
    answersOf({
      A: { 60: price(7), 120: price(2, 9) },
      B: { 60: price(0) },
      C: { 60: price(1, 9), 120: missing(9) },
    }),
  )
  expect(KNOWN.get('A')?.get(120)).toEqual(missing(1))
  expect(answers.get('B')).toBe(KNOWN.get('B'))
})

describe('two tabs end with the union of what both know', () => {
  it.each([
    ['nothing', NO_ANSWERS],
    ['the same', answersOf({ A: { 60: price(7), 120: missing(1) } })],
    ['nothing better', answersOf({ A: { 60: missing(99) }, B: { 60: price(8) } })],
  ])('our own themselves if the other one knows %s', (_, other) => {
    expect(mergeAnswers(KNOWN, other)).toBe(KNOWN)
  })

  it('whatever each found for itself', () => {
    const other = answersOf({ A: { 120: price(2), 180: price(3) }, C: { 60: missing(9) } })
    const union = answersOf({
      A: { 60: price(7), 120: price(2), 180: price(3) },
      B: { 60: price(0) },
      C: { 60: missing(9) },
    })
    expect(mergeAnswers(KNOWN, other)).toEqual(union)
    expect(mergeAnswers(other, KNOWN).get('A')?.get(180)).toEqual(price(3))
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

it('DefiLlama is asked for minutes 30 minutes before the newest one, if the clock is behind (behaviour 8.1, 8.31)', () => {
  const asking = { service: 'defillama', nowMs: 0 } as const
  const newest = 1_772_438_400
  const wanted = new Map([
    ['A', [newest - 7_200, newest - 1_800]],
    ['B', [newest]],
  ])
  expect(unansweredPrices(wanted, NO_ANSWERS, asking)).toEqual(
    new Map([['A', [newest - 7_200, newest - 1_800]]]),
  )
  const only = new Map([['A', [newest - 7_200]]])
  expect(unansweredPrices(only, NO_ANSWERS, asking, wanted)).toEqual(only)
})

it('counts the known prices of each source, and the missing ones (behaviour 8.22)', () => {
  const typed = { price: { source: 'typed', value: '2', apartSeconds: 0 }, atMs: 1 } as const
  const reset = { typed: { price: undefined, atMs: 1 } }
  const answers = answersOf({
    A: { 60: price(7), 120: missing(1), 180: price(0), 240: { ...price(7), typed } },
    B: { 60: { ...price(7), ...reset }, 120: reset, 180: price(7) },
  })
  const wanted = new Map([
    ['A', [60, 120, 180, 240, 300]],
    ['B', [60, 120]],
    ['D', [60]],
  ])
  const counted = countPriceSources(wanted, answers)
  expect(Object.fromEntries(counted.counts)).toEqual({ birdeye: 3, typed: 1 })
  expect([counted.missing, counted.far]).toEqual([4, 0])
})

it('counts the records over five minutes away (behaviour 8.22)', () => {
  const record = (apartSeconds: number): PriceAnswer => ({
    defillama: { price: { source: 'defillama', value: '1', apartSeconds }, atMs: 0 },
  })
  const answers = answersOf({ A: { 60: record(-301), 120: record(300), 180: record(301) } })
  expect(countPriceSources(new Map([['A', [60, 120, 180]]]), answers).far).toBe(2)
})

it('prices of worse sources are fetched only if they are to be replaced (behaviour 8.7)', () => {
  const of = (source: 'trade' | 'defillama'): PriceAnswer => ({
    [source]: { price: { source, value: '1', apartSeconds: 0 }, atMs: 0 },
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

describe('a token with a multiplier (behaviour 8.31)', () => {
  const found = (source: 'trade' | 'defillama') => ({
    [source]: { price: { source, value: '7', apartSeconds: 0 }, atMs: 0 },
  })
  const typed = { price: { source: 'typed', value: '8', apartSeconds: 0 }, atMs: 1 } as const

  it('has no price of DefiLlama’s; all else stays', () => {
    const answers = answersOf({
      A: {
        60: found('defillama'),
        120: found('trade'),
        180: price(7),
      },
      B: { 60: { ...found('defillama'), typed, ...missing(5) } },
      C: { 60: found('defillama') },
    })
    expect(withoutScaledPrices(answers, new Set(['A', 'B', 'X']))).toEqual(
      answersOf({
        A: { 60: {}, 120: found('trade'), 180: price(7) },
        B: { 60: { typed, ...missing(5) } },
        C: { 60: found('defillama') },
      }),
    )
    expect(withoutScaledPrices(answers, new Set(['X']))).toBe(answers)
  })

  it('is asked of Birdeye, never of DefiLlama', () => {
    const wanted = new Map([['A', [60]]])
    const asking = { nowMs: 1e12, scaledMints: new Set(['A']) }
    expect(unansweredPrices(wanted, NO_ANSWERS, { ...asking, service: 'birdeye' })).toEqual(wanted)
    expect(unansweredPrices(wanted, NO_ANSWERS, { ...asking, service: 'defillama' }).size).toBe(0)
  })
})
