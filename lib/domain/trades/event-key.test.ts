/** @jest-environment node */
import fc from 'fast-check'
import { eventKeys } from './event-key'
import { orderEvents } from './events-by-date'
import {
  distinctOrders,
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
} from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'

const RUNS = { numRuns: 200 }
const eventsOf = (orders: readonly Order[]) => orderEvents(orders, 'Wallet')

it('the deposit has place 0, trades count from 1 in date order, a return has none', () => {
  const trades = [
    sampleTrade({ confirmedAt: '2026-02-03T00:00:00.000Z' }),
    sampleTrade({ confirmedAt: '2026-02-02T00:00:00.000Z' }),
  ]
  expect(
    eventKeys(eventsOf([sampleRecurring({ orderKey: 'A', trades, inWithdrawn: '1' })])),
  ).toEqual([
    'recurring time A 0',
    'recurring time A 1',
    'recurring time A 2',
    'recurring time A refund',
  ])
})

it('two trades that are alike in everything, and two kinds of order with one key, stay apart', () => {
  const trades = [sampleTrade(), sampleTrade()]
  const orders = [
    sampleRecurring({ orderKey: 'A', trades }),
    sampleTrigger({ orderKey: 'A', trades }),
  ]
  const keys = eventKeys(eventsOf(orders))
  expect(new Set(keys).size).toBe(6)
})

it('every event has a key of its own', () => {
  fc.assert(
    fc.property(distinctOrders, (orders) => {
      const keys = eventKeys(eventsOf(orders))
      expect(new Set(keys).size).toBe(keys.length)
    }),
    RUNS,
  )
})

it('an event keeps its key whatever other orders come in around it', () => {
  fc.assert(
    fc.property(distinctOrders, fc.nat(12), (orders, count) => {
      const keyOf = (some: readonly Order[]) => {
        const events = eventsOf(some)
        const keys = eventKeys(events)
        return new Map(events.map((event, index) => [event, keys[index]]))
      }
      const all = keyOf(orders)
      for (const [event, key] of keyOf(orders.slice(0, count))) expect(all.get(event)).toBe(key)
    }),
    RUNS,
  )
})
