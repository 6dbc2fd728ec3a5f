/** @jest-environment node */
import fc from 'fast-check'
import {
  sampleRecurring,
  sampleRefunds,
  sampleTrade,
  sampleTrigger,
} from '@/lib/domain/testing/sample-orders'
import { WALLET } from '@/lib/view/testing/sample-events'
import { anyList, sampleList, samplePage, samplePages } from '@/lib/view/testing/sample-order-lists'
import {
  packList,
  packPage,
  restoredList,
  type StoredList,
  storedParts,
  storedText,
  unpackPage,
} from './cache-format'
import { keptList } from './persist-cache'

const reread = (text: string) => {
  const [stored] = storedParts(`${storedText({ lines: [], lists: [] })}\n${text}`).lists
  return stored && unpackList(stored)
}
const unpackList = ({ head, pages }: StoredList) => restoredList(head, pages.map(unpackPage))

it('any list comes back as it was', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      expect(reread(packList(WALLET, list).text)).toEqual(list)
    }),
  )
})

const trades = [sampleTrade(), sampleTrade({ inputMint: 'MintX', transactionSignature: '' })]

it.each([
  ['a recurring order', sampleRecurring({ trades })],
  ['an order that lost its trades', sampleRecurring({ lostTrades: true })],
  [
    'a trade whose fee is not known',
    sampleTrigger({ trades: [sampleTrade({ feeAmount: undefined })] }),
  ],
  ['a status we do not know', sampleTrigger({ status: 'Expired “🪐”' })],
  [
    'an order of which Jupiter tells little',
    sampleTrigger({ updatedAt: '', closingSignature: '', takingAmount: undefined }),
  ],
])('%s comes back as it was', (_, order) => {
  const page = samplePage({ orders: [order] })
  expect(unpackPage(packPage(page))).toEqual(page)
})

it('a list of newer orders comes back as it was (behaviour 25.8)', () => {
  const order = sampleRecurring({
    orderKey: '0b5d7c7e-7d41-4a35-9a86-8a0a3d7d2f10',
    status: 'Withdrawing',
    baseUnitMints: ['MintA', 'MintB'],
    newer: { yieldAmount: '3', failedRounds: 2, movedRounds: 1 },
    refunds: [...sampleRefunds('5'), ...sampleRefunds('6')],
    trades: [sampleTrade({ inputAmount: undefined, feeAmount: undefined })],
  })
  const list = sampleList('past newer recurring', { pages: [samplePage({ orders: [order] })] })
  expect(reread(packList(WALLET, list).text)).toEqual(list)
})

it.each(['loading', 'stopped', 'inconsistent'] as const)(
  'a list that is %s comes back as stopped (behaviour 10.1)',
  (kind) => {
    const list = sampleList('past trigger', { state: { kind } })
    expect(reread(packList(WALLET, list).text)?.state).toEqual({ kind: 'stopped' })
  },
)

it('a list never becomes whole from a part: it is dropped if a page cannot be read', () => {
  const pages = [1, 2].map((page) => samplePage({ page, orders: [sampleTrigger()] }))
  const { text } = packList(WALLET, sampleList('past trigger', { pages, totalPages: 2 }))
  expect(reread(text)?.pages).toHaveLength(2)
  for (let end = text.indexOf('\n') + 1; end < text.length; end += 7) {
    expect(reread(text.slice(0, end))).toBeUndefined()
  }
})

it.each([
  ['an amount', { makingAmount: '1e3' }],
  ['a time', { createdAt: 'yesterday' }],
  ['a key', { orderKey: 'Key,1' }],
])('a page with %s that cannot be right is not read', (_, change) => {
  const page = samplePage({ orders: [sampleTrigger(change)] })
  expect(unpackPage(packPage(page))).toBeUndefined()
})

it.each([
  ['that began later, if it is whole', ['stopped', 3], ['whole', 2], 'later'],
  [
    'that is whole and longer, if the later one is not whole',
    ['whole', 3],
    ['stopped', 2],
    'earlier',
  ],
  ['that is longer, if neither is whole', ['stopped', 3], ['stopped', 2], 'earlier'],
  ['that began later, if both are as long', ['whole', 3], ['stopped', 3], 'later'],
] as const)('of two loads the one is stored %s (behaviour 10.6)', (_, before, after, kept) => {
  const load = ([kind, count]: readonly ['whole' | 'stopped', number], startedAtMs: number) => {
    const pages = samplePages(count).map((page) => ({ ...page, loadedAtMs: startedAtMs }))
    return packList(WALLET, sampleList('past trigger', { state: { kind }, startedAtMs, pages }))
  }
  const [earlier, later] = [load(before, 1_000), load(after, 2_000)]
  const expected = kept === 'later' ? later : earlier
  expect(keptList(earlier, later)).toBe(expected)
  expect(keptList(later, earlier)).toBe(expected)
})

it('of one load the whole list is stored, also if it has fewer pages than were kept meanwhile', () => {
  const pages = samplePages(2)
  const whole = packList(WALLET, sampleList('past trigger', { pages }))
  const before = sampleList('past trigger', {
    state: { kind: 'loading' },
    otherPages: pages,
    pages,
  })
  expect(keptList(packList(WALLET, before), whole)).toBe(whole)
  expect(keptList(whole, packList(WALLET, before))).toBe(whole)
})
