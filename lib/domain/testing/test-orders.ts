import fc from 'fast-check'
import type {
  Order,
  OrderTrade,
  OrderTransfer,
  RecurringOrder,
  TriggerOrder,
} from '@/lib/domain/orders/order'

// For tests: orders of an invented wallet. A test can change their fields.
export const SOL = 'So11111111111111111111111111111111111111112'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

export function testTrade(change: Partial<OrderTrade> = {}): OrderTrade {
  return {
    confirmedAt: '2026-02-02T10:00:03.000Z',
    inputMint: USDC,
    outputMint: SOL,
    inputAmount: '25',
    outputAmount: '0.14985',
    feeAmount: '0.00015',
    transactionSignature: 'TradeSignature',
    ...change,
  }
}

/** The fields of older orders without top-ups and refunds. */
const OLDER = { topUps: [], refunds: [], newer: undefined, baseUnitMints: [] }

export function testRecurring(change: Partial<RecurringOrder> = {}): RecurringOrder {
  return {
    kind: 'recurring',
    recurringType: 'time',
    status: undefined,
    orderKey: 'RecurringKey',
    inputMint: USDC,
    outputMint: SOL,
    createdAt: '2026-02-01T10:00:00.000Z',
    updatedAt: '2026-02-03T10:00:05.000Z',
    orderStatus: 'past',
    transactionSignature: 'StartSignature',
    closingSignature: 'EndSignature',
    deposited: '100',
    used: '100',
    refunded: '0',
    received: '0.6',
    perCycle: '25',
    usdPerCycle: undefined,
    minOutput: undefined,
    maxOutput: undefined,
    everySeconds: 86_400,
    closedBy: 'Jupiter',
    lostTrades: false,
    ...OLDER,
    trades: [],
    ...change,
  }
}

export function testTrigger(change: Partial<TriggerOrder> = {}): TriggerOrder {
  return {
    kind: 'trigger',
    orderKey: 'TriggerKey',
    inputMint: SOL,
    outputMint: USDC,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-06T09:00:00.000Z',
    orderStatus: 'past',
    transactionSignature: 'StartSignature',
    closingSignature: 'EndSignature',
    deposited: '2',
    remaining: '0',
    limitOutput: '400',
    expiredAt: undefined,
    status: 'Completed',
    ...OLDER,
    trades: [testTrade({ inputMint: SOL, outputMint: USDC })],
    ...change,
  }
}

/** The only refund of a closed order. */
export function testRefunds(amount: string, date = '2026-02-03T10:00:05.000Z'): OrderTransfer[] {
  return [{ date, amount, transactionSignature: 'EndSignature' }]
}

/** A minute of one hour. There are so few that some times are equal. */
const anyTime = fc
  .integer({ min: 0, max: 59 })
  .map((minute) => new Date(Date.UTC(2026, 0, 5, 8, minute)).toISOString())

/** Orders with few keys, mints and times, so that some are copies, form pairs or have the same time. */
export const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    kind: fc.constantFrom('time', 'price', 'trigger'),
    core: fc.record({
      orderKey: fc.constantFrom('KeyA', 'KeyB', 'KeyC', 'KeyD', 'KeyE', 'KeyF'),
      inputMint: fc.constantFrom(SOL, USDC),
      outputMint: fc.constantFrom('MintA', 'MintB'),
      createdAt: anyTime,
      updatedAt: fc.oneof(anyTime, fc.constant('')),
      orderStatus: fc.constantFrom('active', 'past'),
      closingSignature: fc.constantFrom('', 'EndSignature'),
      trades: fc.array(
        anyTime.map((confirmedAt) => testTrade({ confirmedAt })),
        { maxLength: 3 },
      ),
    }),
    left: fc.constantFrom(undefined, '0', '0.5'),
  })
  .map(({ kind, core, left }) =>
    kind === 'trigger'
      ? testTrigger({ ...core, remaining: left })
      : testRecurring({ ...core, refunded: left, recurringType: kind }),
  )

/** Orders that each have a key of their own. */
export const distinctOrders: fc.Arbitrary<Order[]> = fc
  .array(anyOrder, { maxLength: 12 })
  .map((orders) => orders.map((order, index) => ({ ...order, orderKey: `Key${index}` })))
