/** @jest-environment node */
import fc from 'fast-check'
import { bestPrice, type PriceAnswer } from '@/lib/domain/prices/best-price'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { PriceSource } from '@/lib/domain/prices/best-price'
import {
  anyAnswers,
  birdeyeMissing,
  birdeyePrice,
  MISSING_AT_MS,
} from '@/lib/domain/testing/sample-prices'
import { packPrices, unpackPrices } from './packed-prices'
import { lineValue } from './stored-line'

const RUNS = { numRuns: 200 }
const MINUTE = 29_541_600
const AT = MINUTE * 60

const DAY_MS = 86_400_000

const packed = (answers: PriceAnswers) => packPrices([answers], Infinity).lines
const reread = (lines: readonly string[], nowMs = MISSING_AT_MS) =>
  unpackPrices(
    lines.map((line) => lineValue(line)),
    nowMs,
  )
const of = (source: PriceSource, value: string, apartSeconds = 0): PriceAnswer => ({
  found: { source, value, apartSeconds },
})
const typedPrice = (value: string): PriceAnswer => ({
  typed: { price: { source: 'typed', value, apartSeconds: 0 }, atMs: MISSING_AT_MS },
})
/** As many answers of one mint, a minute each. */
const answersOf = (count: number, answerAt: (index: number) => PriceAnswer) =>
  new Map([
    [
      'MintA',
      new Map(
        Array.from({ length: count }, (_, index) => [AT + index * 60, answerAt(index)] as const),
      ),
    ],
  ])
/** One mint's answers by minute. */
const kept = (stored: unknown) => [...(unpackPrices(stored, 9).get('MintA') ?? [])]
/** Minutes and prices of the answers that are kept. */
const pricesKept = (stored: unknown) =>
  kept(stored).map(([minute, answer]) => [minute, bestPrice(answer)?.value])

describe('prices come back as they were', () => {
  it('whatever answers there are', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(reread(packed(answers))).toEqual(answers)
        expect(reread(packed(answers))).toEqual(answers)
      }),
      RUNS,
    )
  })

  it.each([1, 499, 500, 501, 1_001])('%d of a mint, at most 500 in a part', (count) => {
    const answers = answersOf(count, birdeyePrice)
    const parts = packed(answers)
    expect(parts).toHaveLength(Math.ceil(count / 500))
    const sizes = parts.map((part) => reread([part]).get('MintA')?.size)
    expect(Math.max(...sizes.map(Number))).toBe(Math.min(count, 500))
    expect(reread(parts)).toEqual(answers)
  })
})

describe('stored prices are', () => {
  it.each([
    ['a usual price', (index: number) => birdeyePrice(141.2 + index / 4), 20],
    ['one of all the digits there are', (index: number) => birdeyePrice(141.2 + index / 7), 30],
    ['‘missing’', () => birdeyeMissing(MISSING_AT_MS), 25],
    ['one of a trade', () => of('trade', '141.234567891'), 30],
    ['one of DefiLlama’s', (index: number) => of('defillama', `${141.2 + index / 7}`, -1_740), 35],
    ['a typed one', () => typedPrice('0.0000131'), 45],
  ])('compact: %s takes a few characters', (_, answerAt, most) => {
    const length = packed(answersOf(20_000, answerAt)).join('').length
    expect(length / 20_000).toBeLessThan(most)
  })
})

it('‘missing’ older than 24 hours or from the future is dropped, a price of any age is kept', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const parts = packed(answers)
      expect(reread(parts, MISSING_AT_MS + DAY_MS)).toEqual(answers)
      const prices = [...answers].flatMap(([mint, ofMint]) => {
        const known = [...ofMint].flatMap(([minute, { found, typed }]) => {
          const answer = { ...(found ? { found } : {}), ...(typed ? { typed } : {}) }
          return (found ?? typed) ? [[minute, answer] as const] : []
        })
        return known.length === 0 ? [] : [[mint, new Map(known)] as const]
      })
      expect(reread(parts, MISSING_AT_MS + DAY_MS + 1)).toEqual(new Map(prices))
      expect(reread(parts, MISSING_AT_MS - 1)).toEqual(new Map(prices))
    }),
    RUNS,
  )
})

