/** @jest-environment node */
import { parseRecurringOrders } from './orders-page'
import {
  recurringResponse,
  recurringOrderItem,
  recurringTradeItem,
} from '@/lib/upstream/testing/test-jupiter-responses'
import { UpstreamError } from '@/lib/upstream/http/http-call'

const parseOne = (change: Record<string, unknown>) =>
  parseRecurringOrders(recurringResponse([recurringOrderItem(change)]), 'past')

it('the documented sample becomes an order with its trade', () => {
  expect(parseOne({})).toEqual({
    totalPages: 2,
    itemCount: 1,
    unreadableOrders: 0,
    keysWithoutTrades: [],
    completedWithoutTrades: [],
    orders: [
      {
        kind: 'recurring',
        recurringType: 'time',
        orderKey: 'RecurringKey',
        inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        outputMint: 'So11111111111111111111111111111111111111112',
        createdAt: '2026-02-01T10:00:00.000Z',
        updatedAt: '2026-02-03T10:00:05.000Z',
        orderStatus: 'past',
        transactionSignature: '5igopen',
        closingSignature: '4igC1ose',
        deposited: '100',
        used: '50',
        refunded: '50',
        received: '0.3',
        perCycle: '25',
        minOutput: undefined,
        maxOutput: undefined,
        everySeconds: 86_400,
        closedBy: 'owner',
        lostTrades: false,
        topUps: [],
        refunds: [
          { date: '2026-02-03T10:00:05.000Z', amount: '50', transactionSignature: '4igC1ose' },
        ],
        status: undefined,
        newer: undefined,
        baseUnitMints: [],
        trades: [
          {
            confirmedAt: '2026-02-02T10:00:03.000Z',
            inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
            outputMint: 'So11111111111111111111111111111111111111112',
            inputAmount: '25',
            outputAmount: '0.14985',
            feeAmount: '0.00015',
            transactionSignature: '3igTrade',
          },
        ],
      },
    ],
  })
})

describe('the fields of an order (behaviour 3.13)', () => {
  const BY_PRICE = { recurringType: 'price', userClosed: undefined }

  it.each([
    ['a number-typed deposit', { inDeposited: 1e-9 }, { deposited: '0.000000001' }],
    ['closeTx null', { closeTx: null }, { closingSignature: '' }],
    ['an invalid closeTx', { closeTx: 5 }, { closingSignature: '' }],
    ['missing inWithdrawn', { inWithdrawn: undefined }, { refunded: undefined }],
    ['an invalid inUsed', { inUsed: 'some' }, { used: undefined }],
    ['missing openTx', { openTx: undefined }, { transactionSignature: '' }],
    ['an invalid updatedAt', { updatedAt: 'today' }, { updatedAt: '' }],
    ['a price order', { recurringType: 'price' }, { recurringType: 'price' }],
    ['no type, with cycleFrequency', { recurringType: null }, { recurringType: 'time' }],
    [
      'no type, without cycleFrequency',
      { recurringType: undefined, cycleFrequency: undefined },
      { recurringType: 'price' },
    ],
    ['the cycle as a number', { cycleFrequency: 3600 }, { everySeconds: 3600 }],
    ['a cycle of 0', { cycleFrequency: '0' }, { everySeconds: undefined }],
    ['a cycle of half a second', { cycleFrequency: 0.5 }, { everySeconds: undefined }],
    [
      'bounds, where 0 means none',
      { minOutAmount: '0.15', maxOutAmount: '0.000' },
      { minOutput: '0.15', maxOutput: undefined },
    ],
    [
      'by price: the dollars of a cycle',
      { ...BY_PRICE, incrementalUsdValue: '30', orderInterval: '3600' },
      { perCycle: undefined, usdPerCycle: '30', everySeconds: 3600 },
    ],
    ['closed by its owner', { userClosed: true, closeTx: '' }, { closedBy: 'owner' }],
    ['closed by Jupiter', { userClosed: false }, { closedBy: 'Jupiter' }],
    ['still open', { userClosed: false, closeTx: '' }, { closedBy: undefined }],
    ['closed, no name given', { userClosed: undefined }, { closedBy: undefined }],
    [
      'by price: closed by its owner',
      { ...BY_PRICE, closedBy: 'MadeUpWa11et' },
      { closedBy: 'owner' },
    ],
    [
      'by price: closed by another address',
      { ...BY_PRICE, closedBy: 'MadeUpKeeper' },
      { closedBy: 'Jupiter' },
    ],
    ['by price: closed, no name given', { ...BY_PRICE, closedBy: '' }, { closedBy: undefined }],
  ])('%s', (_, change, expected) => {
    const { orders, unreadableOrders } = parseOne(change)
    expect([orders, unreadableOrders]).toEqual([[{ ...orders[0], ...expected }], 0])
  })

  it.each([
    ['null', null],
    ['an invalid createdAt', recurringOrderItem({ createdAt: 'yesterday' })],
    ['a number too large', recurringOrderItem({ inDeposited: 1e300 })],
    ['an unknown recurringType', recurringOrderItem({ recurringType: 'volume' })],
    ['trades that are no list', recurringOrderItem({ trades: 'none' })],
  ])('an invalid order is skipped and counted, its neighbors stay: %s', (_, item) => {
    const page = parseRecurringOrders(
      recurringResponse([recurringOrderItem({ orderKey: 'A' }), item, recurringOrderItem()]),
      'active',
    )
    expect(page).toMatchObject({ itemCount: 3, unreadableOrders: 1 })
    expect(page.orders.map((order) => order.orderKey)).toEqual(['A', 'RecurringKey'])
  })

  it('an invalid trade is counted, the others stay', () => {
    const trades = [recurringTradeItem(), recurringTradeItem({ txId: 5 }), recurringTradeItem()]
    const page = parseOne({ trades })
    expect(page).toMatchObject({ unreadableOrders: 0, orders: [{ unreadableTrades: 1 }] })
    expect(page.orders[0]?.trades).toHaveLength(2)
  })
})

