/** @jest-environment node */
import fc from 'fast-check'
import { eventKey, orderEvents } from './events-by-date'
import { eventSection } from './order-event'
import {
  distinctOrders,
  testRecurring,
  testRefunds,
  testTrade,
  testTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/test-orders'

const adjusted = (amount: string) => ({ amount, adjustedForDecimals: true })
const noon = '2026-02-02T12:00:00.000Z'

describe('an order’s events', () => {
  it('are a deposit and its trades, with the fields of behaviour 12.1', () => {
    const order = testRecurring({ trades: [testTrade()] })
    const shared = { orderType: 'recurring time', orderKey: 'RecurringKey', userAddress: 'Wallet' }
    expect(orderEvents([order], 'Wallet')).toEqual([
      {
        ...shared,
        kind: 'deposit',
        date: '2026-02-01T10:00:00.000Z',
        inputMint: USDC,
        inputAmount: adjusted('100'),
        outputMint: SOL,
        transactionSignature: 'StartSignature',
      },
      {
        ...shared,
        kind: 'trade',
        date: '2026-02-02T10:00:03.000Z',
        inputMint: USDC,
        inputAmount: adjusted('25'),
        transactionSignature: 'TradeSignature',
        outputMint: SOL,
        outputAmount: adjusted('0.14985'),
        fee: adjusted('0.00015'),
      },
    ])
  })

  it('have a deposit for each top-up, and all deposits add up to the whole (behaviour 5.3)', () => {
    const topUp = { date: noon, amount: '0.000001', transactionSignature: 'TopUp' }
    const depositsOf = (deposited: string, topUps = [topUp]) =>
      orderEvents([testRecurring({ deposited, topUps })], 'Wallet').map(
        ({ kind, date, inputAmount, transactionSignature }) =>
          `${kind} ${date} ${inputAmount?.amount} ${transactionSignature}`,
      )
    const opening = (amount: string) => `deposit 2026-02-01T10:00:00.000Z ${amount} StartSignature`
    const added = `deposit ${noon} 0.000001 TopUp`
    expect(depositsOf('111')).toEqual([opening('110.999999'), added])
    expect(depositsOf('111.50', [])).toEqual([opening('111.50')])
    expect(depositsOf('0.000001')).toEqual([added])
    expect(depositsOf('1', [{ ...topUp, amount: '0.0' }])).toEqual([opening('1')])
  })

  it('end with the refund (behaviour 16.1)', () => {
    const order = testRecurring({ refunds: testRefunds('50') })
    expect(orderEvents([order], 'Wallet').at(-1)).toEqual({
      kind: 'refund',
      date: '2026-02-03T10:00:05.000Z',
      inputMint: USDC,
      inputAmount: adjusted('50'),
      outputMint: SOL,
      orderType: 'recurring time',
      orderKey: 'RecurringKey',
      userAddress: 'Wallet',
      transactionSignature: 'EndSignature',
    })
  })

  it('have a trade without a fee if the fee is not known in the output’s token (behaviour 7.8)', () => {
    const order = testRecurring({ trades: [testTrade({ feeAmount: undefined })] })
    expect(orderEvents([order], 'Wallet')[1]).toMatchObject({ kind: 'trade', fee: null })
  })

  it('have base units for the mints that the order names', () => {
    const order = testRecurring({ baseUnitMints: [USDC], trades: [testTrade()] })
    const [deposit, trade] = orderEvents([order], 'Wallet')
    const baseUnits = { amount: '25', adjustedForDecimals: false }
    expect(deposit?.inputAmount).toEqual({ ...baseUnits, amount: '100' })
    expect(trade).toMatchObject({ inputAmount: baseUnits, outputAmount: adjusted('0.14985') })
  })

  it('have no input amount for a trade whose input is known only in total', () => {
    const order = testRecurring({ trades: [testTrade({ inputAmount: undefined })] })
    expect(orderEvents([order], 'Wallet')[1]?.inputAmount).toBeNull()
  })
})

describe('events are in date order', () => {
  it('at equal times: deposits first, refunds last, then by order key, then as the order has them', () => {
    const trades = [
      testTrade({ confirmedAt: noon, transactionSignature: 'First' }),
      testTrade({ confirmedAt: noon, transactionSignature: 'Second' }),
    ]
    const orders = [
      testTrigger({
        orderKey: 'B',
        createdAt: noon,
        trades,
        refunds: testRefunds('1', noon),
      }),
      testRecurring({
        orderKey: 'A',
        createdAt: noon,
        trades,
        refunds: testRefunds('1', noon),
      }),
    ]
    const events = orderEvents(orders, 'Wallet')
    expect(events.map((event) => [event.kind, event.orderKey, event.transactionSignature])).toEqual(
      [
        ['deposit', 'A', 'StartSignature'],
        ['deposit', 'B', 'StartSignature'],
        ['trade', 'A', 'First'],
        ['trade', 'A', 'Second'],
        ['trade', 'B', 'First'],
        ['trade', 'B', 'Second'],
        ['refund', 'A', 'EndSignature'],
        ['refund', 'B', 'EndSignature'],
      ],
    )
  })

  it('whatever the sequence of the orders', () => {
    fc.assert(
      fc.property(distinctOrders, (orders) => {
        expect(orderEvents(orders.toReversed(), 'Wallet')).toEqual(orderEvents(orders, 'Wallet'))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the kept events of an order', () => {
  const order = testRecurring({ orderKey: 'A', trades: [testTrade(), testTrade()] })

  it('aren’t used for a changed copy of the order', () => {
    const [before] = orderEvents([order], 'Wallet')
    const [after] = orderEvents([{ ...order, deposited: '250' }], 'Wallet')
    expect(before?.inputAmount?.amount).toBe('100')
    expect(after?.inputAmount?.amount).toBe('250')
  })
})

describe('the keys of events', () => {
  it('name order, kind and number, even for trades with equal data', () => {
    const order = testRecurring({
      trades: [testTrade(), testTrade()],
      refunds: [...testRefunds('1'), ...testRefunds('2')],
    })
    expect(orderEvents([order], 'Wallet').map(eventKey)).toEqual([
      'recurring time RecurringKey deposit 1',
      'recurring time RecurringKey trade 1',
      'recurring time RecurringKey trade 2',
      'recurring time RecurringKey refund 1',
      'recurring time RecurringKey refund 2',
    ])
  })

  it('are unique, and stay the same when other orders arrive (behaviour 5.3)', () => {
    fc.assert(
      fc.property(distinctOrders, fc.nat(12), (orders, count) => {
        const events = orderEvents(orders, 'Wallet')
        const keys = events.map(eventKey)
        expect(new Set(keys).size).toBe(events.length)
        const fewerEvents = orderEvents(orders.slice(0, count), 'Wallet')
        const keysBefore = fewerEvents.map((event) => keys[events.indexOf(event)])
        expect(fewerEvents.map(eventKey)).toEqual(keysBefore)
      }),
      { numRuns: 100 },
    )
  })
})

describe('newer orders (behaviour 25.16)', () => {
  const newer = { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 }

  it('have sections of their own for their events', () => {
    const orders = [testRecurring({ newer }), testTrigger({ newer }), testTrigger()]
    expect(orderEvents(orders, 'Wallet').map(eventSection)).toEqual(
      expect.arrayContaining(['newer recurring', 'newer trigger', 'trigger']),
    )
  })

  it('have no event for a deposit that failed', () => {
    expect(orderEvents([testRecurring({ newer, deposited: '0' })], 'Wallet')).toEqual([])
  })
})
