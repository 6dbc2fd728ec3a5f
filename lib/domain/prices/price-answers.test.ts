/** @jest-environment node */
import { answersByMint, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'
import {
  birdeyeAnswer,
  countPriceSources,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswer,
  withAnswers,
  withoutScaledPrices,
} from './price-answers'
import type { PriceMap } from './token-price'

const at = (mint: string, minute: number, price: PriceMap[string]) =>
  birdeyeAnswer(mint, minute, price)
const missing = birdeyeMissing
const price = birdeyePrice
const KNOWN = answersByMint({ A: { 60: price(7), 120: missing(1) }, B: { 60: price(0) } })

it('adds several answers without changing the map it was given; mints without a new answer keep their map', () => {
  const added = [at('C', 60, 1), at('A', 120, 2), at('C', 120, 'missing')]
  const answers = withAnswers(KNOWN, added, 9)
  expect(answers).toEqual(
    answersByMint({
      A: { 60: price(7), 120: price(2, 9) },
      B: { 60: price(0) },
      C: { 60: price(1, 9), 120: missing(9) },
    }),
  )
  expect(KNOWN.get('A')?.get(120)).toEqual(missing(1))
  expect(answers.get('B')).toBe(KNOWN.get('B'))
})

describe('two tabs end with all that either knows', () => {
  it.each([
    ['nothing', NO_ANSWERS],
    ['the same', answersByMint({ A: { 60: price(7), 120: missing(1) } })],
    ['nothing better', answersByMint({ A: { 60: missing(99) }, B: { 60: price(8) } })],
  ])('our own object stays if the other tab knows %s', (_, other) => {
    expect(mergeAnswers(KNOWN, other)).toBe(KNOWN)
  })

  it('answers that only one of them found are kept', () => {
    const other = answersByMint({ A: { 120: price(2), 180: price(3) }, C: { 60: missing(9) } })
    const union = answersByMint({
      A: { 60: price(7), 120: price(2), 180: price(3) },
      B: { 60: price(0) },
      C: { 60: missing(9) },
    })
    expect(mergeAnswers(KNOWN, other)).toEqual(union)
    expect(mergeAnswers(other, KNOWN).get('A')?.get(180)).toEqual(price(3))
  })
})

it('counts the known prices of each source, and the missing ones (behaviour 8.22)', () => {
  const manual = { price: { source: 'manual', value: '2', offsetSeconds: 0 }, atMs: 1 } as const
  const reset = { manual: { price: undefined, atMs: 1 } }
  const answers = answersByMint({
    A: { 60: price(7), 120: missing(1), 180: price(0), 240: { ...price(7), manual } },
    B: { 60: { ...price(7), ...reset }, 120: reset, 180: price(7) },
  })
  const wanted = new Map([
    ['A', [60, 120, 180, 240, 300]],
    ['B', [60, 120]],
    ['D', [60]],
  ])
  const counted = countPriceSources(wanted, answers)
  expect(Object.fromEntries(counted.counts)).toEqual({ birdeye: 3, manual: 1 })
  expect([counted.blank, counted.far]).toEqual([4, 0])
})

it('counts the records over five minutes away (behaviour 8.22)', () => {
  const record = (offsetSeconds: number): PriceAnswer => ({
    defillama: { price: { source: 'defillama', value: '1', offsetSeconds }, atMs: 0 },
  })
  const answers = answersByMint({ A: { 60: record(-301), 120: record(300), 180: record(301) } })
  expect(countPriceSources(new Map([['A', [60, 120, 180]]]), answers).far).toBe(2)
})

describe('a token with a multiplier (behaviour 8.31)', () => {
  const answerFrom = (source: 'trade' | 'defillama') => ({
    [source]: { price: { source, value: '7', offsetSeconds: 0 }, atMs: 0 },
  })
  const manual = { price: { source: 'manual', value: '8', offsetSeconds: 0 }, atMs: 1 } as const

  it('has no price from DefiLlama; all other prices stay', () => {
    const answers = answersByMint({
      A: {
        60: answerFrom('defillama'),
        120: answerFrom('trade'),
        180: price(7),
      },
      B: { 60: { ...answerFrom('defillama'), manual, ...missing(5) } },
      C: { 60: answerFrom('defillama') },
    })
    expect(withoutScaledPrices(answers, new Set(['A', 'B', 'X']))).toEqual(
      answersByMint({
        A: { 60: {}, 120: answerFrom('trade'), 180: price(7) },
        B: { 60: { manual, ...missing(5) } },
        C: { 60: answerFrom('defillama') },
      }),
    )
    expect(withoutScaledPrices(answers, new Set(['X']))).toBe(answers)
  })
})
