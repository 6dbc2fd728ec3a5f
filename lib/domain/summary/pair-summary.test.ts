/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/token-price'
import type { ValueSum } from '@/lib/domain/gains/value-sum'
import { averagePrice, fixed, fixedText } from '@/lib/domain/amounts/decimal'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { anyPrice, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'
import { compareText } from '@/lib/domain/text/compare-text'
import { anyDepositOrTrade, deposited, swapped } from '@/lib/domain/testing/test-swaps'
import { unixSeconds } from '@/lib/domain/time/unix-time'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { summarize } from './pair-summary'

it('each pair has one row, with exact sums of deposits, refunds, trades and fees (behaviour 18.1, 18.3)', () => {
  const firstTrade = swapped('0.000001', '0.000000001')
  const lastTrade = swapped('25', '0.1', '0.2', { date: '2026-02-04T10:00:00.000Z' })
  const events: OrderEvent[] = [
    deposited('100.1'),
    deposited('0.2'),
    { ...deposited('12.5'), kind: 'refund' },
    firstTrade,
    lastTrade,
  ]
  expect(summarize(events)).toEqual([
    {
      key: `${USDC} ${SOL}`,
      inputMint: USDC,
      outputMint: SOL,
      trades: 2,
      deposits: 2,
      deposited: '100.3',
      refundedOrders: 1,
      refunded: '12.5',
      paid: '25.000001',
      received: { net: '0.100000001', total: '0.300000001' },
      fees: '0.2',
      unknownFees: 0,
      unmeasured: 0,
      firstTrade,
      lastTrade,
      usdValue: undefined,
    },
  ])
})

it('an order with two refunds counts as one refunded order (behaviour 18.2)', () => {
  const refund = (orderKey: string) => ({
    ...deposited('5', { orderKey }),
    kind: 'refund' as const,
  })
  const { orderKey } = deposited('5')
  const [pair] = summarize([refund(orderKey), refund(orderKey)])
  expect(pair).toMatchObject({ refundedOrders: 1, refunded: '10' })
})

it('an event without amounts in token units is counted, but is in no sum (behaviour 18.3)', () => {
  const inTotal: OrderEvent = { ...swapped('1', '5', '1'), inputAmount: null }
  const baseUnits = { amount: '5', adjustedForDecimals: false }
  const [pair] = summarize([
    swapped('2', '7', '1'),
    inTotal,
    swapped('1', '5', '1', { outputAmount: baseUnits }),
    deposited('9', { inputAmount: baseUnits }),
  ])
  expect(pair).toMatchObject({ trades: 1, deposits: 0, paid: '2', fees: '1', unmeasured: 3 })
})

it('an unknown fee is counted, but is in no sum (behaviour 7.8, 18.3)', () => {
  const [pair] = summarize([swapped('1', '5', '1'), swapped('1', '7', null)])
  expect(pair).toMatchObject({ fees: '1', unknownFees: 1, received: { net: '12', total: '13' } })
})

it('the pairs with the most trades come first; mints make a pair, not symbols (behaviour 18.1)', () => {
  const other = { outputMint: 'MintC' }
  const rows = summarize([
    swapped('1', '1', '0'),
    swapped('1', '1', '0', other),
    swapped('1', '1', '0', other),
    swapped('1', '1', '0', { inputMint: SOL, outputMint: USDC }),
  ])
  expect(rows.map(({ key, trades }) => [key, trades])).toEqual([
    [`${USDC} MintC`, 2],
    [`${USDC} ${SOL}`, 1],
    [`${SOL} ${USDC}`, 1],
  ])
})

it('a deposit belongs to the pair of its order (behaviour 18.1)', () => {
  expect(summarize([deposited('25', { outputMint: 'MintD' })])).toMatchObject([
    { key: `${USDC} MintD`, trades: 0, deposited: '25', firstTrade: undefined },
  ])
})

const minuteOf = (date: string) => roundToMinute(unixSeconds(date))
const [FIRST, SECOND, THIRD] = [
  '2026-02-02T10:00:03.000Z',
  '2026-02-02T10:05:03.000Z',
  '2026-02-02T10:10:03.000Z',
] as const
const trades = [
  swapped('100', '1', '0.5', { date: FIRST }),
  swapped('200', '3', '0', { date: SECOND }),
  swapped('400', '4', '0', { date: THIRD }),
]

describe('USD values (behaviour 18.7)', () => {
  it('each side counts if it has a price; the average divides by what trades with a priced payment received', () => {
    const answers: PriceAnswers = new Map([
      [USDC, new Map([FIRST, SECOND].map((date) => [minuteOf(date), birdeyePrice(1.01)]))],
      [SOL, new Map([[minuteOf(FIRST), birdeyePrice(140.5)]])],
    ])
    const usdValue = summarize([deposited('25'), ...trades], answers)[0]?.usdValue
    expect(usdValue).toEqual({
      paid: { value: fixed('303'), trades: 2 },
      received: {
        net: { value: fixed('140.5'), trades: 1 },
        total: { value: fixed('210.75'), trades: 1 },
      },
      average: { net: '75.75', total: '67.3333333333333333333333333333' },
    })
  })

  it('are absent if no trade has a price', () => {
    const answers = new Map([[USDC, new Map([[minuteOf(FIRST), birdeyeMissing(1)]])]])
    expect(summarize(trades, answers)[0]?.usdValue).toBeUndefined()
  })

  it.each([
    ['does not exist if nothing was received', '0', '0', undefined],
    ['exists only with the fee if nothing else was received', '0', '2', '50'],
  ])('the average %s', (_, net, fee, average) => {
    const answers = new Map([[USDC, new Map([[minuteOf(FIRST), birdeyePrice(1)]])]])
    const [pair] = summarize([swapped('100', net, fee, { date: FIRST })], answers)
    expect(pair?.usdValue?.average).toEqual({ net: undefined, total: average })
  })

  it('a price of 0 is a price; without priced payments there is no average', () => {
    const answers = new Map([[SOL, new Map([[minuteOf(FIRST), birdeyePrice(0)]])]])
    const usdValue = summarize(trades, answers)[0]?.usdValue
    expect(usdValue).toMatchObject({
      paid: { trades: 0 },
      received: { net: { value: 0n, trades: 1 } },
      average: { net: undefined },
    })
  })
})

it('sums and USD values are those of an exact recomputation, whatever the events', () => {
  const prices = fc.array(
    fc.record({
      mint: fc.constantFrom(USDC, SOL, 'MintA', 'MintC'),
      minute: fc.integer({ min: 0, max: 3 }),
      price: anyPrice,
    }),
    { maxLength: 8 },
  )
  const firstMinute = minuteOf('2026-02-02T10:00:00.000Z')
  fc.assert(
    fc.property(fc.array(anyDepositOrTrade, { maxLength: 30 }), prices, (swaps, knownPrices) => {
      const events = swaps.toSorted((a, b) => compareText(a.date, b.date))
      const answers = new Map<string, Map<number, ReturnType<typeof birdeyePrice>>>()
      for (const { mint, minute, price } of knownPrices) {
        const mintAnswers = answers.get(mint) ?? new Map<number, ReturnType<typeof birdeyePrice>>()
        answers.set(mint, mintAnswers.set(firstMinute + minute * 60, birdeyePrice(price)))
      }
      const priceOf = (mint: string, { date }: Trade) =>
        bestPriceAt(answers, mint, unixSeconds(date))?.value
      const trades = events.filter((event) => event.kind === 'trade')
      const rows = summarize(events, answers)
      expect(rows.reduce((sum, row) => sum + row.trades, 0)).toBe(trades.length)
      for (const { inputMint, outputMint, usdValue, ...row } of rows) {
        const pairTrades = trades.filter(
          (trade) => trade.inputMint === inputMint && trade.outputMint === outputMint,
        )
        const sum = (amountOf: (trade: Trade) => Big.BigSource) =>
          pairTrades.reduce((result, trade) => result.plus(amountOf(trade)), new Big(0)).toFixed()
        const feeOf = ({ fee }: Trade) => fee?.amount ?? '0'
        expect(row.paid).toBe(sum((trade) => trade.inputAmount?.amount ?? ''))
        expect(row.received.net).toBe(sum((trade) => trade.outputAmount.amount))
        expect(row.fees).toBe(sum(feeOf))
        expect(row.received.total).toBe(new Big(row.received.net).plus(row.fees).toFixed())
        const dates = pairTrades.map(({ date }) => date).sort()
        expect([row.firstTrade?.date, row.lastTrade?.date]).toEqual([dates[0], dates.at(-1)])
        const usdOf = (trade: Trade, mint: string, amount: string) =>
          new Big(priceOf(mint, trade) ?? 0).times(amount).round(60)
        const paidUsd = sum((trade) => usdOf(trade, inputMint, trade.inputAmount?.amount ?? ''))
        const netUsd = sum((trade) => usdOf(trade, outputMint, trade.outputAmount.amount))
        const feesUsd = sum((trade) => usdOf(trade, outputMint, feeOf(trade)))
        const usdText = (value?: ValueSum) => fixedText(value?.value ?? 0n)
        expect(usdText(usdValue?.paid)).toBe(paidUsd)
        expect(usdText(usdValue?.received.net)).toBe(netUsd)
        expect(usdText(usdValue?.received.total)).toBe(new Big(netUsd).plus(feesUsd).toFixed())
        const priced = pairTrades.filter((trade) => priceOf(inputMint, trade) !== undefined)
        const bought = priced.reduce((sum, t) => sum.plus(t.outputAmount.amount), new Big(0))
        expect(usdValue?.average.net).toBe(averagePrice(paidUsd, bought.toFixed()))
      }
    }),
  )
})
