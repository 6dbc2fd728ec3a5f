/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import type { Order } from '@/lib/domain/orders/order'
import { decimalText } from '@/lib/domain/testing/test-decimals'
import { testRecurring, testTrade, testTrigger, SOL, USDC } from '@/lib/domain/testing/test-orders'
import { summaryKey } from '@/lib/domain/summary/pair-summary'
import { missesTrades, orderDifferences, reconcileOrders, reconcilePairs } from './reconcile-orders'

const MAX = 10n ** 15n
const NOTHING_LEFT = { input: '0', output: '0' }
const trades = [testTrade(), testTrade()]
const received = { received: '0.2997', trades }
const open = { orderStatus: 'active' as const, ...received }
const inTotal = testTrade({ inputAmount: undefined })
const back = testTrade({ inputMint: SOL, outputMint: USDC })
const trigger = {
  deposited: '2',
  trades: [testTrade({ inputAmount: '1.5', outputMint: USDC })],
}

describe('deposited = traded + refunded + still inside (behaviour 16.4)', () => {
  it.each([
    ['closed, with a refund', { ...received, refunded: '50' }, NOTHING_LEFT],
    ['closed, with too small a refund', { ...received, refunded: '38' }, { input: '12' }],
    [
      'closed, with too large a refund',
      { ...received, refunded: '50.000001' },
      { input: '-0.000001' },
    ],
    ['open, with the rest inside', { ...open, used: '50' }, NOTHING_LEFT],
    [
      'closed, but not paid back yet',
      { ...received, used: '50', refunded: '0', closingSignature: '' },
      NOTHING_LEFT,
    ],
    [
      'an input known only in total',
      { received: undefined, refunded: '50', trades: [inTotal] },
      { input: undefined },
    ],
    [
      'an order that bought its input back',
      { ...received, refunded: '75', trades: [testTrade(), back] },
      { input: undefined },
    ],
    ['open, a trade missing', { ...open, used: '75' }, { input: '25', output: '0' }],
    ['its output differs', { ...received, received: '0.3', refunded: '50' }, { output: '0.0003' }],
    ['refund unknown', { ...received, refunded: undefined }, { input: undefined, output: '0' }],
    ['open, used unknown', { ...open, used: undefined }, { input: undefined, output: '0' }],
    ['its output unknown', { ...open, used: '50', received: undefined }, { output: undefined }],
  ])('recurring: %s', (_, change, expected) => {
    expect(orderDifferences(testRecurring(change))).toMatchObject(expected)
  })

  it.each([
    ['cancelled', { status: 'Cancelled', remaining: '0.5' }, '0'],
    ['open', { status: 'Open', remaining: '0.5' }, '0'],
    ['a trade missing', { status: 'Completed', remaining: '0' }, '0.5'],
    ['completed, so that nothing is left', { remaining: undefined }, '0.5'],
    ['rest unknown', { status: 'Cancelled', remaining: undefined }, undefined],
  ])('trigger, without an output to compare: %s', (_, change, input) => {
    expect(orderDifferences(testTrigger({ ...trigger, ...change }))).toEqual({
      input,
      output: undefined,
    })
  })

  it.each([
    ['if its figures lack them, too', { used: '0', received: '0' }, undefined],
    ['if its figures include them', { used: '25', received: '0.1' }, '25'],
    ['if only its used amount includes them', { used: '25', received: '0' }, '25'],
  ])('an order that lost its trades is never reconciled: %s', (_, change, input) => {
    const order = testRecurring({ orderStatus: 'active', lostTrades: true, ...change })
    expect(orderDifferences(order).input).toBe(input)
  })
})

