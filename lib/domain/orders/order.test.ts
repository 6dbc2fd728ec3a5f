/** @jest-environment node */
import fc from 'fast-check'
import {
  amountOf,
  groupByPair,
  groupedBy,
  isOpen,
  type Order,
  orderId,
  orderSchema,
  orderSection,
  orderState,
  orderType,
  pairIdOf,
  tradesBack,
} from './order'
import {
  anyOrder,
  testRecurring,
  testRefunds,
  testTrade,
  testTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/test-orders'

const newer = { yieldAmount: '0.01', failedRounds: 1, rescheduledRounds: 2 }
const refunds = testRefunds('1')

describe('an order that the browser stored', () => {
  it.each([
    ['of any kind', anyOrder],
    ['of Jupiter’s newer system', fc.constant(testRecurring({ newer, refunds }))],
    ['with top-ups', fc.constant(testRecurring({ topUps: refunds }))],
    ['without fields that Jupiter may omit', fc.constant(testTrigger({ closingSignature: '' }))],
  ])('%s comes back as it was', (_, orders) => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(orderSchema.parse(JSON.parse(JSON.stringify(order)))).toEqual(order)
      }),
    )
  })

  const recurring = testRecurring({ trades: [testTrade()], refunds, newer })
  const wrong = (value: unknown, ...fields: string[]) => fields.map((field) => [field, value])
  const [times, keys] = [
    ['2026-02-01', ' 2026-02-01T10:00:00.000Z', '2026-02-01T10:00:00.000Z '],
    ['', 'K'.repeat(129), 'a key', ' Key', 'Key ', '7xKX…gAsU', 'Ключ', '0rder'],
  ]
  it.each([
    ...wrong(-1, 'everySeconds'),
    ...wrong('1e3', 'deposited', 'used', 'refunded', 'received', 'perCycle'),
    ...wrong('1e3', 'usdPerCycle', 'minOutput', 'maxOutput'),
    ...wrong(
      'other',
      'kind',
      'recurringType',
      'orderStatus',
      'closedBy',
      'updatedAt',
      'lostTrades',
    ),
    ...wrong({ ...newer, failedRounds: -1 }, 'newer'),
    ...wrong({ ...newer, rescheduledRounds: 0.5 }, 'newer'),
    ...wrong({ ...newer, yieldAmount: '' }, 'newer'),
    ...wrong([{ ...refunds[0], amount: '-' }], 'refunds', 'topUps'),
    ...wrong([{ ...testTrade(), outputAmount: '-' }], 'trades'),
    ...wrong([{ ...testTrade(), confirmedAt: 'now' }], 'trades'),
    ...wrong(['a mint'], 'baseUnitMints'),
    ...times.flatMap((time) => wrong(time, 'createdAt', 'updatedAt')),
    ...keys.flatMap((key) => wrong(key, 'orderKey', 'inputMint', 'outputMint')),
    ...keys.slice(1).flatMap((key) => wrong(key, 'transactionSignature', 'closingSignature')),
  ])('is refused with %s %j', (field, value) => {
    const stored = { ...recurring, [String(field)]: value }
    expect(orderSchema.safeParse(stored).success).toBe(false)
  })
})

it('the section of an older order is its type; that of a newer order is ‘newer’ and its kind', () => {
  expect(orderSection(testRecurring({ recurringType: 'price' }))).toBe('recurring price')
  expect(orderSection(testTrigger({ newer }))).toBe('newer trigger')
})

it('two orders of different kinds can have the same order key', () => {
  expect(orderId(testRecurring({ orderKey: 'Key' }))).not.toBe(
    orderId(testTrigger({ orderKey: 'Key' })),
  )
})

it('only the amounts of a mint without known decimals are in base units (behaviour 25.14)', () => {
  const order = testTrigger({ baseUnitMints: [SOL] })
  expect(amountOf(order, SOL, '5')).toEqual({ amount: '5', adjustedForDecimals: false })
  expect(amountOf(order, USDC, '5')).toEqual({ amount: '5', adjustedForDecimals: true })
})

it.each([
  ['none', [], false],
  ['one that buys', [USDC], false],
  ['one that buys and one that trades back', [USDC, SOL], true],
])('an order trades back if one of its trades buys its input: %s', (_, outputs, expected) => {
  const trades = outputs.map((outputMint) => testTrade({ outputMint }))
  expect(tradesBack(testTrigger({ inputMint: SOL, trades }))).toBe(expected)
})

describe('the type of an order, in the words of behaviour 9.1', () => {
  it.each([
    ['recurring time', testRecurring({ recurringType: 'time' })],
    ['recurring price', testRecurring({ recurringType: 'price' })],
    ['trigger', testTrigger()],
  ])('%s', (type, order) => {
    expect(orderType(order)).toBe(type)
  })
})

