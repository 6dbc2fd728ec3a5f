/** @jest-environment node */
import { parseTriggerOrders } from './orders-page'
import {
  triggerResponse,
  triggerOrderItem,
  triggerTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import { UpstreamError } from '@/lib/upstream/http/http-call'

const parseOne = (change: Record<string, unknown>) =>
  parseTriggerOrders(triggerResponse([triggerOrderItem(change)]), 'past')

it('the documented sample becomes an order with its trade', () => {
  expect(parseOne({})).toEqual({
    totalPages: 1,
    itemCount: 1,
    unreadableOrders: 0,
    keysWithoutTrades: [],
    completedWithoutTrades: [],
    orders: [
      {
        kind: 'trigger',
        orderKey: 'TriggerKey',
        inputMint: 'So11111111111111111111111111111111111111112',
        outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        createdAt: '2026-01-05T08:00:00.000Z',
        updatedAt: '2026-01-06T09:00:00.000Z',
        orderStatus: 'past',
        transactionSignature: '5igopen',
        closingSignature: '4igC1ose',
        deposited: '2',
        remaining: '0.5',
        limitOutput: '400',
        expiredAt: undefined,
        status: 'Cancelled',
        topUps: [],
        refunds: [
          { date: '2026-01-06T09:00:00.000Z', amount: '0.5', transactionSignature: '4igC1ose' },
        ],
        newer: undefined,
        baseUnitMints: [],
        trades: [
          {
            confirmedAt: '2026-01-05T12:00:00.000Z',
            inputMint: 'So11111111111111111111111111111111111111112',
            outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
            inputAmount: '1.5',
            outputAmount: '299.7',
            feeAmount: '0.3',
            transactionSignature: '3igTrade',
          },
        ],
      },
    ],
  })
})

it('an open order has no refund (behaviour 16.1)', () => {
  expect(parseOne({ status: 'Open' }).orders[0]?.refunds).toEqual([])
})

describe('fields in an unusual form', () => {
  it.each([
    ['an unknown status is kept', { status: 'Expired' }, { status: 'Expired' }],
    ['a status is made safe to show', { status: '\u202eOpen\u0000' }, { status: 'Open' }],
    ['a number-typed amount', { makingAmount: 0.000001 }, { deposited: '0.000001' }],
    ['an invalid remainder', { remainingMakingAmount: 'some' }, { remaining: undefined }],
    ['an expiry', { expiredAt: '2026-12-31T00:00:00Z' }, { expiredAt: '2026-12-31T00:00:00.000Z' }],
  ])('%s', (_, change, expected) => {
    expect(parseOne(change)).toMatchObject({ unreadableOrders: 0, orders: [expected] })
  })

  it.each([
    ['null', null],
    ['an invalid createdAt', triggerOrderItem({ createdAt: '2026-13-01T00:00:00Z' })],
    ['a number too large', triggerOrderItem({ makingAmount: 1e300 })],
    ['a status that is no text', triggerOrderItem({ status: 1 })],
  ])('an invalid order is skipped and counted, its neighbors stay: %s', (_, item) => {
    const page = parseTriggerOrders(triggerResponse([item, triggerOrderItem()]), 'active')
    expect(page).toMatchObject({ itemCount: 2, unreadableOrders: 1, keysWithoutTrades: [] })
    expect(page.orders).toMatchObject([{ orderKey: 'TriggerKey', orderStatus: 'active' }])
  })

  it('an order whose only trade has an invalid fee keeps its deposit and its trade (behaviour 7.8)', () => {
    const page = parseOne({ trades: [triggerTradeItem({ feeAmount: undefined })] })
    expect(page).toMatchObject({ unreadableOrders: 0, orders: [{ unreadableTrades: undefined }] })
    expect(page.orders).toMatchObject([
      { deposited: '2', trades: [{ outputAmount: '300', feeAmount: undefined }] },
    ])
  })
})

describe('only orders with at least one trade are kept', () => {
  it.each([
    ['an empty list of trades', []],
    ['null for trades', null],
  ])('of the others only the order keys are kept: %s', (_, trades) => {
    const empty = { orderKey: 'Empty', trades, remainingMakingAmount: '2' }
    const items = [triggerOrderItem(empty), triggerOrderItem()]
    const page = parseTriggerOrders(triggerResponse(items), 'past')
    expect(page.orders.map((order) => order.orderKey)).toEqual(['TriggerKey'])
    expect(page).toMatchObject({
      itemCount: 2,
      unreadableOrders: 0,
      keysWithoutTrades: ['Empty'],
      completedWithoutTrades: [],
    })
  })

  it.each([
    ['Completed', ['TriggerKey']],
    ['Cancelled', []],
  ])('completed orders without a trade are listed (behaviour 2.14): %s', (status, completed) => {
    const page = parseOne({ trades: [], status })
    expect(page.orders).toEqual([])
    expect(page.keysWithoutTrades).toEqual(['TriggerKey'])
    expect(page.completedWithoutTrades).toEqual(completed)
  })

  it.each([
    ['one', [triggerTradeItem({ confirmedAt: '' })]],
    ['two', [triggerTradeItem({ inputAmount: 1e300 }), null]],
  ])('an order with only invalid trades is skipped, too: %s', (_, trades) => {
    expect(parseOne({ trades })).toMatchObject({
      orders: [],
      unreadableOrders: 1,
      keysWithoutTrades: [],
    })
  })
})

describe('the list field', () => {
  it.each([
    ['an answer without the list field', triggerResponse([], { orders: undefined })],
    ['a null list', triggerResponse([], { orders: null })],
    ['HTML instead of JSON', '<html></html>'],
  ])('%s is a fault, never an empty list', (_, text) => {
    expect(() => parseTriggerOrders(text, 'past')).toThrow(
      new UpstreamError({ kind: 'unreadable' }),
    )
  })
})
