/** @jest-environment node */
import fc from 'fast-check'
import {
  allPages,
  emptyList,
  isPartial,
  keysOn,
  type OrderList,
  type OrderListName,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import type { Order, TriggerOrder } from '@/lib/domain/orders/order'
import { testTrade, testTrigger } from '@/lib/domain/testing/test-orders'
import { pageWith } from '@/lib/domain/testing/test-pages'
import { callError } from '@/lib/upstream/jupiter/jupiter-error'
import { statusFault } from '@/lib/upstream/testing/mock-jupiter'
import { loadActiveThenPast } from './load-order-lists'

type Change = {
  beforeAnswer: number
  kind: 'opens' | 'closes' | 'trades' | 'changes' | 'comes first'
  at: number
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  beforeAnswer: fc.nat(12),
  kind: fc.constantFrom('opens', 'closes', 'trades', 'changes', 'comes first'),
  at: fc.nat(40),
})

const sorted = (orders: readonly Order[]) =>
  [...orders].sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1))
const tradesOf = (count: number) => Array.from({ length: count }, () => testTrade())
const ordersOfLength = (name: string, length: number, orderStatus: 'active' | 'past') =>
  Array.from({ length }, (_, index) =>
    testTrigger({
      orderKey: `${name}${index}`,
      orderStatus,
      updatedAt: '',
      trades: tradesOf(index % 3),
    }),
  )

type Counts = { active: number; past: number; perPage: number }

/** Mocks Jupiter. Orders open, close and trade between its responses. Its lists have the newest orders first. */
function changingWallet(counts: Counts, changes: readonly Change[]) {
  const active = ordersOfLength('Active', counts.active, 'active')
  const past = ordersOfLength('Past', counts.past, 'past')
  const everThere = new Set([...active, ...past].map(({ orderKey }) => orderKey))
  /** The last copy of each order that was sent. */
  const seen = new Map<string, TriggerOrder>()
  let answers = 0
  let time = 0

  function apply({ kind, at }: Change) {
    time += 1
    const updatedAt = String(time).padStart(6, '0')
    if (kind === 'opens') {
      const opened = testTrigger({ orderKey: `New${time}`, orderStatus: 'active', trades: [] })
      active.unshift({ ...opened, updatedAt })
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
      active.splice(place, 1)
      past.unshift({ ...order, updatedAt, orderStatus: 'past' })
    }
  }

  function answer(name: string, page: number) {
    for (const change of changes) if (change.beforeAnswer === answers) apply(change)
    answers += 1
    const orders = name === 'active trigger' ? active : past
    const items = orders.slice((page - 1) * counts.perPage, page * counts.perPage)
    for (const item of items) seen.set(item.orderKey, item)
    const sent = {
      itemCount: items.length,
      orders: items.filter(({ trades }) => trades.length > 0),
      keysWithoutTrades: items.flatMap((order) =>
        order.trades.length === 0 ? [order.orderKey] : [],
      ),
    }
    return { totalPages: Math.ceil(orders.length / counts.perPage), sent }
  }
  return { answer, everThere, seen }
}

/** Loads both lists, and once more if they aren't whole. The pages of a list come in any sequence. */
async function loadBoth(
  scheduler: fc.Scheduler,
  wallet: ReturnType<typeof changingWallet>,
  failing: readonly number[],
) {
  let clock = 1_000
  let calls = 0
  const { signal } = new AbortController()
  const now = () => clock
  const loadPage = async (name: OrderListName, page: number) => {
    clock += 1
    calls += 1
    const fails = failing.includes(calls)
    await scheduler.schedule(Promise.resolve(), `${name} ${page}`)
    if (fails) throw callError(statusFault(503).fault, 3, false)
    const { totalPages, sent } = wallet.answer(name, page)
    clock += 1
    return { totalPages, page: pageWith({ page, loadedAtMs: clock, ...sent }) }
  }
  const shared = { loadPage, signal, now }

  let past = emptyList('past trigger', clock)
  let active = emptyList('active trigger', clock)
  const onChange = (list: OrderList) => {
    if (list.name === 'past trigger') past = list
    else active = list
  }

  /** Loads the lists that aren't whole, as 'Load the rest' does (behaviour 3.7). */
  async function load() {
    const isPastAlone = active.state.kind === 'whole'
    if (isPastAlone && past.state.kind === 'whole') return
    const loading = { ...shared, active, past, isPastAlone, onChange }
    await scheduler.waitFor(loadActiveThenPast(loading))
  }
  await load()
  await load()
  return { past, active }
}

it('each order is there once, as it was seen last; if both lists are whole, none is missing (behaviour 3.7, 3.10)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({
        active: fc.integer({ min: 0, max: 32 }),
        past: fc.integer({ min: 0, max: 32 }),
        perPage: fc.constantFrom(5, 10),
      }),
      fc.array(anyChange, { maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
      async (scheduler, counts, changes, failing) => {
        const wallet = changingWallet(counts, changes)
        const { past, active } = await loadBoth(scheduler, wallet, failing)
        const lists = [past, active]
        const there = new Set(lists.flatMap(allPages).flatMap(keysOn))
        const missing = [...wallet.everThere].filter((key) => !there.has(key))
        if (!lists.some(isPartial)) expect(missing).toEqual([])
        const seen = [...wallet.seen.values()].filter(({ trades }) => trades.length > 0)
        expect(sorted(ordersOf(lists))).toEqual(sorted(seen))
      },
    ),
    { numRuns: 300 },
  )
})