describe('an order that reports output but no trades lost them', () => {
  it.each([
    ['outReceived and no trades', { trades: [] }, true],
    ['only outReceived', { trades: [], outReceived: '0.1', outWithdrawn: '0' }, true],
    ['only outWithdrawn', { trades: [], outReceived: '0' }, true],
    ['no output at all', { trades: [], outReceived: '0', outWithdrawn: '0.000' }, false],
    ['output and trades', {}, false],
    ['a trade with invalid data', { trades: [recurringTradeItem({ outputAmount: '-2' })] }, false],
  ])('%s', (_, change, lostTrades) => {
    expect(parseOne(change).orders).toMatchObject([{ lostTrades }])
  })
})

describe('the list fields', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((orderKey) => recurringOrderItem({ orderKey }))

  it.each([
    ['all', [a, b], {}, ['A', 'B']],
    ['time alone', undefined, { time: [a] }, ['A']],
    ['price alone', undefined, { price: [b] }, ['B']],
    ['all three, unused ones empty', [a], { time: [], price: null }, ['A']],
    ['all three', [a], { time: [b], price: [c] }, ['A', 'B', 'C']],
  ])('are parsed: %s', (_, orders, change, expected) => {
    const page = parseRecurringOrders(recurringResponse(orders, change), 'past')
    expect(page.orders.map((order) => order.orderKey)).toEqual(expected)
  })

  it.each([
    ['an answer without any list field', recurringResponse(undefined)],
    ['a list field that is no list', recurringResponse('none')],
    ['no totalPages', recurringResponse([a], { totalPages: undefined })],
    ...[0, '0', -1, 0.5, 'many', '', 1e9, [], {}].map((totalPages): [string, string] => [
      `totalPages ${JSON.stringify(totalPages)}`,
      recurringResponse([a], { totalPages }),
    ]),
    ['HTML instead of JSON', '<!doctype html><title>502</title>'],
    ['JSON that is cut off', recurringResponse([a]).slice(0, -2)],
  ])('%s is a fault, never an empty list', (_, text) => {
    expect(() => parseRecurringOrders(text, 'past')).toThrow(
      new UpstreamError({ kind: 'unreadable' }),
    )
  })
})

it.each([undefined, null])('an empty list needs no count: %s (behaviour 3.13)', (totalPages) => {
  const page = parseRecurringOrders(recurringResponse([], { totalPages }), 'past')
  expect(page).toMatchObject({ totalPages: 0, itemCount: 0, orders: [] })
})

describe('the refund of a closed order (behaviour 16.1)', () => {
  it.each([
    ['the smallest amount', { inWithdrawn: '0.000000001' }, '0.000000001'],
    ['nothing', { inWithdrawn: '0.000' }, undefined],
    ['an amount that is unknown', { inWithdrawn: undefined }, undefined],
    ['no closing transaction', { closeTx: '' }, undefined],
    ['no date', { updatedAt: undefined }, undefined],
  ])('%s', (_, change, amount) => {
    expect(parseOne(change).orders[0]?.refunds[0]?.amount).toBe(amount)
  })

  it('an active order has none', () => {
    const answer = recurringResponse([recurringOrderItem()])
    expect(parseRecurringOrders(answer, 'active').orders[0]?.refunds).toEqual([])
  })
})
