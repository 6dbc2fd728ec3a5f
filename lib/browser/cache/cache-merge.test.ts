/** @jest-environment node */
import fc from 'fast-check'
import { SOL } from '@/lib/domain/testing/sample-orders'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import {
  anyList,
  READ_AT_MS,
  sampleList,
  samplePage,
  samplePages,
} from '@/lib/view/testing/sample-order-lists'
import { type CacheContent, NOTHING_STORED } from './cache-format'
import { mergeCaches } from './cache-merge'

const NOW_MS = READ_AT_MS + 1_000
const whole = sampleList('past trigger')
const laterWhole = { ...whole, startedAtMs: READ_AT_MS + 1 }
const stoppedAt = (count: number, startedAtMs = READ_AT_MS): OrderList => ({
  ...whole,
  state: { kind: 'stopped' },
  startedAtMs,
  pages: samplePages(count),
})
const contentOf = (list: OrderList): CacheContent => ({
  ...NOTHING_STORED,
  lists: [{ userAddress: WALLET, list }],
})

describe('of two readings of one list', () => {
  it('the rule is that of all readings (behaviour 3.9)', () => {
    expect(mergeCaches(contentOf(whole), contentOf(laterWhole), NOW_MS)).toEqual(
      contentOf(laterWhole),
    )
  })

  it('what is from the future counts least', () => {
    const ahead = { ...laterWhole, pages: [samplePage({ loadedAtMs: NOW_MS + 1 })] }
    expect(mergeCaches(contentOf(ahead), contentOf(stoppedAt(2)), NOW_MS)).toEqual(
      contentOf(stoppedAt(2)),
    )
    expect(mergeCaches(contentOf(stoppedAt(2)), contentOf(ahead), NOW_MS)).toEqual(
      contentOf(stoppedAt(2)),
    )
  })
})

it('two tabs end with the union of what both know', () => {
  const anyContent = fc.record({
    prices: fc.constant(NOTHING_STORED.prices),
    lists: fc.uniqueArray(
      fc.record({ userAddress: fc.constantFrom(WALLET, 'Wallet2'), list: anyList }),
      { selector: ({ userAddress, list }) => `${userAddress} ${list.name}`, maxLength: 8 },
    ),
    tokens: fc.dictionary(
      fc.constantFrom('MintA', 'MintB', 'MintC'),
      fc.constantFrom({ kind: 'unknown' as const, token: undefined, askedAtMs: READ_AT_MS }),
    ),
  })
  const idsOf = ({ lists }: CacheContent) =>
    lists.map(({ userAddress, list }) => `${userAddress} ${list.name}`)
  fc.assert(
    fc.property(anyContent, anyContent, (own, other) => {
      const merged = mergeCaches(own, other, NOW_MS)
      const ids = idsOf(merged)
      expect(ids.toSorted()).toEqual([...new Set([...idsOf(own), ...idsOf(other)])].sort())
      expect(merged.tokens).toEqual({ ...other.tokens, ...own.tokens })
    }),
    { numRuns: 200 },
  )
})

it('a token asked by a clock that was ahead gives way to one of now', () => {
  const answer = (askedAtMs: number) => ({
    ...NOTHING_STORED,
    tokens: { [SOL]: { kind: 'known' as const, token: SOL_TOKEN, askedAtMs } },
  })
  const [ahead, now] = [answer(NOW_MS + 1), answer(NOW_MS)]
  expect(mergeCaches(ahead, now, NOW_MS)).toEqual(now)
  expect(mergeCaches(now, ahead, NOW_MS)).toEqual(now)
})

it('of two answers for a mint this tab’s own stays', () => {
  const own = { kind: 'known', token: SOL_TOKEN, askedAtMs: READ_AT_MS } as const
  const other = { kind: 'unknown', token: undefined, askedAtMs: READ_AT_MS } as const
  const tokens = (answer: typeof own | typeof other) => ({
    ...NOTHING_STORED,
    tokens: { [SOL]: answer },
  })
  expect(mergeCaches(tokens(own), tokens(other), NOW_MS).tokens).toEqual({ [SOL]: own })
})
