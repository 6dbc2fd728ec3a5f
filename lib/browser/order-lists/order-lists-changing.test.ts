import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import {
  allPages,
  emptyList,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import { isPartial, keysOn } from '@/lib/domain/order-lists/partial-list'
import type { Order } from '@/lib/domain/orders/order'
import type { TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { pageWith } from '@/lib/domain/testing/sample-pages'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-errors'
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { WALLET } from '@/lib/view/testing/sample-events'
import { orderListKey, orderListQuery } from './order-list-query'

jest.mock('@/lib/upstream/order-lists/fetch-order-page')

const PAGE = 10
/** Within 15 seconds both lists are asked together (behaviour 3.21), or with a minute's window between. */
const AT_ONCE_MS = 1
const SLOWLY_MS = 20_000

type Change = {
  beforeAnswer: number
  kind: 'opens' | 'closes' | 'trades' | 'changes' | 'comes first'
  at: number
  to: number
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  beforeAnswer: fc.nat(12),
  kind: fc.constantFrom('opens', 'closes', 'trades', 'changes', 'comes first'),
  at: fc.nat(40),
  to: fc.oneof(fc.constant(0), fc.nat(40)),
})

const sorted = (orders: readonly Order[]) =>
  [...orders].sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1))
const tradesOf = (count: number) => Array.from({ length: count }, () => sampleTrade())
const ordersOfLength = (name: string, length: number, orderStatus: 'active' | 'history') =>
  Array.from({ length }, (_, index) =>
    sampleTrigger({
      orderKey: `${name}${index}`,
      orderStatus,
      updatedAt: '',
      trades: tradesOf(index % 3),
    }),
  )

/** Jupiter while a wallet's orders open, close and trade between its answers. */
function changingWallet(activeCount: number, pastCount: number, changes: readonly Change[]) {
  const active = ordersOfLength('Active', activeCount, 'active')
  const past = ordersOfLength('Past', pastCount, 'history')
  const everThere = new Set([...active, ...past].map(({ orderKey }) => orderKey))
  /** The newest copy of each order that was ever sent. */
  const seen = new Map<string, TriggerOrder>()
  const closed = new Set<string>()
  let answers = 0
  let time = 0

  function apply({ kind, at, to }: Change) {
    time += 1
    const updatedAt = String(time).padStart(6, '0')
    if (kind === 'opens') {
      const opened = sampleTrigger({ orderKey: `New${time}`, orderStatus: 'active', trades: [] })
      active.splice(to % (active.length + 1), 0, { ...opened, updatedAt })
    }
    const place = at % Math.max(1, active.length)
    const order = active[place]
    if (!order) return
    if (kind === 'trades') {
      active[place] = { ...order, updatedAt, trades: tradesOf(order.trades.length + 1) }
    }
    if (kind === 'changes') active[place] = { ...order, updatedAt }
    if (kind === 'comes first') active.unshift(...active.splice(place, 1))
    if (kind === 'closes') {
      closed.add(order.orderKey)
      active.splice(place, 1)
      past.splice(to % (past.length + 1), 0, { ...order, updatedAt, orderStatus: 'history' })
    }
  }

  function answer(name: string, page: number) {
    for (const change of changes) if (change.beforeAnswer === answers) apply(change)
    answers += 1
    const orders = name === 'active trigger' ? active : past
    const items = orders.slice((page - 1) * PAGE, page * PAGE)
    for (const item of items) seen.set(item.orderKey, item)
    const sent = {
      itemCount: items.length,
      orders: items.filter(({ trades }) => trades.length > 0),
      keysWithoutTrades: items.flatMap((order) =>
        order.trades.length === 0 ? [order.orderKey] : [],
      ),
    }
    return { totalPages: Math.ceil(orders.length / PAGE), sent }
  }
  return { answer, everThere, closed, seen }
}

/**
 * Reads both lists side by side, and again where calls failed; their answers come in any order.
 * @param failing which calls fail, of the first reading
 */
async function readBoth(
  scheduler: fc.Scheduler,
  wallet: ReturnType<typeof changingWallet>,
  { msPerAnswer, failing }: { msPerAnswer: number; failing: readonly number[] },
) {
  const client = new QueryClient()
  let clock = 1_000
  let calls = 0
  let isFirst = true
  const tick = () => (clock += msPerAnswer)
  jest.mocked(fetchOrderPage).mockImplementation(async (_, { name, page }) => {
    const askedAtMs = tick()
    calls += 1
    const fails = isFirst && failing.includes(calls)
    await scheduler.schedule(Promise.resolve(), `${name} ${page}`)
    if (fails) throw new JupiterCallError(statusFault(503).fault, 3, false)
    const { totalPages, sent } = wallet.answer(name, page)
    return { totalPages, page: pageWith({ page, askedAtMs, readAtMs: tick(), ...sent }) }
  })
  const read = async (name: OrderListName) => client.fetchQuery(orderListQuery(WALLET, name))
  // The last to end may have changed the other one.
  const known = (name: OrderListName) =>
    client.getQueryData<OrderList>(orderListKey(WALLET, name)) ?? emptyList(name, 0)
  const names = ['past trigger', 'active trigger'] as const
  await scheduler.waitFor(Promise.all(names.map(read)))
  isFirst = false
  const failed = names.filter((name) => known(name).state.kind === 'failed')
  // As 'Read the rest' does (behaviour 3.8).
  const again = failed.map((name) =>
    client.refetchQueries({ queryKey: orderListKey(WALLET, name) }),
  )
  await scheduler.waitFor(Promise.all(again))
  return { past: known('past trigger'), active: known('active trigger') }
}

describe('lists that change between the pages of one reading (behaviour 3.8, 3.10, 3.11, 3.21)', () => {
  it('each order is there once, as it was seen last; where both are whole, none slipped through', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.integer({ min: 0, max: 32 }),
        fc.integer({ min: 0, max: 32 }),
        fc.array(anyChange, { maxLength: 6 }),
        fc.constantFrom(AT_ONCE_MS, SLOWLY_MS),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
        async (scheduler, activeCount, pastCount, changes, msPerAnswer, failing) => {
          const wallet = changingWallet(activeCount, pastCount, changes)
          const { past, active } = await readBoth(scheduler, wallet, { msPerAnswer, failing })
          const lists = [past, active]
          const seen = [...wallet.seen.values()].filter(({ trades }) => trades.length > 0)
          expect(sorted(ordersOf(lists))).toEqual(sorted(seen))
          if (lists.some(isPartial)) return
          const there = new Set(lists.flatMap(allPages).flatMap(keysOn))
          const missing = [...wallet.everThere].filter((key) => !there.has(key))
          // What closes in the moment in which both lists are answered may be in neither.
          const isOneMoment = msPerAnswer === AT_ONCE_MS && (active.totalPages ?? 0) <= 1
          expect(missing.filter((key) => !isOneMoment || !wallet.closed.has(key))).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
