/** @jest-environment node */
import fc from 'fast-check'
import {
  answeredPrice,
  mergeAnswers,
  NO_ANSWERS,
  type PriceAnswer,
  priceAt,
  unansweredPrices,
  withAnswers,
} from './price-answers'
import { priceMapOf } from '@/lib/domain/testing/price-map'

/** Answers by mint and minute. */
function answersOf(mints: Record<string, Record<number, PriceAnswer>>) {
  return new Map(
    Object.entries(mints).map(([mint, minutes]) => [
      mint,
      new Map(Object.entries(minutes).map(([minute, answer]) => [Number(minute), answer])),
    ]),
  )
}

const missing = (missingAtMs: number) => ({ missingAtMs })
const KNOWN = answersOf({ A: { 60: 7, 120: missing(1) }, B: { 60: 0 } })

describe('the answers with some more', () => {
  it.each([
    ['a price', 5, 5],
    ['a price of 0', 0, 0],
    ['‘missing’, and when it came', 'missing' as const, missing(9)],
  ])('%s', (_, price, expected) => {
    const answers = withAnswers(KNOWN, [{ mint: 'A', minute: 180, price }], 9)
    expect(answers).toEqual(
      answersOf({ A: { 60: 7, 120: missing(1), 180: expected }, B: { 60: 0 } }),
    )
  })

  it('several of a mint, and of a new one', () => {
    const added = [
      { mint: 'C', minute: 60, price: 1 },
      { mint: 'A', minute: 120, price: 2 },
      { mint: 'C', minute: 120, price: 3 },
    ]
    expect(withAnswers(KNOWN, added, 9)).toEqual(
      answersOf({ A: { 60: 7, 120: 2 }, B: { 60: 0 }, C: { 60: 1, 120: 3 } }),
    )
  })

  it('leave what was known before as it was; mints that did not change keep their map', () => {
    const answers = withAnswers(KNOWN, [{ mint: 'A', minute: 180, price: 5 }], 9)
    expect(KNOWN.get('A')?.has(180)).toBe(false)
    expect(answers.get('B')).toBe(KNOWN.get('B'))
    expect(answers.get('A')).not.toBe(KNOWN.get('A'))
  })
})

describe('two tabs end with the union of what both know', () => {
  it.each<[string, PriceAnswer, PriceAnswer, PriceAnswer]>([
    ['a price before a ‘missing’ of the other one', 7, missing(9), 7],
    ['a price of the other one before a ‘missing’', missing(9), 7, 7],
    ['a price of 0 of the other one too', missing(9), 0, 0],
    ['the later ‘missing’', missing(1), missing(9), missing(9)],
    ['the later ‘missing’, our own', missing(9), missing(1), missing(9)],
    ['our own price where both have one', 7, 8, 7],
  ])('%s', (_, own, other, expected) => {
    const merged = mergeAnswers(answersOf({ A: { 60: own } }), answersOf({ A: { 60: other } }))
    expect(merged).toEqual(answersOf({ A: { 60: expected } }))
  })

  it('minutes and mints that only one of them knows', () => {
    const other = answersOf({ A: { 180: 1 }, C: { 60: 2 } })
    expect(mergeAnswers(KNOWN, other)).toEqual(
      answersOf({ A: { 60: 7, 120: missing(1), 180: 1 }, B: { 60: 0 }, C: { 60: 2 } }),
    )
  })

  it.each([
    ['nothing', NO_ANSWERS],
    ['the same', answersOf({ A: { 60: 7, 120: missing(1) } })],
    ['nothing better', answersOf({ A: { 60: missing(99) }, B: { 60: 8 } })],
  ])('our own themselves where the other one knows %s', (_, other) => {
    expect(mergeAnswers(KNOWN, other)).toBe(KNOWN)
  })

  it('mints without anything better keep their map', () => {
    expect(mergeAnswers(KNOWN, answersOf({ A: { 180: 1 }, B: { 60: 8 } })).get('B')).toBe(
      KNOWN.get('B'),
    )
  })

  it('whatever they are: our own price, else the other one’s, else ‘missing’', () => {
    const anyAnswer = fc.oneof(fc.nat(5), fc.nat(5).map(missing))
    const anyMint = fc.dictionary(fc.constantFrom('60', '120', '180'), anyAnswer)
    const anyAnswers = fc.dictionary(fc.constantFrom('A', 'B', 'C'), anyMint).map(answersOf)
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (own, other) => {
        const [ours, theirs] = [priceMapOf(own), priceMapOf(other)]
        const union = Object.keys({ ...theirs, ...ours }).map((key) => {
          const price = [ours[key], theirs[key]].find((some) => typeof some === 'number')
          return [key, price ?? 'missing']
        })
        expect(priceMapOf(mergeAnswers(own, other))).toEqual(Object.fromEntries(union))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the known USD price of a mint at a time', () => {
  it.each([
    ['within its minute', 'A', 119, 7],
    ['0 is a price', 'B', 60, 0],
    ['missing', 'A', 120, undefined],
    ['of another minute', 'A', 59, undefined],
    ['of another mint', 'C', 60, undefined],
  ])('%s', (_, mint, seconds, expected) => {
    expect(answeredPrice(KNOWN, mint, seconds)).toBe(expected)
  })
})

describe('what is not answered yet', () => {
  it.each([
    ['‘missing’ and 0 are answers', { A: [60, 120], B: [60] }, {}],
    ['the rest of a mint', { A: [60, 120, 180, 240] }, { A: [180, 240] }],
    ['a mint without any answer', { C: [60, 120] }, { C: [60, 120] }],
    ['a mint of which nothing is wanted', { C: [] }, {}],
  ])('%s', (_, wanted, expected) => {
    const rest = unansweredPrices(new Map(Object.entries(wanted)), KNOWN)
    expect(Object.fromEntries(rest)).toEqual(expected)
  })
})

it('as the price map: a number or the marker ‘missing’', () => {
  expect(priceMapOf(KNOWN)).toEqual({ 'A-60': 7, 'A-120': 'missing', 'B-60': 0 })
})

it.each([
  ['a price', 'A', 61, 7],
  ['a price of 0', 'B', 60, 0],
  ['the marker ‘missing’', 'A', 179, 'missing'],
  ['nothing that was asked for', 'A', 180, undefined],
  ['nothing of another mint', 'C', 60, undefined],
])('at a time there is %s', (_, mint, seconds, expected) => {
  expect(priceAt(KNOWN, mint, seconds)).toBe(expected)
})
