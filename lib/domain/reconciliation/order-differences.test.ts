/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import type { Order } from '@/lib/domain/orders/order'
import { decimalText } from '@/lib/domain/testing/sample-decimals'
import { sampleRecurring, sampleTrade, sampleTrigger } from '@/lib/domain/testing/sample-orders'
import { orderDifferences } from './order-differences'

const NOTHING_LEFT = { input: '0', output: '0' }
const trades = [sampleTrade(), sampleTrade()]
const received = { outReceived: '0.2997', trades }
const open = { orderStatus: 'active' as const, ...received }
const trigger = { makingAmount: '2', trades: [sampleTrade({ inputAmount: '1.5' })] }

describe('deposited = traded + returned + still inside (behaviour 16.4)', () => {
  it.each([
    ['closed, with something back', { ...received, inWithdrawn: '50' }, NOTHING_LEFT],
    ['closed, with too little back', { ...received, inWithdrawn: '38' }, { input: '12' }],
    [
      'closed, with too much back',
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
    ['untold, closed', { ...received, inWithdrawn: undefined }, { input: undefined, output: '0' }],
    ['untold, open', { ...open, inUsed: undefined }, { input: undefined, output: '0' }],
    ['its output untold', { ...open, inUsed: '50', outReceived: undefined }, { output: undefined }],
  ])('recurring: %s', (_, change, expected) => {
    expect(orderDifferences(sampleRecurring(change))).toMatchObject(expected)
  })

  it.each([
    ['cancelled', { status: 'Cancelled', remainingMakingAmount: '0.5' }, '0'],
    ['open', { status: 'Open', remainingMakingAmount: '0.5' }, '0'],
    ['a trade missing', { status: 'Completed', remainingMakingAmount: '0' }, '0.5'],
    ['untold', { remainingMakingAmount: undefined }, undefined],
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
  ])('an order that lost its trades never adds up: %s', (_, change, input) => {
    const order = sampleRecurring({ orderStatus: 'active', lostTrades: true, ...change })
    expect(orderDifferences(order).input).toBe(input)
  })
})

const PLACES = 9
const units = fc.bigInt(1n, 10n ** 15n)
const text = (amount: bigint) => decimalText(amount, PLACES)

/** Orders of which every sum holds to the last digit. */
const addingUp: fc.Arbitrary<Order> = fc
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
  it('one that adds up is found to', () => {
    fc.assert(
      fc.property(addingUp, (order) => {
        const output = order.kind === 'trigger' ? undefined : '0'
        expect(orderDifferences(order)).toEqual({ input: '0', output })
      }),
      { numRuns: 300 },
    )
  })

  it('one digit of one trade is found, with the exact difference', () => {
    fc.assert(
      fc.property(addingUp, fc.nat(), fc.nat(PLACES), fc.boolean(), (order, at, place, isMore) => {
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
      }),
      { numRuns: 300 },
    )
  })

  it('a trade that did not come is found, on both sides', () => {
    fc.assert(
      fc.property(addingUp, (order) => {
        const [lost, ...rest] = order.trades
        const { input, output } = orderDifferences({ ...order, trades: rest })
        expect(new Big(input ?? 0).eq(lost?.inputAmount ?? 0)).toBe(true)
        if (order.kind === 'trigger') expect(output).toBeUndefined()
        else expect(new Big(output ?? 0).eq(lost?.outputAmount ?? 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
