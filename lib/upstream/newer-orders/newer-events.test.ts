/** @jest-environment node */
import type { Order } from '@/lib/domain/orders/order'
import {
  answer,
  back,
  deposit,
  fill,
  recurring,
  recurringOf,
  round,
  trigger,
  triggerDeposit,
  triggerOf,
  triggerWith,
  withdrawal,
} from '@/lib/upstream/testing/test-newer-responses'
import { parseNewerRecurring, parseNewerTriggers } from './newer-orders-page'

describe('only events that succeeded count (behaviour 25.12)', () => {
  it.each(['failed', 'pending', 'rescheduled'])('a %s fill is no trade', (state) => {
    const { trades, newer } = recurringOf({ events: [deposit, round, { ...round, state }] })
    expect(trades).toHaveLength(1)
    expect(newer).toEqual({
      yieldAmount: undefined,
      failedRounds: state === 'failed' ? 1 : 0,
      rescheduledRounds: state === 'rescheduled' ? 1 : 0,
    })
  })

  it.each([
    ['an unknown type', { type: 'fell_asleep', state: 'success', timestamp: 1 }],
    ['an unknown state', { ...round, state: 'nearly' }],
    ['no state', { ...round, state: undefined }],
    ['no time', { ...round, timestamp: 'soon' }],
    ['a fill with an input below 0', { ...round, inputAmount: '-5' }],
    ['a fill without an output', { ...round, outputAmount: null }],
    ['a fill of another token', { ...round, outputMint: 'AnotherMint' }],
    ['a withdrawal without an amount', { ...round, type: 'withdrawal', inputAmount: null }],
    ['a withdrawal of another token', { ...round, type: 'withdrawal', mint: 'AnotherMint' }],
    ['no event at all', null],
  ])('skipped and counted: %s', (_, event) => {
    const item = { ...recurring, events: [deposit, round, event] }
    const { orders } = parseNewerRecurring(answer([item]), 'active')
    expect([orders[0]?.trades.length, orders[0]?.refunds, orders[0]?.unreadableTrades]).toEqual([
      1,
      [],
      1,
    ])
  })

  it.each(['cancelled', 'expired'])('an event of the type ‘%s’ moves no money', (type) => {
    expect(triggerWith([fill, { type }])).toMatchObject({ trades: [{}], refunds: [] })
  })

  it.each(['fill', 'withdrawal'])('a pending %s needs no time', (type) => {
    const pending = { ...round, type, state: 'pending', timestamp: null }
    const order = recurringOf({ events: [deposit, round, pending] })
    expect([order.trades.length, order.refunds, order.unreadableTrades]).toEqual([1, [], undefined])
  })

  it.each([
    ['succeeded', [deposit], {}, '20000000'],
    ['failed', [{ ...deposit, state: 'failed' }], {}, '0'],
    ['is under way', [{ ...deposit, state: 'pending' }], {}, '0'],
    ['failed once', [{ ...deposit, state: 'failed' }, deposit], {}, '20000000'],
    ['is not among the events', [], {}, '20000000'],
    ['failed, as the order says', [], { state: 'deposit_failed' }, '0'],
  ])('the amount of a deposit that %s', (_, events, change, deposited) => {
    expect(recurringOf({ events, ...change }).deposited).toBe(deposited)
  })

  it('a deposit without an event has the time of the order, and no transaction', () => {
    expect(recurringOf({ events: null })).toMatchObject({
      createdAt: '2026-06-26T06:54:05.327Z',
      transactionSignature: '',
    })
  })

  it('a trigger whose only deposit failed has a deposit of 0', () => {
    const failed = { ...triggerDeposit, state: 'failed' }
    expect(triggerOf({ events: [failed, fill] }).deposited).toBe('0')
  })
})

