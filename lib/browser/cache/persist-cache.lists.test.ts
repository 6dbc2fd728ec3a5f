/** @jest-environment node */
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import {
  testRecurring,
  testRefunds,
  testTrade,
  testTrigger,
} from '@/lib/domain/testing/test-orders'
import { ordersById } from '@/lib/domain/order-lists/order-list'
import { orderId } from '@/lib/domain/orders/order'
import { WALLET } from '@/lib/view/testing/test-events'
import { anyList, testList, testPage, testPages } from '@/lib/view/testing/test-order-lists'
import {
  packList,
  packPage,
  restoredList,
  type StoredList,
  storedParts,
  serializeCache,
  unpackPage,
} from './cache-format'
import { preferredList } from './persist-cache'

const reread = (text: string) => {
  const [stored] = storedParts(`${serializeCache({ lines: [], lists: [] })}\n${text}`).lists
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

const trades = [testTrade(), testTrade({ inputMint: 'MintX', transactionSignature: '' })]

it.each([
  ['a recurring order', testRecurring({ trades })],
  ['an order that lost its trades', testRecurring({ lostTrades: true })],
  ['a trade with an unknown fee', testTrigger({ trades: [testTrade({ feeAmount: undefined })] })],
  ['an order with a status that we do not know', testTrigger({ status: 'Expired “🪐”' })],
  [
    'an order for which Jupiter sends few fields',
    testTrigger({ updatedAt: '', closingSignature: '', limitOutput: undefined }),
  ],
])('%s comes back as it was', (_, order) => {
  const page = testPage({ orders: [order] })
  expect(unpackPage(packPage(page))).toEqual(page)
})

it('a list of newer orders comes back as it was (behaviour 25.8)', () => {
  const order = testRecurring({
    orderKey: '0b5d7c7e-7d41-4a35-9a86-8a0a3d7d2f10',
    status: 'Withdrawing',
    baseUnitMints: ['MintA', 'MintB'],
    newer: { yieldAmount: '3', failedRounds: 2, rescheduledRounds: 1 },
    refunds: [...testRefunds('5'), ...testRefunds('6')],
    trades: [testTrade({ inputAmount: undefined, feeAmount: undefined })],
  })
  const list = testList('past newer recurring', { pages: [testPage({ orders: [order] })] })
  expect(reread(packList(WALLET, list).text)).toEqual(list)
})

describe('lists of format 7, as it was written (behaviour 10.1)', () => {
  const file = new URL('../testing/stored-format-7.txt', `file://${__filename}`)
  const base64 = readFileSync(file, 'latin1')
  const stored = storedParts(Buffer.from(base64, 'base64').toString('latin1')).lists
  const ordersIn = (lists: readonly StoredList[]) =>
    lists.map((list) => {
      const restored = unpackList(list)
      return [restored?.name, restored?.state.kind, restored && ordersById([restored])]
    })
  const trades = [testTrade()]
  const orders = [
    testRecurring({ minOutput: '0.1', maxOutput: '0.2', trades }),
    testRecurring({ orderKey: 'LostKey', orderStatus: 'active', used: '25', trades }),
    testTrigger({ status: 'Odd “"takingAmount":”' }),
    testRecurring({
      orderKey: '0b5d7c7e-7d41-4a35-9a86-8a0a3d7d2f10',
      status: 'Withdrawing',
      baseUnitMints: ['MintA'],
      newer: { yieldAmount: '3', failedRounds: 2, rescheduledRounds: 1 },
      refunds: testRefunds('5'),
    }),
  ]
  const names = ['past recurring', 'active recurring', 'past trigger', 'past newer recurring']
  const expected = orders.map((order, index) => [
    names[index],
    'whole',
    new Map([[orderId(order), order]]),
  ])

  it('come back with all of their orders, also those of the pages of lost trades', () => {
    expect(ordersIn(stored)).toEqual(expected)
  })

  it('and again, after this version stored them without reading their pages', () => {
    const text = serializeCache({ lines: [], lists: stored })
    expect(ordersIn(storedParts(text).lists)).toEqual(expected)
  })
})

it.each(['loading', 'stopped', 'inconsistent'] as const)(
  'a list that is %s comes back as stopped (behaviour 10.1)',
  (kind) => {
    const list = testList('past trigger', { state: { kind } })
    expect(reread(packList(WALLET, list).text)?.state).toEqual({ kind: 'stopped' })
  },
)

it('a list is dropped if one of its pages cannot be read, so a part never counts as the whole list', () => {
  const pages = [1, 2].map((page) => testPage({ page, orders: [testTrigger()] }))
  const { text } = packList(WALLET, testList('past trigger', { pages, totalPages: 2 }))
  expect(reread(text)?.pages).toHaveLength(2)
  for (let end = text.indexOf('\n') + 1; end < text.length; end += 7) {
    expect(reread(text.slice(0, end))).toBeUndefined()
  }
})

it.each([
  ['amount', { deposited: '1e3' }],
  ['time', { createdAt: 'yesterday' }],
  ['order key', { orderKey: 'Key,1' }],
])('a page with an invalid %s is not read', (_, change) => {
  const page = testPage({ orders: [testTrigger(change)] })
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
  ['that began later, if both are equally long', ['whole', 3], ['stopped', 3], 'later'],
] as const)('the stored load is the one %s (behaviour 10.6)', (_, before, after, preferred) => {
  const load = ([kind, count]: readonly ['whole' | 'stopped', number], startedAtMs: number) => {
    const pages = testPages(count).map((page) => ({ ...page, loadedAtMs: startedAtMs }))
    return packList(WALLET, testList('past trigger', { state: { kind }, startedAtMs, pages }))
  }
  const [earlier, later] = [load(before, 1_000), load(after, 2_000)]
  const expected = preferred === 'later' ? later : earlier
  expect(preferredList(earlier, later)).toBe(expected)
  expect(preferredList(later, earlier)).toBe(expected)
})

it('of two states of one load, the whole one stays, even with fewer pages', () => {
  const pages = testPages(2)
  const whole = packList(WALLET, testList('past trigger', { pages }))
  const before = testList('past trigger', {
    state: { kind: 'loading' },
    earlierPages: pages,
    pages,
  })
  expect(preferredList(packList(WALLET, before), whole)).toBe(whole)
  expect(preferredList(whole, packList(WALLET, before))).toBe(whole)
})
