/** @jest-environment node */
import fc from 'fast-check'
import type { OrderListName } from '@/lib/domain/order-lists/order-list'
import { fetchNewerPage } from '@/lib/upstream/newer-orders/newer-calls'
import { mockJupiter } from '@/lib/upstream/testing/mock-jupiter'
import {
  recurringOrderItem,
  recurringResponse,
  recurringTradeItem,
  triggerOrderItem,
  triggerResponse,
  triggerTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import {
  answer,
  deposit,
  fill,
  recurring,
  round,
  trigger,
  triggerDeposit,
  withdrawal,
} from '@/lib/upstream/testing/test-newer-responses'
import { fetchOrderPage } from './fetch-order-page'

const NOW = '2026-11-21T12:00:00.000Z'

/** Loads a page whose only order is this item. */
async function loadOne(name: OrderListName, item: unknown, nowMs = Date.parse(NOW)) {
  const isTrigger = name === 'past trigger'
  const isNewer = name.includes('newer')
  const old = isTrigger ? triggerResponse([item]) : recurringResponse([item])
  const { calls } = mockJupiter(async () => (isNewer ? answer([item]) : old))
  const request = { name, userAddress: 'Wallet', page: 1, signal: new AbortController().signal }
  const { page } = isNewer
    ? await fetchNewerPage(calls, { ...request, token: 'T' }, () => nowMs)
    : await fetchOrderPage(calls, { ...request }, () => nowMs)
  return page
}

const fillAt = (confirmedAt: string) => recurringTradeItem({ confirmedAt })
const topUpAt = (confirmedAt: string) =>
  recurringTradeItem({ action: 'Deposit', outputMint: '', inputAmount: '1', confirmedAt })
const roundAt = (timestamp: string) => ({ ...round, timestamp })

/** Items of every list with a date that a test chooses, and what is left of them if it is invalid. */
const rowsAt: [string, OrderListName, (date: string) => unknown, object][] = [
  [
    'a trade',
    'past recurring',
    (date) => recurringOrderItem({ trades: [recurringTradeItem(), fillAt(date)] }),
    { trades: [{ confirmedAt: '2026-02-02T10:00:03.000Z' }] },
  ],
  [
    'a top-up',
    'past recurring',
    (date) => recurringOrderItem({ trades: [recurringTradeItem(), topUpAt(date)] }),
    { trades: [{}], topUps: [], deposited: '100' },
  ],
  [
    'the last update, which is the time of the refund',
    'past recurring',
    (updatedAt) => recurringOrderItem({ updatedAt }),
    { updatedAt: '', refunds: [], refunded: '50' },
  ],
  [
    'a trade of a trigger',
    'past trigger',
    (date) => {
      const trades = [triggerTradeItem(), triggerTradeItem({ confirmedAt: date })]
      return triggerOrderItem({ trades })
    },
    { trades: [{ confirmedAt: '2026-01-05T12:00:00.000Z' }] },
  ],
  [
    'a round',
    'past newer recurring',
    (date) => ({ ...recurring, events: [deposit, round, roundAt(date)] }),
    { trades: [{}] },
  ],
  [
    'a later deposit',
    'past newer recurring',
    (timestamp) => ({ ...recurring, events: [deposit, { ...deposit, timestamp }] }),
    {},
  ],
  [
    'a withdrawal',
    'past newer recurring',
    (timestamp) => ({
      ...recurring,
      events: [deposit, round, withdrawal({ amount: '5', timestamp })],
    }),
    { trades: [{}], refunds: [] },
  ],
  [
    'a fill of a newer trigger',
    'past newer trigger',
    (timestamp) => ({ ...trigger, events: [triggerDeposit, fill, { ...fill, timestamp }] }),
    { trades: [{}] },
  ],
]

/** Items that are skipped as a whole if their date is invalid. */
const ordersAt: [string, OrderListName, (date: string) => unknown][] = [
  ['a recurring order', 'past recurring', (createdAt) => recurringOrderItem({ createdAt })],
  ['a trigger', 'past trigger', (createdAt) => triggerOrderItem({ createdAt })],
  [
    'a trigger by its only trade',
    'past trigger',
    (date) => triggerOrderItem({ trades: [triggerTradeItem({ confirmedAt: date })] }),
  ],
  [
    'a newer recurring order without a deposit',
    'past newer recurring',
    (createdAt) => ({ ...recurring, createdAt, events: null }),
  ],
]

const INVALID = [
  '0001-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '2019-12-31T23:59:59.999Z',
  '2026-11-22T12:00:00.001Z',
  '9999-12-31T23:59:59Z',
]
const VALID = ['2020-01-01T00:00:00Z', NOW, '2026-11-22T12:00:00Z']

describe('a date before 2020 or more than a day after now is invalid data (behaviour 3.13)', () => {
  describe.each(rowsAt)('%s (%s)', (_, name, itemAt, left) => {
    it.each(INVALID)('%s: it is skipped and counted', async (date) => {
      const page = await loadOne(name, itemAt(date))
      expect(page).toMatchObject({
        unreadableOrders: 0,
        orders: [{ ...left, unreadableTrades: 1 }],
      })
    })

    it.each(VALID)('%s: it stays', async (date) => {
      const page = await loadOne(name, itemAt(date))
      expect([page.orders.length, page.orders[0]?.unreadableTrades]).toEqual([1, undefined])
    })
  })

  describe.each(ordersAt)('%s (%s)', (_, name, itemAt) => {
    it.each(INVALID)('%s: the order is skipped and counted', async (date) => {
      const page = await loadOne(name, itemAt(date))
      expect(page).toMatchObject({ orders: [], unreadableOrders: 1, keysWithoutTrades: [] })
    })

    it.each(VALID)('%s: the order stays', async (date) => {
      expect(await loadOne(name, itemAt(date))).toMatchObject({ orders: [{}], unreadableOrders: 0 })
    })
  })

  it('an expiry may be at any time', async () => {
    const item = triggerOrderItem({ expiredAt: '9999-12-31T23:59:59Z' })
    expect((await loadOne('past trigger', item)).unreadableOrders).toBe(0)
  })

  it('whatever the dates are, none that is left is outside of these times, and nothing is lost uncounted', async () => {
    const anyDate = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    const anyText = anyDate.map((date) => date.toISOString())
    await fc.assert(
      fc.asyncProperty(anyText, fc.array(anyText), anyDate, async (createdAt, dates, now) => {
        const item = recurringOrderItem({ createdAt, closeTx: '', trades: dates.map(fillAt) })
        const { orders, unreadableOrders } = await loadOne('past recurring', item, now.getTime())
        expect(orders.length + unreadableOrders).toBe(1)
        for (const { trades, unreadableTrades = 0, ...order } of orders) {
          expect(trades.length + unreadableTrades).toBe(dates.length)
          for (const date of [order.createdAt, ...trades.map((trade) => trade.confirmedAt)]) {
            expect(Date.parse(date)).toBeGreaterThanOrEqual(Date.UTC(2020, 0, 1))
            expect(Date.parse(date)).toBeLessThanOrEqual(now.getTime() + 86_400_000)
          }
        }
      }),
    )
  })
})
