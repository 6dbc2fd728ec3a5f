/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import type { Order } from '@/lib/domain/orders/order'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import { summaryKey } from '@/lib/domain/summary/pair-summary'
import { missesTrades, orderDifferences, reconcileOrders, reconcilePairs } from './reconcile-orders'

const NOTHING_LEFT = { input: '0', output: '0' }
const trades = [sampleTrade(), sampleTrade()]
const received = { outReceived: '0.2997', trades }
const open = { orderStatus: 'active' as const, ...received }
const trigger = { makingAmount: '2', trades: [sampleTrade({ inputAmount: '1.5' })] }

describe('deposited = traded + refunded + still inside (behaviour 16.4)', () => {
  it.each([
    ['closed, with something back', { ...received, inWithdrawn: '50' }, NOTHING_LEFT],
    ['closed, with too little back', { ...received, inWithdrawn: '38' }, { input: '12' }],
    [
      'closed, with too large a refund',
      { ...received, inWithdrawn: '50.000001' },
      { input: '-0.000001' },
    ],
    ['open, with the rest inside', { ...open, inUsed: '50' }, NOTHING_LEFT],
    ['open, a trade missing', { ...open, inUsed: '75' }, { input: '25', output: '0' }],
    [
      'its output apart',
      { ...received, outReceived: '0.3', inWithdrawn: '50' },
      { output: '0.0003' },
    ],
    ['unknown, closed', { ...received, inWithdrawn: undefined }, { input: undefined, output: '0' }],
    ['unknown, open', { ...open, inUsed: undefined }, { input: undefined, output: '0' }],
    [
      'its output unknown',
      { ...open, inUsed: '50', outReceived: undefined },
      { output: undefined },
    ],
  ])('recurring: %s', (_, change, expected) => {
    expect(orderDifferences(sampleRecurring(change))).toMatchObject(expected)
  })

  it.each([
    ['cancelled', { status: 'Cancelled', remainingMakingAmount: '0.5' }, '0'],
    ['open', { status: 'Open', remainingMakingAmount: '0.5' }, '0'],
    ['a trade missing', { status: 'Completed', remainingMakingAmount: '0' }, '0.5'],
    ['completed, so that nothing is left', { remainingMakingAmount: undefined }, '0.5'],
    ['unknown', { status: 'Cancelled', remainingMakingAmount: undefined }, undefined],
  ])('trigger, without an output to compare: %s', (_, change, input) => {
    expect(orderDifferences(sampleTrigger({ ...trigger, ...change }))).toEqual({
      input,
      output: undefined,
    })
  })

  it.each([
    ['whose sums say nothing of them', { inUsed: '0', outReceived: '0' }, undefined],
    ['whose sums know of them', { inUsed: '25', outReceived: '0.1' }, '25'],
    ['whose deposit alone knows of them', { inUsed: '25', outReceived: '0' }, '25'],
  ])('an order that lost its trades is never reconciled: %s', (_, change, input) => {
    const order = sampleRecurring({ orderStatus: 'active', lostTrades: true, ...change })
    expect(orderDifferences(order).input).toBe(input)
  })
})

const PLACES = 9
const units = fc.bigInt(1n, 10n ** 15n)
const text = (amount: bigint) => decimalText(amount, PLACES)

/** Orders of which every sum holds to the last digit. */
const reconcilable: fc.Arbitrary<Order> = fc
  .record({
    swaps: fc.array(fc.record({ paid: units, got: units }), { minLength: 1, maxLength: 12 }),
    left: units,
    kind: fc.constantFrom('time', 'trigger'),
    isOpen: fc.boolean(),
  })
  .map(({ swaps, left, kind, isOpen }) => {
    const paid = swaps.reduce((sum, swap) => sum + swap.paid, 0n)
    const got = swaps.reduce((sum, swap) => sum + swap.got, 0n)
    const whole = text(paid + left)
    const orderTrades = swaps.map((swap) =>
      sampleTrade({ inputAmount: text(swap.paid), outputAmount: text(swap.got) }),
    )
    return kind === 'trigger'
      ? sampleTrigger({
          ...{ trades: orderTrades, makingAmount: whole, remainingMakingAmount: text(left) },
          status: isOpen ? 'Open' : 'Cancelled',
        })
      : sampleRecurring({
          ...{ trades: orderTrades, inDeposited: whole, outReceived: text(got) },
          ...{ orderStatus: isOpen ? 'active' : 'history', inUsed: text(paid) },
          inWithdrawn: isOpen ? '0' : text(left),
        })
  })

