/** @jest-environment node */
import type { Order } from '@/lib/domain/orders/order'
import {
  testRecurring,
  testRefunds,
  testTrade,
  testTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/test-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { stateOf } from '@/lib/view/testing/test-events'
import { orderFacts } from './order-facts'

const NOW = Date.UTC(2026, 10, 22)
const factsOf = (order: Order, nowMs = NOW, timeZone?: string) =>
  orderFacts(order, {
    input: stateOf(order.inputMint),
    output: stateOf(order.outputMint),
    nowMs,
    timeZone,
  })
const namesOf = (order: Order) => factsOf(order).map(({ name }) => name)
const textsOf = (order: Order, named: string, nowMs?: number) =>
  factsOf(order, nowMs).find(({ name }) => name === named)?.texts

const trades = [testTrade(), testTrade()]
const cancelled = testTrigger({
  status: 'Cancelled',
  remaining: '0.5',
  refunds: testRefunds('0.5'),
  trades: [
    testTrade({
      inputAmount: '1.5',
      outputAmount: '300',
      feeAmount: '0.3',
      inputMint: SOL,
      outputMint: USDC,
    }),
  ],
})
const active = testRecurring({
  orderStatus: 'active',
  trades,
  used: '50',
  refunded: '0',
  received: '0.2997',
  closingSignature: '',
  closedBy: undefined,
  minOutput: '0.15',
  maxOutput: '0.2',
})
const SUMS = ['Trades', 'Paid', 'Received', 'Fees', 'Average rate']

describe('order details (behaviour 16.8)', () => {
  it('of a cancelled trigger: terms, outcome, sums and transactions', () => {
    const facts = factsOf(cancelled, NOW, 'UTC')
    expect(facts.slice(0, 6)).toEqual([
      {
        name: 'Deposited',
        texts: ['2 SOL', expect.stringMatching(/ UTC$/)],
        transactionSignature: 'StartSignature',
      },
      { name: 'Limit price', texts: ['200 USDC per SOL', '0.005 SOL per USDC'] },
      { name: 'Used', texts: ['1.5 SOL of 2 SOL'] },
      {
        name: 'Refund',
        texts: ['0.5 SOL', expect.stringMatching(/Feb 2026/)],
        transactionSignature: 'EndSignature',
      },
      { name: 'Closed', texts: ['Cancelled'], transactionSignature: 'EndSignature' },
      { name: 'Reconciled', texts: ['Yes'] },
    ])
    expect(namesOf(cancelled).slice(6)).toEqual(SUMS)
  })

  it('of an active recurring order: schedule, bounds, next trade, and averages as quotients of sums', () => {
    expect(factsOf(active).map(({ name, texts }) => [name, ...texts])).toEqual([
      ['Deposited', '100 USDC', expect.anything()],
      ['Schedule', '25 USDC every day'],
      ['Min output', '0.15 SOL per trade', '166.666667 USDC per SOL'],
      ['Max output', '0.2 SOL per trade', '125 USDC per SOL'],
      ['Used', '50 USDC of 100 USDC'],
      ['Next trade', expect.stringMatching(/^overdue since 03 Feb 2026/)],
      ['Reconciled', 'Yes'],
      ['Trades', '2 trades'],
      ['Paid', '50 USDC'],
      ['Received', '0.2997 SOL'],
      ['Fees', '0.0003 SOL'],
      ['Average rate', '0.005994 SOL per USDC', '166.8335 USDC per SOL'],
    ])
  })

  describe('of a newer order by price (behaviour 16.8)', () => {
    const rounds = { yieldAmount: undefined, failedRounds: 0, rescheduledRounds: 0 }
    const priceBounds = { mint: SOL, min: '50', max: '1000' }
    const newer = { ...rounds, priceBounds, nextTradeAt: '2026-12-01T20:27:46.015Z' }
    const order = testRecurring({ recurringType: 'price', status: 'Open', newer })

    it('the price bounds, and the next trade as Jupiter gives it', () => {
      expect(textsOf(order, 'Min price')).toEqual(['$50 per SOL'])
      expect(textsOf(order, 'Max price')).toEqual(['$1,000 per SOL'])
      expect(textsOf(order, 'Next trade')).toEqual([expect.stringMatching(/^01 Dec 2026/)])
    })

    it.each([
      ['another token', 'MintOfNone', '$50 per MintOfNone'],
      ['an unnamed token', undefined, '$50'],
    ])('only one price bound, of %s: no line for the other', (_, mint, text) => {
      const one = { ...newer, priceBounds: { mint, min: '50', max: undefined } }
      expect(textsOf({ ...order, newer: one }, 'Min price')).toEqual([text])
      expect(textsOf({ ...order, newer: one }, 'Max price')).toBeUndefined()
    })
  })

  it('of an order with a top-up: each deposit with its time and transaction', () => {
    const topUps = [
      { date: '2026-02-01T11:00:00.000Z', amount: '1', transactionSignature: 'TopUp' },
    ]
    const order = testRecurring({ deposited: '111', topUps })
    expect(factsOf(order, NOW, 'UTC').slice(0, 2)).toEqual([
      {
        name: 'Deposited',
        texts: ['110 USDC', '01 Feb 2026 10:00:00 UTC'],
        transactionSignature: 'StartSignature',
      },
      {
        name: 'Top-up',
        texts: ['1 USDC', '01 Feb 2026 11:00:00 UTC'],
        transactionSignature: 'TopUp',
      },
    ])
    expect(textsOf(order, 'Used')).toEqual(['100 USDC of 111 USDC'])
  })

  it('what Jupiter does not report has no line', () => {
    const none = { perCycle: undefined, used: undefined, closedBy: undefined }
    const bare = testRecurring(none)
    expect(namesOf(bare)).toEqual(['Deposited', 'Reconciled'])
    const trigger = testTrigger({
      limitOutput: undefined,
      remaining: undefined,
      trades: [],
    })
    expect(namesOf(trigger)).toEqual(['Deposited', 'Reconciled'])
    const unknownFee = { ...active, trades: [testTrade({ feeAmount: undefined })] }
    expect(namesOf(unknownFee)).not.toContain('Fees')
  })

  it.each([
    ['weeks, in days', { everySeconds: 604_800 }, ['25 USDC every 7 days']],
    ['half a day', { everySeconds: 43_200 }, ['25 USDC every 12 hours']],
    ['minutes', { everySeconds: 5_400 }, ['25 USDC every 90 minutes']],
    ['seconds', { everySeconds: 61 }, ['25 USDC every 61 seconds']],
    ['by value', { perCycle: undefined, usdPerCycle: '25' }, ['+$25 in value every day']],
    ['an unknown interval', { everySeconds: undefined }, undefined],
  ])('schedule: %s', (_, change, texts) => {
    expect(textsOf(testRecurring(change), 'Schedule')).toEqual(texts)
  })

  it('an OTOCO with trades in both directions has a count of trades and no sums', () => {
    const back = testTrade({ inputMint: SOL, outputMint: USDC })
    const names = namesOf({ ...active, trades: [testTrade(), back] })
    expect(names.filter((name) => SUMS.includes(name))).toEqual(['Trades'])
  })

  it.each([
    ['an open order without an expiry', { status: 'Open' }, /^Never$/],
    [
      'an order with an expiry',
      { status: 'Open', expiredAt: '2026-12-31T00:00:00.000Z' },
      /^3[01] Dec 2026/,
    ],
  ])('expires: %s', (_, change, text) => {
    expect(textsOf(testTrigger(change), 'Expires')?.[0]).toMatch(text)
  })

  it.each([
    ['is to come', 'Open', '2026-12-31T00:00:00.000Z', 'Expires'],
    ['has passed, of an open order', 'Open', '2025-12-31T00:00:00.000Z', 'Expired'],
    ['has passed, of an expired order', 'Expired', '2025-12-31T00:00:00.000Z', 'Expired'],
    ['has passed, of a completed order', 'Completed', '2025-12-31T00:00:00.000Z', 'Expiry'],
    ['is to come, of a completed order', 'Completed', '2026-12-31T00:00:00.000Z', 'Expiry'],
    ['is to come, of a cancelled order', 'Cancelled', '2026-12-31T00:00:00.000Z', 'Expiry'],
  ])('an expiry that %s', (_, status, expiredAt, name) => {
    expect(namesOf(testTrigger({ status, expiredAt }))).toContain(name)
  })

  it.each([
    ['by its owner', testRecurring({ closedBy: 'owner' }), 'By owner'],
    ['by Jupiter', testRecurring({ closedBy: 'Jupiter' }), 'By Jupiter'],
    ['not yet', testRecurring({ orderStatus: 'active' }), undefined],
    ['by a fill', testTrigger(), undefined],
  ])('closed: %s', (_, order, text) => {
    expect(textsOf(order, 'Closed')?.[0]).toBe(text)
  })

  it.each([
    ['to come', active, Date.UTC(2026, 1, 3), /^03 Feb 2026/],
    ['of an order by price', { ...active, recurringType: 'price' as const }, NOW, undefined],
    ['of a past order', { ...active, orderStatus: 'past' as const }, NOW, undefined],
  ])('the next trade, one cycle after the last: %s', (_, order, nowMs, text) => {
    const nextTrade = textsOf(order, 'Next trade', nowMs)?.[0]
    if (text) expect(nextTrade).toMatch(text)
    else expect(nextTrade).toBeUndefined()
  })

  it.each([
    [
      'input and output',
      { used: '75', received: '0.3' },
      ['No', '25 USDC unaccounted for', '0.0003 SOL unaccounted for'],
    ],
    ['too few figures', { used: undefined }, ['Not enough data']],
  ])('reconciled: %s', (_, change, texts) => {
    expect(textsOf({ ...active, ...change }, 'Reconciled')).toEqual(texts)
  })

  it('amounts of a token whose decimals are unknown are in base units, and a line says why', () => {
    const input: TokenState = { kind: 'unknown', mint: active.inputMint }
    const facts = orderFacts(
      { ...active, baseUnitMints: [input.mint], deposited: '20000000', used: '75' },
      { input, output: stateOf(active.outputMint), nowMs: NOW, timeZone: undefined },
    )
    const texts = (named: string) => facts.find(({ name }) => name === named)?.texts
    expect(texts('Deposited')?.[0]).toBe('20000000 base units')
    expect(texts('Used')).toEqual(['75 base units of 20000000 base units'])
    expect(texts('Schedule')).toEqual(['25 base units every day'])
    expect(texts('Reconciled')).toEqual(['No', '25 base units unaccounted for'])
    expect(texts('Received')).toEqual(['0.2997 SOL'])
    expect(texts('Base units')).toEqual(['The decimals of this token are unknown'])
    expect(texts('Average rate')).toBeUndefined()
  })

  it('an unknown token has an amount and no rate', () => {
    const context = { input: stateOf(active.inputMint), nowMs: NOW, timeZone: undefined }
    const unknown = orderFacts(active, { ...context, output: { kind: 'unknown', mint: 'MintX' } })
    expect(unknown.find(({ name }) => name === 'Received')?.texts).toEqual([
      '0.2997 Unknown (MintX)',
    ])
    expect(unknown.map(({ name }) => name)).not.toContain('Average rate')
  })
})
