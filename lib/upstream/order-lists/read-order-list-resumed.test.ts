/** @jest-environment node */
import fc from 'fast-check'
import { ordersOf } from '@/lib/domain/order-lists/arriving-orders'
import { emptyList, type OrderList } from '@/lib/domain/order-lists/order-list'
import { isPartial } from '@/lib/domain/order-lists/partial-list'
import type { TriggerOrder } from '@/lib/domain/orders/trigger-order'
import { sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { pageWith } from '@/lib/domain/testing/sample-pages'
import { readOrderList } from './read-order-list'
import { statusFault } from '@/lib/upstream/testing/stand-in-jupiter'
import { JupiterCallError } from '@/lib/upstream/jupiter/jupiter-errors'

const PAGE = 10
type ListName = 'past trigger' | 'active trigger'

/** A service whose list can be changed between two readings; `clock` tells the pages' times. */
function changingList(orders: TriggerOrder[]) {
  let clock = 0
  const asked: number[] = []
  let changeAfter = Infinity
  let change = () => {}
  const afterCalls = (count: number, changeNow: () => void) => {
    changeAfter = asked.length + count
    change = changeNow
  }
  const read = (from: OrderList, stopAfter = Infinity, failingPages: readonly number[] = []) => {
    const stop = new AbortController()
    clock += 1_000
    let pagesRead = 0
    return readOrderList({
      from,
      startedAtMs: clock,
      readPage: async (_, page) => {
        if (pagesRead >= stopAfter) stop.abort()
        stop.signal.throwIfAborted()
        if (asked.length === changeAfter) change()
        pagesRead += 1
        asked.push(page)
        if (failingPages.includes(page))
          throw new JupiterCallError(statusFault(503).fault, 3, false)
        const items = orders.slice((page - 1) * PAGE, page * PAGE)
        const totalPages = Math.ceil(orders.length / PAGE)
        clock += 1
        return {
          totalPages,
          page: pageWith({ page, readAtMs: clock, itemCount: items.length, orders: items }),
        }
      },
      onChange: () => {},
      signal: stop.signal,
    })
  }
  return { orders, read, asked, afterCalls }
}

const order = (orderKey: string, trades: number, status = 'Open') =>
  sampleTrigger({ orderKey, status, trades: Array.from({ length: trades }, () => sampleTrade()) })
const ordersOfLength = (length: number) =>
  Array.from({ length }, (_, index) => order(`Key${index}`, 1))
const empty = (name: ListName) => emptyList(name, 0)
const byKey = (orders: readonly { orderKey: string }[]) =>
  orders.map(({ orderKey }) => orderKey).sort()

describe('Read the rest after a list changed (behaviour 3.8)', () => {
  it.each([
    ['more trades', { trades: [sampleTrade(), sampleTrade(), sampleTrade(), sampleTrade()] }],
    ['another status', { status: 'Cancelled' }],
    ['a later updatedAt', { updatedAt: '2026-03-01T00:00:00.000Z' }],
  ])('an order of page 1 that has %s is taken, and all pages are read anew', async (_, change) => {
    const service = changingList(ordersOfLength(25))
    const stopped = await service.read(empty('past trigger'), 1)
    expect(stopped).toMatchObject({ state: { kind: 'stopped' }, pages: [{ page: 1 }] })
    service.orders[3] = sampleTrigger({ ...service.orders[3], ...change })
    const list = await service.read(stopped)
    expect(list).toMatchObject({ state: { kind: 'whole' }, otherPages: [], departed: [] })
    expect(ordersOf([list])).toContainEqual(service.orders[3])
  })

  it('where nothing changed the age of page 1 is the new one', async () => {
    const service = changingList(ordersOfLength(25))
    const stopped = await service.read(empty('past trigger'), 2)
    const list = await service.read(stopped)
    expect(service.asked).toEqual([1, 2, 1, 3])
    const before = stopped.pages.find(({ page }) => page === 1)?.readAtMs ?? 0
    expect(list.pages.find(({ page }) => page === 1)?.readAtMs).toBeGreaterThan(before)
  })

  it.each<[ListName, number[]]>([
    ['past trigger', [1, 2, 1, 3]],
    ['active trigger', [1, 2, 1, 2, 3]],
  ])('of the %s orders it asks for the pages %j', async (name, expected) => {
    const service = changingList(ordersOfLength(25))
    await service.read(await service.read(empty(name), 2))
    expect(service.asked).toEqual(expected)
  })

  it.each<[ListName, number[]]>([
    ['past trigger', [1, 2, 3, 4, 1, 5]],
    ['active trigger', [1, 2, 3, 4, 1, 2, 3, 4, 5]],
  ])('of four pages of the %s orders too: %j', async (name, expected) => {
    const service = changingList(ordersOfLength(45))
    await service.read(await service.read(empty(name), 4))
    expect(service.asked).toEqual(expected)
  })

  it('past a page that failed it looks at the last one that was read, too', async () => {
    const service = changingList(ordersOfLength(35))
    const failed = await service.read(empty('past trigger'), Infinity, [3])
    service.orders.splice(25, 0, order('New', 1))
    const list = await service.read(failed)
    expect(service.asked).toEqual([1, 2, 3, 4, 1, 3, 4])
    expect(byKey(ordersOf([list]))).toEqual(byKey(service.orders))
  })

  it.each<[ListName, number[]]>([
    ['past trigger', [1, 3, 4]],
    ['active trigger', [1, 2, 3, 4]],
  ])(
    'after a missing page of the %s orders the last one is read anew: %j',
    async (name, expected) => {
      const service = changingList(ordersOfLength(35))
      const failed = await service.read(empty(name), Infinity, [3])
      const since = service.asked.length
      const list = await service.read(failed)
      expect(service.asked.slice(since)).toEqual(expected)
      expect(list.state).toEqual({ kind: 'whole' })
    },
  )

  it.each<[ListName, number]>([
    ['past trigger', 1],
    ['active trigger', 2],
  ])(
    'an order that joins the %s orders while the missing page is asked for',
    async (name, calls) => {
      const service = changingList(ordersOfLength(35))
      const failed = await service.read(empty(name), Infinity, [3])
      service.afterCalls(calls, () => service.orders.splice(20, 0, order('New', 1)))
      const list = await service.read(failed)
      expect(list.state).toEqual({ kind: 'whole' })
      expect(byKey(ordersOf([list]))).toEqual(byKey(service.orders))
    },
  )

  it('an order that left the last page, which is read anew after a missing one, is not lost', async () => {
    const service = changingList(ordersOfLength(32))
    const failed = await service.read(empty('active trigger'), Infinity, [2])
    service.orders.splice(30, 1)
    const list = await service.read(failed)
    expect(list.departed.flatMap(({ orders }) => byKey(orders))).toEqual(['Key30'])
  })

  it('an order that left and one that came before the last page that was read', async () => {
    const service = changingList(ordersOfLength(45))
    const stopped = await service.read(empty('active trigger'), 4)
    service.orders.splice(12, 1)
    service.orders.splice(18, 0, order('New', 1))
    const list = await service.read(stopped)
    expect(byKey(ordersOf([list]))).toEqual(byKey([...service.orders, order('Key12', 1)]))
    expect(list.departed.flatMap(({ orders }) => byKey(orders))).toEqual(['Key12'])
  })

  it('an order that slid to a page that was read is not lost', async () => {
    const service = changingList(ordersOfLength(45))
    const stopped = await service.read(empty('active trigger'), 3)
    service.orders.splice(15, 1)
    const list = await service.read(stopped)
    expect(byKey(ordersOf([list]))).toContain('Key30')
    expect(list.departed.flatMap(({ orders }) => byKey(orders))).toEqual(['Key15'])
    expect(isPartial(list)).toBe(true)
  })

  const anyChange = fc.record({
    newerAt: fc.array(fc.nat(60), { maxLength: 4 }),
    insertedAt: fc.array(fc.nat(60), { maxLength: 3 }),
    removedAt: fc.array(fc.nat(60), { maxLength: 3 }),
  })

  it.each<[ListName]>([['past trigger'], ['active trigger']])(
    'wherever the list of %s orders changed, the result is whole, and newest where it was read',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 48 }),
          fc.nat(6),
          anyChange,
          fc.array(fc.integer({ min: 2, max: 5 }), { maxLength: 2 }),
          async (length, stopAfter, { newerAt, insertedAt, removedAt }, failingPages) => {
            const service = changingList(ordersOfLength(length))
            const { orders } = service
            const known = await service.read(empty(name), stopAfter, failingPages)
            const before = ordersOf([known])
            for (const at of newerAt) {
              const place = at % orders.length
              const changed = orders[place]
              if (changed) orders[place] = order(changed.orderKey, 3, 'Completed')
            }
            // Orders leave active lists only; new ones come anywhere.
            const removed = name === 'active trigger' ? removedAt : []
            for (const at of removed) if (orders.length > 1) orders.splice(at % orders.length, 1)
            insertedAt.forEach((at, index) =>
              orders.splice(at % (orders.length + 1), 0, order(`New${index}`, 1)),
            )
            const since = service.asked.length
            const list = await service.read(known)
            const result = ordersOf([list])
            expect(list.state).toEqual({ kind: 'whole' })
            expect(byKey(result)).toEqual(expect.arrayContaining(byKey(orders)))
            expect(byKey(result)).toEqual(expect.arrayContaining(byKey(before)))
            const pagesRead = new Set(service.asked.slice(since))
            const reread = [...pagesRead].flatMap((page) =>
              orders.slice((page - 1) * PAGE, page * PAGE),
            )
            expect(result).toEqual(expect.arrayContaining(reread))
            const gone = byKey(before).filter((key) => !byKey(orders).includes(key))
            const departed = list.departed.flatMap((page) => byKey(page.orders))
            expect(departed.sort()).toEqual(gone)
          },
        ),
        { numRuns: 200 },
      )
    },
  )
})
