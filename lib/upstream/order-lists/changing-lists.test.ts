/** @jest-environment node */
import fc from 'fast-check'
import { ordersOf } from '@/lib/domain/order-lists/merge-lists'
import {
  allPages,
  emptyList,
  keysOn,
  type OrderList,
  type OrderListName,
  type OrderPage,
} from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import type { Order, TriggerOrder } from '@/lib/domain/orders/order'
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { pageWith } from '@/lib/domain/testing/sample-pages'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-limit'
import { statusFault } from '@/lib/upstream/testing/mock-jupiter'
import { loadOrderList } from './load-order-list'

/** Within 15 seconds both lists are asked together (behaviour 3.10), or with a minute's window between. */
const AT_ONCE_MS = 1
const SLOWLY_MS = 20_000

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

type Counts = { active: number; past: number; perPage: number }

/** Jupiter, newest orders first, while a wallet's orders open, close and trade between its answers. */
function changingWallet(counts: Counts, changes: readonly Change[]) {
  const active = ordersOfLength('Active', counts.active, 'active')
  const past = ordersOfLength('Past', counts.past, 'history')
  const everThere = new Set([...active, ...past].map(({ orderKey }) => orderKey))
  /** The newest copy of each order that was ever sent. */
  const seen = new Map<string, TriggerOrder>()
  const closed = new Set<string>()
  let answers = 0
  let time = 0

  function apply({ kind, at }: Change) {
    time += 1
    const updatedAt = String(time).padStart(6, '0')
    if (kind === 'opens') {
      const opened = sampleTrigger({ orderKey: `New${time}`, orderStatus: 'active', trades: [] })
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
      closed.add(order.orderKey)
      active.splice(place, 1)
      past.unshift({ ...order, updatedAt, orderStatus: 'history' })
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
  return { answer, everThere, closed, seen }
}

/** Loads both lists side by side, and again if calls failed; their answers come in any order. */
async function loadBoth(
  scheduler: fc.Scheduler,
  wallet: ReturnType<typeof changingWallet>,
  { msPerAnswer, failing }: { msPerAnswer: number; failing: readonly number[] },
) {
  let clock = 1_000
  let calls = 0
  const { signal } = new AbortController()
  const now = () => clock
  const loadPage = async (name: OrderListName, page: number) => {
    clock += msPerAnswer
    calls += 1
    const fails = failing.includes(calls)
    await scheduler.schedule(Promise.resolve(), `${name} ${page}`)
    if (fails) throw new JupiterCallError(statusFault(503).fault, 3, false)
    const { totalPages, sent } = wallet.answer(name, page)
    clock += msPerAnswer
    return { totalPages, page: pageWith({ page, loadedAtMs: clock, ...sent }) }
  }
  const shared = {
    loadPage: (name: OrderListName, _: string, page: number) => loadPage(name, page),
    onChange: () => {},
    signal,
    now,
  }

  /** Loads what is not whole, as 'Load the rest' does (behaviour 3.7). */
  async function load(from: { past: OrderList; active: OrderList }) {
    const isWhole = (list: OrderList) => list.state.kind === 'whole'
    const added: OrderPage[] = []
    const loadPast = async () =>
      isWhole(from.past) ? from.past : loadOrderList({ ...shared, from: from.past })
    const loadingPast = loadPast()
    const withAdded = (list: OrderList) => ({
      ...list,
      otherPages: [...list.otherPages, ...added],
    })
    const pastList = {
      loaded: async () => withAdded(await loadingPast),
      addPages: (pages: readonly OrderPage[]) => void added.push(...pages),
    }
    const loadActive = async () =>
      isWhole(from.active)
        ? from.active
        : loadOrderList({ ...shared, from: from.active, past: pastList })
    const [past, active] = await scheduler.waitFor(Promise.all([loadingPast, loadActive()]))
    return { past: withAdded(past), active }
  }

  const first = await load({
    past: emptyList('past trigger', clock),
    active: emptyList('active trigger', clock),
  })
  return load(first)
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
      fc.constantFrom(AT_ONCE_MS, SLOWLY_MS),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
      async (scheduler, counts, changes, msPerAnswer, failing) => {
        const wallet = changingWallet(counts, changes)
        const { past, active } = await loadBoth(scheduler, wallet, { msPerAnswer, failing })
        const lists = [past, active]
        const there = new Set(lists.flatMap(allPages).flatMap(keysOn))
        const missing = [...wallet.everThere].filter((key) => !there.has(key))
        // What closes in the moment in which both lists are answered may be in neither.
        const isOneMoment = msPerAnswer === AT_ONCE_MS && (active.totalPages ?? 0) <= 1
        const isExcused = (key: string) => isOneMoment && wallet.closed.has(key)
        if (!lists.some(isPartial)) expect(missing.filter((key) => !isExcused(key))).toEqual([])
        const seen = [...wallet.seen.values()].filter(
          ({ orderKey, trades }) => trades.length > 0 && !isExcused(orderKey),
        )
        const shown = ordersOf(lists).filter(({ orderKey }) => !isExcused(orderKey))
        expect(sorted(shown)).toEqual(sorted(seen))
      },
    ),
    { numRuns: 300 },
  )
})