/** An order whose figures all agree, to the last digit. */
const reconcilable: fc.Arbitrary<Order> = fc
  .record({
    swaps: fc.array(fc.record({ paid: fc.bigInt(1n, MAX), got: fc.bigInt(1n, MAX) }), {
      minLength: 1,
      maxLength: 12,
    }),
    left: fc.bigInt(1n, MAX),
    kind: fc.constantFrom('time', 'trigger'),
    isOpen: fc.boolean(),
  })
  .map(({ swaps, left, kind, isOpen }) => {
    const text = (amount: bigint) => decimalText(amount, 9)
    const paid = swaps.reduce((sum, swap) => sum + swap.paid, 0n)
    const got = swaps.reduce((sum, swap) => sum + swap.got, 0n)
    const whole = text(paid + left)
    const orderTrades = swaps.map((swap) =>
      testTrade({
        inputAmount: text(swap.paid),
        outputAmount: text(swap.got),
        outputMint: 'Bought',
      }),
    )
    return kind === 'trigger'
      ? testTrigger({
          trades: orderTrades,
          deposited: whole,
          remaining: text(left),
          status: isOpen ? 'Open' : 'Cancelled',
        })
      : testRecurring({
          trades: orderTrades,
          deposited: whole,
          received: text(got),
          orderStatus: isOpen ? 'active' : 'past',
          used: text(paid),
          refunded: isOpen ? '0' : text(left),
        })
  })

it('any order whose figures agree is reconciled, and a lost trade is the exact difference (behaviour 16.4)', () => {
  fc.assert(
    fc.property(reconcilable, (order) => {
      const isTrigger = order.kind === 'trigger'
      expect(orderDifferences(order)).toEqual({ input: '0', output: isTrigger ? undefined : '0' })
      expect(missesTrades(order)).toBe(false)
      const [lost, ...rest] = order.trades
      const { input, output } = orderDifferences({ ...order, trades: rest })
      expect(new Big(input ?? 0).eq(lost?.inputAmount ?? 0)).toBe(true)
      if (!isTrigger) expect(new Big(output ?? 0).eq(lost?.outputAmount ?? 0)).toBe(true)
      expect(missesTrades({ ...order, trades: rest })).toBe(true)
    }),
    { numRuns: 300 },
  )
})

describe('an order misses trades if they come to less than Jupiter’s figures (behaviour 9.8)', () => {
  const whole = { received: '0.2997', used: '50', refunded: '50', trades }

  it.each([
    ['2 SOL, completed with trades of 1.5', { status: 'Completed', remaining: '0' }, true],
    ['cancelled with 0.5 left', { status: 'Cancelled', remaining: '0.5' }, false],
    ['not enough figures', { status: 'Cancelled', remaining: undefined }, false],
  ])('trigger: %s', (_, change, expected) => {
    expect(missesTrades(testTrigger({ ...trigger, ...change }))).toBe(expected)
  })

  it.each([
    ['figures that fit', {}, false],
    ['more used than its trades paid', { used: '75' }, true],
    ['a refund that Jupiter does not report yet', { refunded: '25' }, false],
    ['more spent, without a used amount', { used: undefined, refunded: '25' }, true],
    ['more output than its trades have', { received: '0.3' }, true],
    ['less than its trades', { used: '49', refunded: '51', received: '0.2' }, false],
    ['active, with more used', { orderStatus: 'active' as const, used: '75' }, true],
    ['all trades lost', { used: '0', received: '0', lostTrades: true, trades: [] }, true],
    [
      'not traded yet',
      { orderStatus: 'active' as const, used: '0', received: '0', trades: [] },
      false,
    ],
  ])('recurring: %s', (_, change, expected) => {
    expect(missesTrades(testRecurring({ ...whole, ...change }))).toBe(expected)
  })
})

describe('of several orders', () => {
  const fitting = testRecurring({
    received: '0.14985',
    refunded: '75',
    trades: [testTrade()],
  })
  const different = { ...fitting, refunded: '70' }
  const unverifiable = testTrigger({
    inputMint: USDC,
    outputMint: SOL,
    status: 'Open',
    remaining: undefined,
  })

  it('each is reconciled, is not, or cannot be checked (behaviour 16.5)', () => {
    expect(reconcileOrders([fitting, different, unverifiable, fitting])).toEqual({
      reconciled: 2,
      unverifiable: 1,
      notReconciled: [{ order: different, differences: { input: '5', output: '0' } }],
    })
    expect(reconcileOrders([])).toEqual({ reconciled: 0, unverifiable: 0, notReconciled: [] })
  })

  it('each pair is reconciled by itself (behaviour 18.9)', () => {
    const other = { ...fitting, outputMint: 'MintA' }
    const pairs = reconcilePairs([fitting, other, different, unverifiable])
    expect(pairs.get(summaryKey(fitting))).toEqual(
      reconcileOrders([fitting, different, unverifiable]),
    )
    expect(pairs.get(summaryKey(other))).toEqual(reconcileOrders([other]))
  })
})