describe('what cannot be read is dropped', () => {
  const good = { mint: 'MintA', known: [MINUTE, 7], missing: [] }

  it.each<[string, unknown]>([
    ['no prices', undefined],
    ['no list', { 0: good }],
    ['text', 'MintA'],
    ['a part that is none', [null, 7, [], 'MintA']],
    ['a part without its mint', [{ known: [MINUTE, 7], missing: [] }]],
    ['a mint that is none', [{ ...good, mint: 'Mint,A' }]],
    ['a part without its missing ones', [{ mint: 'MintA', known: [MINUTE, 7] }]],
    ['known prices that are no list', [{ ...good, known: { 0: MINUTE } }]],
  ])('all of it: %s', (_, stored) => {
    expect(unpackPrices(stored, 0)).toEqual(new Map())
  })

  it('part by part', () => {
    const anyPlace = fc.nat(3)
    fc.assert(
      fc.property(anyAnswers, anyPlace, fc.jsonValue(), (answers, place, foreign) => {
        const stored = packed(answers).map((line) => lineValue(line))
        expect(unpackPrices(stored.toSpliced(place, 0, foreign), MISSING_AT_MS)).toEqual(answers)
      }),
      RUNS,
    )
  })

  it.each<[string, unknown, unknown]>([
    ['a minute that is text', String(MINUTE), 1],
    ['a minute that is not whole', MINUTE + 0.5, 1],
    ['a minute before 1970', -1, 1],
    ['a minute past all dates', 10_000_000_001, 1],
    ['no price', MINUTE, null],
    ['a price that is text', MINUTE, '1'],
    ['a price below 0', MINUTE, -1],
    ['a price that is ‘missing’', MINUTE, 'missing'],
  ])('pair by pair: %s', (_, minute, price) => {
    const known = [MINUTE + 1, 2, minute, price, MINUTE + 2, 0]
    expect(pricesKept([{ ...good, known }])).toEqual([
      [AT + 60, '2'],
      [AT + 120, '0'],
    ])
  })

  it.each<[string, unknown]>([
    ['no time', null],
    ['a time below 0', -1],
  ])('pair by pair, ‘missing’: %s', (_, missingAtMs) => {
    const missing = [MINUTE, missingAtMs, MINUTE + 1, 9]
    expect(kept([{ ...good, known: [], missing }])).toEqual([[AT + 60, birdeyeMissing(9)]])
  })

  it.each<[string, unknown]>([
    ['a record farther than 30 minutes', 1_801],
    ['a record farther before it', -1_801],
    ['a distance that is not whole', 0.5],
    ['no distance', null],
  ])('group by group, DefiLlama’s: %s', (_, apart) => {
    const defillama = [MINUTE, 7, apart, MINUTE + 1, 8, -1_800]
    expect(pricesKept([{ ...good, known: [], defillama }])).toEqual([[AT + 60, '8']])
  })

  it.each<[string, unknown, unknown]>([
    ['no time', 7, null],
    ['no price', '7', 9],
    ['a price below 0', -7, 9],
  ])('group by group, typed: %s', (_, price, atMs) => {
    const typed = [MINUTE, price, atMs, MINUTE + 1, 8, 9]
    expect(pricesKept([{ ...good, known: [], typed }])).toEqual([[AT + 60, '8']])
  })

  it('half a pair', () => {
    expect(pricesKept([{ ...good, known: [MINUTE, 7, MINUTE + 1] }])).toEqual([[AT, '7']])
  })
})

describe('two parts of a mint', () => {
  const known = { mint: 'MintA', known: [MINUTE, 7], missing: [] }
  const missing = { mint: 'MintA', known: [], missing: [MINUTE, 9, MINUTE + 1, 9] }

  it.each([
    ['a price, then ‘missing’', [known, missing]],
    ['‘missing’, then a price', [missing, known]],
  ])('are one, and a price goes before ‘missing’: %s', (_, parts) => {
    const expected = new Map<number, PriceAnswer>([
      [AT, birdeyePrice(7)],
      [AT + 60, birdeyeMissing(9)],
    ])
    expect(unpackPrices(parts, 9)).toEqual(new Map([['MintA', expected]]))
  })
})

describe('sources (behaviour 10.9)', () => {
  it('older stores, which know of none, are read on as Birdeye’s', () => {
    const stored = [{ mint: 'MintA', known: [MINUTE, 141.2], missing: [MINUTE + 1, 9] }]
    expect(kept(stored)).toEqual([
      [AT, birdeyePrice(141.2)],
      [AT + 60, birdeyeMissing(9)],
    ])
  })

  it('typed prices stand first, at most 10 in a text, and below 600 characters each', () => {
    const fetched = answersOf(600, () => birdeyePrice(141.2))
    const typed = new Map(
      Array.from({ length: 25 }, (_, index) => [AT + index * 60, typedPrice('0.000123456789123')]),
    )
    const mint = 'So11111111111111111111111111111111111111112'
    const parts = packed(new Map([...fetched, [mint, typed]]))
    expect(parts).toHaveLength(5)
    expect(reread(parts.slice(0, 3))).toEqual(new Map([[mint, typed]]))
    expect(Math.max(...parts.slice(0, 3).map((part) => part.length))).toBeLessThan(600)
  })

  it.each(['trade', 'defillama'] as const)('%s', (source) => {
    const answers = answersOf(3, () => of(source, '0.000000000123456789012', 0))
    expect(reread(packed(answers))).toEqual(answers)
  })
})

it('a mint above U+00FF does not make the text two-byte', () => {
  const answers = new Map([['Mint…', new Map([[60, birdeyePrice(1)]])]])
  const texts = packed(answers)
  expect(texts.join('')).toMatch(/^[\u0000-\u00ff]*$/)
  expect(reread(texts, 0)).toEqual(answers)
})