describe('a recurring order is open in the active list, a trigger by its status (behaviour 2.6)', () => {
  it.each([
    ['a recurring one in the active list', testRecurring({ orderStatus: 'active' }), true],
    ['a past recurring one', testRecurring({ orderStatus: 'past' }), false],
    ['a trigger by its status', testTrigger({ status: 'Open', orderStatus: 'past' }), true],
    ['a completed trigger', testTrigger({ status: 'Completed', orderStatus: 'active' }), false],
    ['a trigger with another status', testTrigger({ status: 'open' }), false],
  ])('%s', (_, order, expected) => {
    expect(isOpen(order)).toBe(expected)
  })
})

describe('the deposited amount', () => {
  it.each([
    ['of a recurring order is deposited', testRecurring({ deposited: '100.50' }), '100.50'],
    ['of a trigger order is deposited', testTrigger({ deposited: '2.0' }), '2.0'],
  ])('%s', (_, order, expected) => {
    expect(order.deposited).toBe(expected)
  })
})

const early = testRecurring({ orderKey: 'Early', createdAt: '2026-01-01T00:00:00.000Z' })
const late = testRecurring({ orderKey: 'Late', createdAt: '2026-01-02T00:00:00.000Z' })
const otherWay = testRecurring({ orderKey: 'OtherWay', inputMint: SOL, outputMint: USDC })
const byPrice = testRecurring({ orderKey: 'ByPrice', recurringType: 'price' })
const trigger = testTrigger({ orderKey: 'Trigger', inputMint: USDC, outputMint: SOL })
const mixedOrders = [late, trigger, otherWay, byPrice, early]

describe('orders are grouped by pair', () => {
  it('a pair has the orders of one section with the same two mints, in the given sequence', () => {
    const section = 'recurring time'
    expect(groupByPair([late, otherWay, early])).toEqual([
      { pairId: pairIdOf(late), section, inputMint: USDC, outputMint: SOL, orders: [late, early] },
      {
        pairId: pairIdOf(otherWay),
        section,
        inputMint: SOL,
        outputMint: USDC,
        orders: [otherWay],
      },
    ])
  })

  it.each([
    ['recurring price', byPrice],
    ['trigger', trigger],
  ] as const)('the same mints in another section are a separate pair: %s', (type, order) => {
    const pairs = groupByPair(mixedOrders).filter(({ section }) => section === type)
    expect(pairs.map((pair) => pair.orders)).toEqual([[order]])
    expect(pairIdOf(order)).not.toBe(pairIdOf(late))
  })

  it('there is no pair without an order', () => {
    expect(groupByPair([])).toEqual([])
  })
})

it('groups and their items keep their sequence', () => {
  expect([...groupedBy(['b1', 'a1', 'b2', 'a2'], ([letter]) => letter)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
  ])
})

const NOW = Date.UTC(2026, 10, 25)

const newerOrder = (status: string) =>
  testRecurring({
    status,
    orderStatus: 'active',
    newer: { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 },
  })

describe('the state of an order (behaviour 17.15)', () => {
  it.each<[string, Order, string | undefined]>([
    ['an active recurring order', testRecurring({ orderStatus: 'active' }), 'open'],
    ['a past one with nothing left', testRecurring({ refunded: '0.00' }), 'finished'],
    [
      'a past one that its owner closed with something left',
      testRecurring({ refunded: '0.01', closedBy: 'owner' }),
      'cancelled',
    ],
    [
      'one that ended with something left',
      testRecurring({ refunded: '0.01', closedBy: undefined }),
      'finished',
    ],
    ['one whose refund is unknown', testRecurring({ refunded: undefined }), 'finished'],
    ['an open trigger', testTrigger({ status: 'Open' }), 'open'],
    ['a cancelled one', testTrigger({ status: 'Cancelled' }), 'cancelled'],
    ['an expired one', testTrigger({ status: 'Expired' }), 'expired'],
    [
      'one that Jupiter still calls open after its expiry',
      testTrigger({ status: 'Open', expiredAt: '2026-11-23T10:00:00.000Z' }),
      'expired',
    ],
    [
      'an open one before its expiry',
      testTrigger({ status: 'Open', expiredAt: '2026-11-26T10:00:00.000Z' }),
      'open',
    ],
    ['one with another status', testTrigger({ status: 'Paused' }), undefined],
    ['a newer recurring order, open', newerOrder('Open'), 'open'],
    ['one that is completed, even in the active list', newerOrder('Completed'), 'finished'],
    ['one that is cancelled', newerOrder('Cancelled'), 'cancelled'],
    ['one that is being paid back', newerOrder('Withdrawing'), undefined],
    ['one whose deposit failed', newerOrder('Deposit failed'), undefined],
  ])('%s', (_, order, state) => {
    expect(orderState(order, NOW)).toBe(state)
  })
})

it.each([
  ['its opening', { createdAt: '2019-12-31T23:59:59.999Z' }],
  ['its last update', { updatedAt: '0001-01-01T00:00:00.000Z' }],
  ['a trade', { trades: [testTrade({ confirmedAt: '0001-01-01T00:00:00.000Z' })] }],
])('a stored order is refused if %s was before 2020 (behaviour 3.13)', (_, change) => {
  expect(orderSchema.safeParse(testRecurring()).success).toBe(true)
  expect(orderSchema.safeParse(testRecurring(change)).success).toBe(false)
})