describe('whatever the order (behaviour 16.4)', () => {
  it('one whose figures fit is reconciled', () => {
    fc.assert(
      fc.property(reconcilable, (order) => {
        const output = order.kind === 'trigger' ? undefined : '0'
        expect(orderDifferences(order)).toEqual({ input: '0', output })
      }),
      { numRuns: 300 },
    )
  })

  it('one digit of one trade is found, with the exact difference', () => {
    fc.assert(
      fc.property(
        reconcilable,
        fc.nat(),
        fc.nat(PLACES),
        fc.boolean(),
        (order, at, place, isMore) => {
          const changedAt = at % order.trades.length
          const change = new Big(10).pow(-place).times(isMore ? 1 : -1)
          const moved = (amount: string) => new Big(amount).plus(change).toFixed()
          fc.pre(isMore || !moved(order.trades[changedAt]?.inputAmount ?? '').startsWith('-'))
          const changed = order.trades.map((trade, index) =>
            index === changedAt ? { ...trade, inputAmount: moved(trade.inputAmount) } : trade,
          )
          const { input, output } = orderDifferences({ ...order, trades: changed })
          expect(input).toBe(new Big(0).minus(change).toFixed())
          expect(output).toBe(orderDifferences(order).output)
          // Only figures that are larger than the trades prove that one is missing (behaviour 9.8).
          expect(missesTrades({ ...order, trades: changed })).toBe(!isMore)
          expect(missesTrades(order)).toBe(false)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('a trade that did not come is found, on both sides', () => {
    fc.assert(
      fc.property(reconcilable, (order) => {
        const [lost, ...rest] = order.trades
        const { input, output } = orderDifferences({ ...order, trades: rest })
        expect(new Big(input ?? 0).eq(lost?.inputAmount ?? 0)).toBe(true)
        expect(missesTrades({ ...order, trades: rest })).toBe(true)
        if (order.kind === 'trigger') expect(output).toBeUndefined()
        else expect(new Big(output ?? 0).eq(lost?.outputAmount ?? 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an order misses trades if they come to less than Jupiter’s figures (behaviour 9.8)', () => {
  const whole = { outReceived: '0.2997', inUsed: '50', inWithdrawn: '50', trades }
  const completed = { status: 'Completed', remainingMakingAmount: '0' }

  it.each([
    [
      'a trigger of 2 SOL, completed with trades of 1.5',
      sampleTrigger({ ...trigger, ...completed }),
      true,
    ],
    [
      'one whose trades come to 2',
      sampleTrigger({ ...completed, trades: [sampleTrade({ inputAmount: '2' })] }),
      false,
    ],
    [
      'one cancelled with 0.5 left',
      sampleTrigger({ ...trigger, status: 'Cancelled', remainingMakingAmount: '0.5' }),
      false,
    ],
    [
      'one of which Jupiter says too little',
      sampleTrigger({ ...trigger, status: 'Cancelled', remainingMakingAmount: undefined }),
      false,
    ],
    ['a recurring order whose figures fit', sampleRecurring(whole), false],
    ['more used than its trades paid', sampleRecurring({ ...whole, inUsed: '75' }), true],
    [
      'a refund that Jupiter does not name yet',
      sampleRecurring({ ...whole, inWithdrawn: '25' }),
      false,
    ],
    [
      'more spent than its trades paid, where Jupiter says no more',
      sampleRecurring({ ...whole, inUsed: undefined, inWithdrawn: '25' }),
      true,
    ],
    ['more received than its trades did', sampleRecurring({ ...whole, outReceived: '0.3' }), true],
    [
      'less than its trades, on both sides',
      sampleRecurring({ ...whole, inUsed: '49', inWithdrawn: '51', outReceived: '0.2' }),
      false,
    ],
    ['an active one', sampleRecurring({ ...whole, orderStatus: 'active', inUsed: '75' }), true],
    [
      'one that lost all its trades',
      sampleRecurring({ inUsed: '0', outReceived: '0', lostTrades: true }),
      true,
    ],
    [
      'one that has not traded yet',
      sampleRecurring({ orderStatus: 'active', inUsed: '0', outReceived: '0' }),
      false,
    ],
  ])('%s', (_, order, expected) => {
    expect(missesTrades(order)).toBe(expected)
  })
})

describe('of several orders', () => {
  const fitting = sampleRecurring({
    ...{ outReceived: '0.14985', inWithdrawn: '75' },
    trades: [sampleTrade()],
  })
  const different = { ...fitting, inWithdrawn: '70' }
  const unverifiable = sampleTrigger({
    ...{ inputMint: USDC, outputMint: SOL, status: 'Open', remainingMakingAmount: undefined },
  })

  it('each is reconciled, is not, or cannot be checked (behaviour 16.5)', () => {
    expect(reconcileOrders([fitting, different, unverifiable, fitting])).toEqual({
      reconciled: 2,
      unverifiable: 1,
      notReconciled: [{ order: different, differences: { input: '5', output: '0' } }],
    })
    expect(reconcileOrders([])).toEqual({ reconciled: 0, unverifiable: 0, notReconciled: [] })
  })

  it('those of each pair by themselves, differences summed exactly (behaviour 18.9)', () => {
    const short = { ...fitting, inWithdrawn: '74.9' }
    const excess = { ...fitting, inWithdrawn: '75.3', outReceived: '0.15' }
    const other = { ...fitting, outputMint: 'MintA', inWithdrawn: '70' }
    const pairs = reconcilePairs([fitting, short, other, excess, unverifiable])
    expect(pairs.get(summaryKey(USDC, SOL))).toEqual({
      ...{ orders: 4, reconciled: 1, notReconciled: 2 },
      ...{ input: '-0.2', output: '0.00015' },
    })
    expect(pairs.get(summaryKey(USDC, 'MintA'))).toEqual({
      ...{ orders: 1, reconciled: 0, notReconciled: 1 },
      ...{ input: '5', output: '0' },
    })
    expect(reconcilePairs([]).size).toBe(0)
  })
})
