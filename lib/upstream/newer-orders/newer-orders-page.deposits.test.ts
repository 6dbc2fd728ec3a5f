/** @jest-environment node */
import fc from 'fast-check'
import { sumOf } from '@/lib/domain/amounts/decimal'
import { depositsOf } from '@/lib/domain/orders/order'
import { orderDifferences } from '@/lib/domain/reconciliation/reconcile-orders'
import {
  answer,
  deposit,
  fill,
  recurring,
  recurringOf,
  round,
  triggerDeposit,
  triggerWith,
  withdrawal,
} from '@/lib/upstream/testing/test-newer-responses'
import { parseNewerRecurring } from './newer-orders-page'

describe('further deposits that succeeded are top-ups (behaviour 5.3, 25.12)', () => {
  const later = {
    ...deposit,
    timestamp: '2026-06-27T08:00:00.000Z',
    txSignature: '4topup',
    inputAmount: '5000000',
  }
  const topUp = {
    date: '2026-06-27T08:00:00.000Z',
    amount: '5000000',
    transactionSignature: '4topup',
  }

  it.each([
    ['and are in the deposit', [deposit, later], {}, '25000000', [topUp]],
    [
      'whatever the sequence of the events',
      [later, round, deposit],
      { inputAmountInitial: '25000000' },
      '25000000',
      [topUp],
    ],
    [
      'if the first deposit has no amount, it is that of the order',
      [{ ...deposit, inputAmount: null }, later],
      {},
      '25000000',
      [topUp],
    ],
    [
      'one that failed counts no more',
      [deposit, { ...later, state: 'failed' }],
      {},
      '20000000',
      [],
    ],
    [
      'without any amount of the first one, all are one deposit',
      [{ ...deposit, inputAmount: null }, later],
      { inputAmountInitial: null, inputAmountRemaining: '15000000' },
      '25000000',
      [],
    ],
  ])('%s', (_, events, change, deposited, topUps) => {
    const order = recurringOf({ events, ...change })
    expect(order).toMatchObject({
      deposited,
      topUps,
      createdAt: '2026-06-26T06:54:05.924Z',
      transactionSignature: '4R18deposit',
    })
    const amounts = depositsOf(order).map(({ amount }) => amount)
    expect(sumOf(amounts)).toBe(deposited)
  })

  it('of a trigger, too', () => {
    const second = { ...triggerDeposit, timestamp: 1_704_000_100_000, amount: '5' }
    expect(triggerWith([second, fill])).toMatchObject({
      deposited: '1000000005',
      topUps: [{ date: '2023-12-31T05:21:40.000Z', amount: '5' }],
    })
  })

  it.each([
    ['without an amount', { inputAmount: null }],
    ['of another token', { mint: 'AnotherMint' }],
  ])('%s: skipped and counted', (_, change) => {
    const item = { ...recurring, events: [deposit, { ...later, ...change }, round] }
    const { orders } = parseNewerRecurring(answer([item]), 'active')
    expect(orders).toMatchObject([{ deposited: '20000000', topUps: [], unreadableTrades: 1 }])
  })

  it('the parts of a deposit add up to it, and what is traded and refunded equals it', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 39n }).map(String)
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 6 }), (amounts) => {
        const deposits = amounts.map((inputAmount) => ({ ...later, inputAmount }))
        const whole = sumOf(amounts)
        const refund = withdrawal({ amount: whole, timestamp: '2026-06-29T08:00:00.000Z' })
        const order = recurringOf({
          events: [...deposits, refund],
          state: 'completed',
          displayState: 'completed',
          inputAmountInitial: amounts[0] ?? null,
        })
        expect(depositsOf(order).map(({ amount }) => amount)).toEqual(amounts)
        expect([order.deposited, order.refunded]).toEqual([whole, whole])
        expect(orderDifferences(order).input).toBe('0')
      }),
    )
  })
})

describe('yield (behaviour 25.12)', () => {
  const used = (inputAmount: string) => ({ ...round, inputAmount })

  it.each([
    ['traded', [used('10000000'), used('10100000')], '100000', '0'],
    ['traded and refunded', [used('20100000'), withdrawal({ amount: '200000' })], '300000', '0'],
    ['refunded', [used('19000000'), withdrawal({ amount: '1500000' })], '500000', '1000000'],
    ['none, if less than the deposit was traded', [used('19000000')], undefined, '0'],
  ])('%s', (_, events, yieldAmount, refunded) => {
    const order = recurringOf({
      jlEnabled: true,
      state: 'completed',
      displayState: 'completed',
      inputAmountUsed: null,
      events: [deposit, ...events],
    })
    expect(order).toMatchObject({ newer: { yieldAmount }, refunded })
  })

  it('is all that fills and refunds have in excess of the deposit, and such an order reconciles', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 20n })
    fc.assert(
      fc.property(
        units,
        fc.array(units, { minLength: 1, maxLength: 4 }),
        fc.array(units, { minLength: 1, maxLength: 2 }),
        (deposited, fills, refunds) => {
          const order = recurringOf({
            jlEnabled: true,
            state: 'completed',
            displayState: 'completed',
            inputAmountInitial: String(deposited),
            events: [
              ...fills.map((amount) => used(String(amount))),
              ...refunds.map((amount) => withdrawal({ amount: String(amount) })),
            ],
          })
          const excess = [...fills, ...refunds].reduce((sum, amount) => sum + amount, -deposited)
          expect(order.newer?.yieldAmount).toBe(excess > 0n ? String(excess) : undefined)
          expect(orderDifferences(order).input === '0').toBe(excess >= 0n)
        },
      ),
    )
  })
})
