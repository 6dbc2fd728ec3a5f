/** @jest-environment node */
import fc from 'fast-check'
import { reconcileOrders } from '@/lib/domain/reconciliation/reconcile-orders'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { UpstreamError } from '@/lib/upstream/http/http-call'
import {
  answer,
  back,
  deposit,
  fill,
  oneOf,
  recurring,
  recurringOf,
  round,
  trigger,
  triggerDeposit,
  triggerOf,
  withdrawal,
} from '@/lib/upstream/testing/test-newer-responses'
import { parseNewerRecurring, parseNewerTriggers } from './newer-orders-page'

describe('the documented samples', () => {
  it('a recurring order', () => {
    expect(recurringOf({})).toEqual({
      kind: 'recurring',
      recurringType: 'time',
      orderKey: '019f053d-3f0c-70ad-bb5e-76d633291f80',
      orderStatus: 'past',
      inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      outputMint: 'So11111111111111111111111111111111111111112',
      status: 'Open',
      createdAt: '2026-06-26T06:54:05.924Z',
      updatedAt: '2026-06-27T00:00:00.000Z',
      transactionSignature: '4R18deposit',
      closingSignature: '',
      closedBy: undefined,
      deposited: '20000000',
      used: '10000000',
      refunded: '0',
      received: '137589159',
      perCycle: '10000000',
      everySeconds: 86_400,
      usdPerCycle: undefined,
      minOutput: undefined,
      maxOutput: undefined,
      lostTrades: false,
      topUps: [],
      refunds: [],
      newer: { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 },
      baseUnitMints: [
        'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        'So11111111111111111111111111111111111111112',
      ],
      trades: [
        {
          confirmedAt: '2026-06-26T18:42:11.469Z',
          transactionSignature: 'HuNMround',
          inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
          inputAmount: '10000000',
          outputMint: 'So11111111111111111111111111111111111111112',
          outputAmount: '137589159',
          feeAmount: undefined,
        },
      ],
    })
  })

  it('a recurring order by price, with its bounds and its next trade (behaviour 16.8)', () => {
    const nextFillAt = '2026-06-26T20:27:46.015Z'
    const terms = { minPriceUsd: 50, maxPriceUsd: 0, triggerMint: 'Mint', nextFillAt }
    const priceBounds = { mint: 'Mint', min: '50', max: undefined }
    expect(recurringOf(terms).newer).toMatchObject({ priceBounds, nextTradeAt: nextFillAt })
  })

  it('a trigger', () => {
    expect(triggerOf({})).toEqual({
      kind: 'trigger',
      orderKey: '019f0530-36a7-77da-a38f-ed9414bb996b',
      orderStatus: 'past',
      status: 'Completed',
      inputMint: 'So11111111111111111111111111111111111111112',
      outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      createdAt: '2023-12-31T05:20:00.000Z',
      updatedAt: '2023-12-31T05:30:00.000Z',
      expiredAt: '2024-01-01T00:00:00.000Z',
      limitOutput: undefined,
      transactionSignature: '5eykdeposit',
      closingSignature: '',
      topUps: [],
      refunds: [],
      deposited: '1000000000',
      remaining: '0',
      newer: { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 },
      baseUnitMints: [
        'So11111111111111111111111111111111111111112',
        'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      ],
      trades: [
        {
          confirmedAt: '2023-12-31T05:28:20.000Z',
          transactionSignature: '3abcFi11',
          inputMint: 'So11111111111111111111111111111111111111112',
          inputAmount: '1000000000',
          outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
          outputAmount: '200000000',
          feeAmount: undefined,
        },
      ],
    })
  })
})

describe('a page (behaviour 25.11)', () => {
  it.each([
    ['none', 0, 0],
    ['one', 100, 1],
    ['three', 201, 3],
  ])('tells the number of pages: %s', (_, total, totalPages) => {
    const text = answer(total === 0 ? [] : [trigger], { total, limit: 100, offset: 0 })
    expect(parseNewerTriggers(text, 'active')).toMatchObject({ totalPages, totalItems: total })
  })

  it('may have fewer orders than were asked for, if there are no more', () => {
    const text = answer([trigger], { total: 1, limit: 20 })
    expect(parseNewerTriggers(text, 'active')).toMatchObject({ totalPages: 1, itemCount: 1 })
  })

  it.each([
    ['no JSON', '<html>'],
    ['a list alone', '[]'],
    ['no orders', '{"pagination":{"total":0,"limit":100}}'],
    ['orders null', answer([]).replace('[]', 'null')],
    ['no pagination', '{"orders":[]}'],
    ['no total', answer([], { limit: 100 })],
    ['orders, but a total of 0', answer([trigger, recurring], { total: 0, limit: 100 })],
    ['a total below 0', answer([], { total: -1, limit: 100 })],
    ['a total of 1e9', answer([], { total: 1e9, limit: 100 })],
    ['pages of 20 orders for 30', answer([], { total: 30, limit: 20 })],
    ['pages of 50 orders for 300', answer([], { total: 300, limit: 50 })],
  ])('is a fault, never an empty list: %s', (_, text) => {
    for (const parse of [parseNewerRecurring, parseNewerTriggers]) {
      expect(() => parse(text, 'active')).toThrow(new UpstreamError({ kind: 'unreadable' }))
    }
  })

  it.each<[string, unknown]>([
    ['null', null],
    ['without an id', { ...recurring, id: undefined }],
    ['events that are no list', { ...recurring, events: 'none' }],
    ['a deposit with decimals', { ...recurring, inputAmountInitial: '20.5' }],
    [
      'nothing that tells the deposited amount',
      { ...recurring, inputAmountInitial: null, inputAmountUsed: null, events: [round] },
    ],
    ['a mint that could end a CSV cell', { ...recurring, inputMint: 'a,b' }],
    ['an invalid time', { ...recurring, createdAt: 'soon' }],
    ['no time at all', { ...recurring, createdAt: null, events: null }],
  ])('an order is skipped and counted: %s', (_, item) => {
    const page = parseNewerRecurring(answer([item, recurring]), 'active')
    expect(page).toMatchObject({
      itemCount: 2,
      orders: [{ orderKey: '019f053d-3f0c-70ad-bb5e-76d633291f80' }],
    })
    expect([page.orders.length, page.unreadableOrders]).toEqual([1, 1])
  })

  it('an order without the amount or the time of its opening gets them from other fields', () => {
    const amounts = { inputAmountInitial: undefined, inputAmountRemaining: '12000000' }
    expect(recurringOf({ inputAmountInitial: null }).deposited).toBe('20000000')
    expect(recurringOf({ ...amounts, events: null }).deposited).toBe('22000000')
    expect(triggerOf({ initialInputAmount: null, createdAt: undefined })).toMatchObject({
      createdAt: '2023-12-31T05:20:00.000Z',
      deposited: '1000000000',
    })
    const lacking = { initialInputAmount: undefined, remainingInputAmount: '5', createdAt: null }
    expect(triggerOf({ ...lacking, events: [fill] })).toMatchObject({
      createdAt: '2023-12-31T05:28:20.000Z',
      deposited: '1000000005',
    })
  })

  it.each([
    ['with its type and amount', recurring],
    ['with an unknown type', { ...recurring, orderType: 'new' }],
    ['without its amount', { ...recurring, inputAmountInitial: null }],
    ['by price', { ...recurring, orderType: 'price_conditional' }],
  ])('a recurring order among triggers is left out: %s', (_, item) => {
    expect(parseNewerTriggers(answer([item, trigger]), 'active')).toMatchObject({
      itemCount: 2,
      unreadableOrders: 0,
      orders: [{ kind: 'trigger' }],
      keysWithoutTrades: [],
    })
  })

  it.each([
    [1_790_000_000, '2026-09-21T14:13:20.000Z'],
    [99_999_999_999, '5138-11-16T09:46:39.000Z'],
    [100_000_000_000, '1973-03-03T09:46:40.000Z'],
  ])('a time below 1e11 is in seconds, any other in milliseconds: %d', (createdAt, expected) => {
    expect(triggerOf({ createdAt, events: [fill] }).createdAt).toBe(expected)
  })

  it('a trigger with an invalid event and no trade is skipped, and does not count as one without trades', () => {
    const item = { ...trigger, events: [triggerDeposit, { type: 'fell_asleep' }] }
    const page = parseNewerTriggers(answer([item]), 'active')
    expect(page).toMatchObject({ orders: [], unreadableOrders: 1, keysWithoutTrades: [] })
  })

  it('only the keys of triggers without a trade are kept; recurring orders without a trade are kept', () => {
    const items = [
      { ...trigger, events: [triggerDeposit], orderState: 'open' },
      { ...trigger, id: 'b', events: null },
    ]
    expect(parseNewerTriggers(answer(items), 'active')).toMatchObject({
      orders: [],
      unreadableOrders: 0,
      keysWithoutTrades: ['019f0530-36a7-77da-a38f-ed9414bb996b', 'b'],
      completedWithoutTrades: ['b'],
    })
    expect(recurringOf({ events: [deposit] }).trades).toEqual([])
  })
})

describe('the state of an order', () => {
  it.each([
    ['open', 'Open'],
    ['filled', 'Completed'],
    ['cancelled', 'Cancelled'],
    ['expired', 'Expired'],
    ['pending', 'Pending'],
    ['executing', 'Executing'],
    ['pending_withdraw', 'Withdrawing'],
    ['failed', 'Failed'],
    ['hiber\u202enating', 'hibernating'],
  ])('of a trigger: %s', (orderState, expected) => {
    expect(triggerOf({ orderState }).status).toBe(expected)
  })

  it.each([
    ['active', 'active', 'Open'],
    ['depositing', 'pending', 'Pending'],
    ['depositing', null, 'Pending'],
    ['withdrawing', 'pending_withdraw', 'Withdrawing'],
    ['withdrawing', undefined, 'Withdrawing'],
    ['completed', 'completed', 'Completed'],
    ['deposit_failed', 'failed', 'Deposit failed'],
    ['archived', 'archived', 'archived'],
  ])('of a recurring order: %s, displayed as %s', (state, displayState, expected) => {
    expect(recurringOf({ state, displayState }).status).toBe(expected)
  })

  it.each([
    ['time_based', 'time'],
    ['price_conditional', 'price'],
  ])('%s trades by %s', (orderType, recurringType) => {
    expect(recurringOf({ orderType }).recurringType).toBe(recurringType)
  })
})

describe('amounts are base units, digit for digit', () => {
  it('even if they are long JSON numbers', () => {
    const text = answer([recurring]).replace('Round":"10000000"', 'Round":12345678901234567890')
    expect(oneOf(parseNewerRecurring(text, 'active')).perCycle).toBe('12345678901234567890')
  })
})

describe('whatever an answer holds (behaviour 25.11)', () => {
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(
      ...[null, undefined, '', true, [], {}, -5, '-5', 0.5, '1.5', '0x10', '1e30', 2 ** 53],
      ...['9'.repeat(60), '9'.repeat(5_000), -8.64e15, 8.64e15 + 1, '0000-00-00', 'constructor'],
      ...['__proto__', '=1+1', 'a,b', 'a\u202eb', 'success', 'fill', 'withdrawal'],
    ),
    fc.jsonValue(),
  )
  const changed = (item: object) =>
    fc
      .dictionary(fc.constantFrom(...Object.keys(item)), hostile, { maxKeys: 3 })
      .map((change) => ({ ...item, ...change }))
  const changedOrder = (order: object, events: readonly object[]) =>
    fc.oneof(
      hostile,
      changed({ ...order, events }),
      fc.tuple(...events.map(changed)).map((itsEvents) => ({ ...order, events: itsEvents })),
    )

  it.each([
    [
      'recurring orders',
      parseNewerRecurring,
      { ...recurring, jlEnabled: true },
      [deposit, round, withdrawal({ inputAmount: '10000000' })],
    ],
    [
      'triggers',
      parseNewerTriggers,
      { ...trigger, orderType: 'otoco' },
      [triggerDeposit, { ...fill, amount: '1', mint: null }, back(), withdrawal({ amount: '5' })],
    ],
  ])('%s are parsed, or skipped and counted; the next one stays', (_, parse, order, events) => {
    const whole = { ...order, id: 'next', events }
    fc.assert(
      fc.property(changedOrder(order, events), (item) => {
        const { orders, unreadableOrders, ...page } = parse(answer([item, whole]), 'past')
        const untraded = 'keysWithoutTrades' in page ? page.keysWithoutTrades.length : 0
        expect(orders.length + unreadableOrders + untraded).toBe(2)
        expect(orders.slice(-1)).toEqual(parse(answer([whole]), 'past').orders)
        expect(() => reconcileOrders(orders)).not.toThrow()
        for (const event of orderEvents(orders, 'Wallet')) {
          expect(event.inputAmount?.amount ?? '0').toMatch(/^\d{1,60}$/)
          if (event.kind === 'trade') expect(event.outputAmount.amount).toMatch(/^\d{1,60}$/)
        }
      }),
      { numRuns: 100 },
    )
  })
})
