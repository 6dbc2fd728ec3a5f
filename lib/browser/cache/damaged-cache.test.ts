/** @jest-environment node */
import fc from 'fast-check'
import { anyAnswers } from '@/lib/domain/testing/sample-prices'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { SOL } from '@/lib/domain/testing/sample-orders'
import { SOL_TOKEN, WALLET } from '@/lib/view/testing/sample-events'
import { anyList, READ_AT_MS } from '@/lib/view/testing/sample-order-lists'
import { type CacheContent, LONGEST_CACHE, packCache, unpackCache } from './cache-format'

const NOW_MS = READ_AT_MS + 1_000

const anyContent: fc.Arbitrary<CacheContent> = fc.record({
  prices: anyAnswers,
  tokens: fc.constant({ [SOL]: { kind: 'known', token: SOL_TOKEN, askedAtMs: READ_AT_MS } }),
  lists: fc.uniqueArray(
    fc.record({ userAddress: fc.constantFrom(WALLET, 'Wallet2'), list: anyList }),
    {
      selector: ({ userAddress, list }) => `${userAddress} ${list.name}`,
      maxLength: 4,
    },
  ),
})

/** What may happen to a text: places are shares of its length. */
const anyPlace = fc.double({ min: 0, max: 1, noNaN: true })
const anyDamage: fc.Arbitrary<Damage> = fc.oneof(
  fc.record({
    kind: fc.constant('change'),
    from: anyPlace,
    to: anyPlace,
    text: fc.string({ minLength: 1, maxLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('digit'),
    from: anyPlace,
    to: anyPlace,
    text: fc.constantFrom(...'0123456789'),
  }),
  fc.record({ kind: fc.constant('cut'), from: anyPlace, to: anyPlace, text: fc.constant('') }),
  fc.record({ kind: fc.constant('insert'), from: anyPlace, to: anyPlace, text: fc.string() }),
  fc.record({ kind: fc.constant('copy'), from: anyPlace, to: anyPlace, text: fc.constant('') }),
  fc.record({ kind: fc.constant('lines'), from: anyPlace, to: anyPlace, text: fc.constant('') }),
)
type Damage = { kind: string; from: number; to: number; text: string }

function damaged(text: string, { kind, from, to, text: added }: Damage): string {
  const at = Math.floor(from * text.length)
  const end = Math.floor(to * text.length)
  if (kind === 'change') return text.slice(0, at) + added + text.slice(at + 1)
  if (kind === 'cut') return text.slice(0, Math.min(at, end)) + text.slice(Math.max(at, end))
  if (kind === 'insert') return text.slice(0, at) + added + text.slice(at)
  if (kind === 'copy')
    return text.slice(0, at) + text.slice(Math.min(at, end), Math.max(at, end)) + text.slice(at)
  if (kind === 'digit') {
    const digits = [...text.matchAll(/\d/g)]
    const { index = 0 } = digits[Math.floor(from * digits.length)] ?? {}
    return text.slice(0, index) + added + text.slice(index + 1)
  }
  // A line moves to another place.
  const lines = text.split('\n')
  const [line = ''] = lines.splice(Math.floor(from * lines.length), 1)
  return lines.toSpliced(Math.floor(to * lines.length), 0, line).join('\n')
}

/** All that stands in some answers, each as a text of its own. */
const toldBy = (prices: PriceAnswers) =>
  [...prices].flatMap(([mint, ofMint]) =>
    [...ofMint].flatMap(([minute, { typed, found, missingAtMs = {} }]) =>
      [
        typed && { typed },
        found && { found },
        ...Object.entries(missingAtMs).map(([service, atMs]) => ({ service, atMs })),
      ].flatMap((told) => (told ? [JSON.stringify([mint, minute, told])] : [])),
    ),
  )

const texts = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value))
/** A list as it is wherever its lines stand: the order of pages tells nothing. */
const inAnyOrder = (list: OrderList | undefined) =>
  list && {
    ...list,
    pages: texts(list.pages).toSorted(),
    otherPages: texts(list.otherPages).toSorted(),
  }
/** What of some texts is not among others. */
const notAmong = (some: readonly string[], others: readonly string[]) =>
  some.filter((text) => !new Set(others).has(text))

it('stored text that was damaged anywhere never throws and shows nothing that is wrong', () => {
  const contents = fc.sample(anyContent, { numRuns: 20, seed: 1 }).map((content) => {
    const { text } = packCache(content, LONGEST_CACHE)
    return { text, before: unpackCache(text, NOW_MS) }
  })
  const anyDamages = fc.array(anyDamage, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.constantFrom(...contents), anyDamages, ({ text, before }, damages) => {
      const after = unpackCache(damages.reduce(damaged, text), NOW_MS)
      expect(notAmong(toldBy(after.prices), toldBy(before.prices))).toEqual([])
      expect(texts([{ ...after.tokens, ...before.tokens }])).toEqual(texts([before.tokens]))
      for (const { userAddress, list } of after.lists) {
        const known = before.lists.find(
          (each) => each.userAddress === userAddress && each.list.name === list.name,
        )?.list
        if (list.state.kind === 'whole') expect(inAnyOrder(list)).toEqual(inAnyOrder(known))
        for (const kind of ['pages', 'otherPages'] as const) {
          expect(notAmong(texts(list[kind]), texts(known?.[kind] ?? []))).toEqual([])
        }
      }
    }),
    { numRuns: 1_000 },
  )
})
