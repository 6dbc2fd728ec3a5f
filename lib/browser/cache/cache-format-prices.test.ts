/** @jest-environment node */
import fc from 'fast-check'
import type { MintAnswers, PriceAnswers } from '@/lib/domain/prices/price-answers'
import { SOL, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import {
  anyAnswers,
  birdeyeMissing,
  birdeyePrice,
  MISSING_AT_MS,
} from '@/lib/domain/testing/sample-prices'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { READ_AT_MS, sampleList, samplePage } from '@/lib/view/testing/sample-order-lists'
import {
  type CacheContent,
  LONGEST_CACHE,
  NOTHING_STORED,
  packCache,
  unpackCache,
} from './cache-format'
import { mergeCaches } from './cache-merge'

const DAY_MS = 86_400_000
const NOW_MS = READ_AT_MS + 1_000
const MINUTE = 1_772_438_400

const lists = [{ userAddress: WALLET, list: sampleList('past trigger') }]
const tokens = { [SOL]: { kind: 'known', token: SOL_TOKEN, askedAtMs: READ_AT_MS } } as const
const pricesOf = (count: number): PriceAnswers =>
  new Map([
    [
      SOL,
      new Map(
        Array.from({ length: count }, (_, index) => [MINUTE + index * 60, birdeyePrice(index / 7)]),
      ),
    ],
  ])
const textOf = (content: CacheContent) => packCache(content, LONGEST_CACHE).text
/** All that was typed or found, as texts in order; without what is 'missing'. */
const pricesIn = (answers: PriceAnswers) =>
  [...answers]
    .flatMap(([mint, ofMint]) =>
      [...ofMint].flatMap(([minute, { typed, found }]) =>
        (typed ?? found) ? [JSON.stringify([mint, minute, typed, found])] : [],
      ),
    )
    .sort()
const lengthOf = (prices: PriceAnswers) => textOf({ ...NOTHING_STORED, prices }).length

it('prices that cannot be read leave the tokens and lists', () => {
  const text = textOf({ prices: pricesOf(3), tokens, lists }).replace('"known":[', '"known":{')
  expect(unpackCache(text, NOW_MS)).toEqual({ ...NOTHING_STORED, tokens, lists })
})

it('prices are kept over 24 hours, ‘missing’, tokens and lists are not', () => {
  const missingAtMs = MISSING_AT_MS
  const prices = new Map<string, MintAnswers>([
    ['MintA', new Map([[MINUTE, birdeyeMissing(missingAtMs)]])],
    ['MintB', new Map([[MINUTE, birdeyePrice(0)]])],
  ])
  const text = textOf({ prices, tokens, lists })
  expect(unpackCache(text, missingAtMs + DAY_MS).prices).toEqual(prices)
  expect(unpackCache(text, READ_AT_MS + 1_000 * DAY_MS)).toEqual({
    ...NOTHING_STORED,
    prices: new Map([['MintB', new Map([[MINUTE, birdeyePrice(0)]])]]),
  })
})

describe('when space runs out', () => {
  const content = { prices: pricesOf(1_200), tokens, lists }

  it('prices go in first: tokens and lists go before them', () => {
    const longest = lengthOf(content.prices)
    const { text, leftOut } = packCache(content, longest)
    expect(leftOut).toEqual({ prices: 0, lists: 1 })
    expect(unpackCache(text, NOW_MS)).toEqual({ ...NOTHING_STORED, prices: content.prices })
  })

  it('of the prices as many as have room are kept', () => {
    const longest = lengthOf(content.prices) - 1
    const { text, leftOut } = packCache(content, longest)
    expect(leftOut.prices).toBe(1)
    expect(text.length).toBeLessThanOrEqual(longest)
    expect(unpackCache(text, NOW_MS).prices.get(SOL)?.size).toBe(1_199)
  })

  it('the stored value is never longer than told, however little room there is', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(700), (prices, room) => {
        const { text, leftOut } = packCache({ prices, tokens, lists }, 100 + room)
        expect(text.length).toBeLessThanOrEqual(100 + room)
        const kept = unpackCache(text, NOW_MS)
        if (leftOut.prices === 0) expect(pricesIn(kept.prices)).toEqual(pricesIn(prices))
        else expect(lengthOf(kept.prices)).toBeLessThan(lengthOf(prices))
        expect(kept.lists).toHaveLength(1 - leftOut.lists)
      }),
      { numRuns: 200 },
    )
  })
})

it('20,000 prices with 5,000 trades fit, with room to spare', () => {
  const trades = Array.from({ length: 5_000 }, (_, index) =>
    sampleTrade({ transactionSignature: String(index).padStart(88, 'x') }),
  )
  const list = sampleList('past trigger', {
    pages: [samplePage({ orders: [sampleTrigger({ trades })] })],
  })
  const content = { prices: pricesOf(20_000), tokens, lists: [{ userAddress: WALLET, list }] }
  const { text, leftOut } = packCache(content, LONGEST_CACHE)
  expect(leftOut).toEqual({ prices: 0, lists: 0 })
  expect(text.length).toBeLessThan(2_000_000)
  expect(text).toMatch(/^[\u0000-\u00ff]*$/)
  expect(unpackCache(text, NOW_MS).prices).toEqual(content.prices)
})

describe('two tabs end with the union of what both know', () => {
  const contentOf = (prices: PriceAnswers) => ({ ...NOTHING_STORED, prices })
  const merged = (own: PriceAnswers, other: PriceAnswers) =>
    mergeCaches(contentOf(own), contentOf(other), NOW_MS).prices

  it('of every mint and minute', () => {
    const keysOf = (answers: PriceAnswers) =>
      [...answers].flatMap(([mint, ofMint]) => [...ofMint.keys()].map((at) => `${mint} ${at}`))
    fc.assert(
      fc.property(anyAnswers, anyAnswers, (own, other) => {
        const keys = keysOf(merged(own, other))
        expect(new Set(keys)).toEqual(new Set([...keysOf(own), ...keysOf(other)]))
      }),
      { numRuns: 200 },
    )
  })

  it('with their own price where both have one', () => {
    const [own, other] = [new Map([[SOL, new Map([[MINUTE, birdeyePrice(1)]])]]), pricesOf(2)]
    expect(merged(own, other)).toEqual(
      new Map([
        [
          SOL,
          new Map([
            [MINUTE, birdeyePrice(1)],
            [MINUTE + 60, birdeyePrice(1 / 7)],
          ]),
        ],
      ]),
    )
  })
})