describe('withdrawals (behaviour 25.12)', () => {
  const refund = { date: '2023-12-31T05:35:00.000Z', transactionSignature: '7withdrawa1' }

  it.each([
    [
      'of the input token',
      { mint: 'So11111111111111111111111111111111111111112', amount: '5' },
      [{ ...refund, amount: '5' }],
    ],
    [
      'of the output token',
      { mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', amount: '200000000' },
      [],
    ],
    [
      'that failed',
      { mint: 'So11111111111111111111111111111111111111112', amount: '5', state: 'failed' },
      [],
    ],
    ['of nothing', { mint: 'So11111111111111111111111111111111111111112', amount: '0' }, []],
  ])('%s', (_, change, refunds) => {
    const order = triggerWith([fill, withdrawal(change)])
    expect([order.refunds, order.trades.length]).toEqual([refunds, 1])
    expect(order.closingSignature).toBe(refunds.length > 0 ? '7withdrawa1' : '')
  })

  it.each(['inputAmount', 'amount'])('of a recurring order have their amount in %s', (field) => {
    const refunded = withdrawal({ [field]: '10000000' })
    expect(recurringOf({ events: [deposit, round, refunded] })).toMatchObject({
      refunds: [{ ...refund, amount: '10000000' }],
      refunded: '10000000',
      newer: { yieldAmount: undefined },
    })
  })

  it('of a trigger must name their token', () => {
    const item = { ...trigger, events: [triggerDeposit, fill, withdrawal({ amount: '5' })] }
    const { orders } = parseNewerTriggers(answer([item]), 'active')
    expect([orders[0]?.refunds, orders[0]?.unreadableTrades]).toEqual([[], 1])
  })

  it('of an expired order count, whatever remaining amount the order reports', () => {
    const events = [
      fill,
      { type: 'expired' },
      withdrawal({ mint: 'So11111111111111111111111111111111111111112', amount: '5' }),
    ]
    const order = triggerWith(events, { orderState: 'expired', remainingInputAmount: '7' })
    expect(order).toMatchObject({ remaining: '5', refunds: [{ amount: '5' }] })
  })

  it.each([
    ['what came back beyond the deposit', true, '12000000', '2000000', '10000000'],
    ['none if no more than the deposit came back', true, '10000000', undefined, '10000000'],
    ['none if the deposit earns nothing', false, '12000000', undefined, '12000000'],
  ])('yield: %s', (_, jlEnabled, amount, yieldAmount, refunded) => {
    const order = recurringOf({ jlEnabled, events: [deposit, round, withdrawal({ amount })] })
    expect(order).toMatchObject({ refunded, newer: { yieldAmount }, refunds: [{ amount }] })
  })
})

describe('what a fill took (behaviour 25.13)', () => {
  const inputsOf = ({ trades }: Order) => trades.map(({ inputAmount }) => inputAmount)
  const saying = {
    ...fill,
    mint: 'So11111111111111111111111111111111111111112',
    amount: '400000000',
  }

  it.each([
    ['one fill: what the order used', [fill], {}, ['1000000000']],
    ['one fill, if the order does not say: unknown', [fill], { inputUsed: null }, [undefined]],
    ['one fill that says what it took', [saying], {}, ['400000000']],
    ['several: unknown', [fill, fill], {}, [undefined, undefined]],
    ['several, one of which says what it took', [saying, fill], {}, ['400000000', undefined]],
    ['two, one of which failed', [fill, { ...fill, state: 'failed' }], {}, ['1000000000']],
    [
      'several, one of which says what it bought: unknown',
      [{ ...saying, mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }, fill],
      {},
      [undefined, undefined],
    ],
  ])('%s', (_, events, change, expected) => {
    expect(inputsOf(triggerWith(events, change))).toEqual(expected)
  })

  it.each([
    ['a fill without an output', { ...fill, outputAmount: null }, undefined],
    ['a fill of an unknown state', { ...fill, state: 'nearly' }, undefined],
    ['no event at all', null, undefined],
    ['an event of an unknown type', { type: 'fell_asleep' }, '3000000000'],
    ['a deposit with invalid data', { ...triggerDeposit, timestamp: 'soon' }, '3000000000'],
  ])(
    'a lone fill took all that the order used, unless an invalid event may also be a fill: %s',
    (_, event, took) => {
      const amounts = { initialInputAmount: '3000000000', inputUsed: '3000000000' }
      const item = { ...trigger, ...amounts, events: [triggerDeposit, fill, event] }
      const { orders } = parseNewerTriggers(answer([item]), 'active')
      expect([orders.map(inputsOf), orders[0]?.unreadableTrades]).toEqual([[[took]], 1])
    },
  )

  describe('an OTOCO', () => {
    const otoco = { orderType: 'otoco' }
    const [SOL, USDC] = [
      'So11111111111111111111111111111111111111112',
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ]

    it.each([
      ['says which token it bought', back(), undefined],
      ['names no token', back({ outputMint: null }), undefined],
      ['says what it took', back({ mint: USDC, amount: '200000000' }), '200000000'],
    ])('trades back with its second fill, which %s', (_, second, inputAmount) => {
      expect(triggerWith([second, fill], otoco).trades).toMatchObject([
        { inputMint: SOL, inputAmount: '1000000000', outputMint: USDC },
        { inputMint: USDC, inputAmount, outputMint: SOL, outputAmount: '1100000000' },
      ])
    })

    it('pays out what it bought back, which is no refund', () => {
      const paid = withdrawal({ mint: SOL, amount: '1100000000' })
      expect(triggerWith([fill, back(), paid], otoco).refunds).toEqual([])
      expect(triggerWith([fill, paid], otoco).refunds).toHaveLength(1)
    })

    it('is the only order that trades back', () => {
      const item = { ...trigger, events: [triggerDeposit, fill, back()] }
      const { orders } = parseNewerTriggers(answer([item]), 'active')
      expect([orders[0]?.trades.length, orders[0]?.unreadableTrades]).toEqual([1, 1])
    })
  })
})

it('a time of 0 is none (behaviour 25.11)', () => {
  expect(recurringOf({ createdAt: 0, events: [round] }).createdAt).toBe(
    recurringOf({ createdAt: null, events: [round] }).createdAt,
  )
  expect(triggerOf({ expiresAt: 0 }).expiredAt).toBeUndefined()
  expect(recurringOf({ nextFillAt: 0 }).newer?.nextTradeAt).toBeUndefined()
})
