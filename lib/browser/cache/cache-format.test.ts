/** @jest-environment node */
import fc from 'fast-check'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { anyAnswers } from '@/lib/domain/testing/sample-prices'
import { tokenSchema } from '@/lib/domain/tokens/token'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import {
  anyList,
  READ_AT_MS,
  sampleList,
  samplePage,
  samplePages,
} from '@/lib/view/testing/sample-order-lists'
import {
  type CacheContent,
  knownPages,
  LONGEST_CACHE,
  NOTHING_STORED,
  packCache,
  unpackCache,
} from './cache-format'
import { storedLine, summedJson } from './stored-line'
import { FORMAT_LINE } from './stored-parts'

const NOW_MS = READ_AT_MS + 1_000
const DAY_MS = 86_400_000

const anyText = fc.string({ unit: 'binary', maxLength: 12 })
const anyTokens = fc
  .array(fc.tuple(fc.stringMatching(/^[A-Z]{4}$/), anyText, fc.boolean()), { maxLength: 4 })
  .map((items) =>
    Object.fromEntries(
      items.map(([mint, name, isKnown]) => {
        const token = tokenSchema.parse({ ...SOL_TOKEN, address: mint, name, symbol: name })
        return isKnown
          ? [mint, { kind: 'known' as const, token, askedAtMs: NOW_MS }]
          : [mint, { kind: 'unknown' as const, token: undefined, askedAtMs: NOW_MS }]
      }),
    ),
  )
const anyLists = fc.array(
  fc.record({ userAddress: fc.constantFrom(WALLET, 'Wallet2', 'Wallet3'), list: anyList }),
  { maxLength: 5 },
)
const anyContent: fc.Arbitrary<CacheContent> = fc.record({
  prices: anyAnswers,
  tokens: anyTokens,
  lists: anyLists,
})
const runs = { numRuns: 200 }

const newestFirst = ({ lists }: CacheContent) =>
  [...lists].sort((a, b) => b.list.startedAtMs - a.list.startedAtMs)
const laterFormat = (text: string) =>
  text.replace(FORMAT_LINE, storedLine('format', summedJson('{"format":3}')))
const textOf = (content: CacheContent) => packCache(content, LONGEST_CACHE).text

describe('the cache comes back as it was', () => {
  it('whatever lists and tokens it holds', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const { text, leftOut } = packCache(content, LONGEST_CACHE)
        expect(leftOut).toEqual({ prices: 0, lists: 0 })
        expect(unpackCache(text, NOW_MS)).toEqual({ ...content, lists: newestFirst(content) })
      }),
      runs,
    )
  })

  it.each([
    ['a reading that a reload ended', { kind: 'loading' } as const],
    ['one that failed', { kind: 'failed', fault: { kind: 'network', tries: 3 } } as const],
  ])('%s is stopped', (_, state) => {
    const list = sampleList('past trigger', { state })
    const { lists } = unpackCache(
      textOf({ ...NOTHING_STORED, lists: [{ userAddress: WALLET, list }] }),
      NOW_MS,
    )
    expect(lists).toEqual([{ userAddress: WALLET, list: { ...list, state: { kind: 'stopped' } } }])
  })
})

describe('the stored value', () => {
  it('is one-byte and at most as long as told; what was read last goes in first', () => {
    fc.assert(
      fc.property(anyContent, fc.nat(5_000), (content, room) => {
        const longest = textOf({ ...content, lists: [] }).length + room
        const { text, leftOut } = packCache(content, longest)
        expect(text.length).toBeLessThanOrEqual(longest)
        expect(text).toMatch(/^[\u0000-\u00ff]*$/)
        const kept = unpackCache(text, NOW_MS)
        expect(kept.lists).toHaveLength(content.lists.length - leftOut.lists)
        expect(kept.tokens).toEqual(content.tokens)
        expect(kept.prices).toEqual(content.prices)
        const newest = newestFirst(content).slice(0, 1)
        const hasRoom = textOf({ ...content, lists: newest }).length < longest
        if (hasRoom) expect(kept.lists.slice(0, 1)).toEqual(newest)
      }),
      runs,
    )
  })

  it('stays under 3 million characters', () => {
    expect(LONGEST_CACHE).toBe(3_000_000)
  })
})

describe('what is corrupt, of another format or foreign is dropped', () => {
  it.each([
    ['nothing stored', null],
    ['no JSON', '{"format":1,"tokens":['],
    ['another format', '{"format":0,"tokens":[],"lists":[]}'],
    ['another program’s', '"dark"'],
    ['no lists', '{"format":1,"tokens":[]}'],
    ['a later format', laterFormat(textOf(NOTHING_STORED))],
  ])('%s', (_, text) => {
    expect(unpackCache(text, NOW_MS)).toEqual(NOTHING_STORED)
  })

  it('part by part: the other lists and the tokens stay', () => {
    fc.assert(
      fc.property(anyContent, fc.nat(40), fc.json(), (content, place, foreign) => {
        const lines = textOf(content).split('\n').toSpliced(place, 0, foreign)
        const kept = unpackCache(lines.join('\n'), NOW_MS)
        expect(kept).toEqual({ ...content, lists: newestFirst(content) })
      }),
      runs,
    )
  })

  it('any text at all never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(unpackCache(text, NOW_MS)).toEqual(NOTHING_STORED)
      }),
      runs,
    )
  })
})

describe('older than 24 hours is dropped, each by its own age', () => {
  const list = sampleList('past trigger')
  const older = sampleList('active trigger', {
    pages: [...samplePages(2), samplePage({ page: 3, loadedAtMs: READ_AT_MS - 1 })],
  })
  const refreshed = sampleList('past recurring', {
    otherPages: [samplePage({ loadedAtMs: READ_AT_MS - 1 })],
  })
  const lists = [list, older, refreshed].map((each) => ({ userAddress: WALLET, list: each }))
  const answer = { kind: 'known', token: SOL_TOKEN, askedAtMs: READ_AT_MS } as const
  const text = textOf({ ...NOTHING_STORED, lists, tokens: { [SOL]: answer } })

  it.each([
    ['none', READ_AT_MS - 1 + DAY_MS, ['past trigger', 'active trigger', 'past recurring'], [SOL]],
    ['the lists with an older page', READ_AT_MS + DAY_MS, ['past trigger'], [SOL]],
    ['all', READ_AT_MS + 1 + DAY_MS, [], []],
  ])('%s', (_, nowMs, names, mints) => {
    const kept = unpackCache(text, nowMs)
    expect(kept.lists.map((cached) => cached.list.name)).toEqual(names)
    expect(Object.keys(kept.tokens)).toEqual(mints)
  })
})

it('of what another tab wrote only pages that this one does not know are read', () => {
  const [first, second, third] = samplePages(3)
  const stored = (...pages: (typeof first)[]) => [
    {
      userAddress: WALLET,
      list: sampleList('past trigger', { pages: pages.flatMap((p) => p ?? []) }),
    },
  ]
  const own = stored(first, second)
  packCache({ ...NOTHING_STORED, lists: own }, LONGEST_CACHE)
  const { text } = packCache({ ...NOTHING_STORED, lists: stored(second, third) }, LONGEST_CACHE)
  const [found] = unpackCache(text, NOW_MS, knownPages(own)).lists
  expect(found?.list.pages).toEqual([second, third])
  expect(found?.list.pages.map((page) => page === second || page === third)).toEqual([true, false])
  const again = unpackCache(text, NOW_MS, knownPages(found ? [found] : [])).lists[0]
  expect(again?.list.pages[1]).toBe(found?.list.pages[1])
})
