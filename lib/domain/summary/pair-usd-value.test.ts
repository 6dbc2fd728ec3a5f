/** @jest-environment node */
import Big from 'big.js'
import fc from 'fast-check'
import { bestPriceAt, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { roundToMinute } from '@/lib/domain/prices/price-minute'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import { anyPrice, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/sample-prices'
import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { Trade } from '@/lib/domain/trades/order-event'
import { anySwap, deposited, swapped } from '@/lib/domain/testing/sample-swaps'
import { averageUsdPrice, valueTrades } from './pair-usd-value'

const minuteOf = (date: string) => roundToMinute(unixSeconds(date))
const trade = (date: string, paid: string, net: string, fee: string) =>
  swapped(paid, net, fee, { date })
const [FIRST, SECOND, THIRD] = [
  '2026-02-02T10:00:03.000Z',
  '2026-02-02T10:05:03.000Z',
  '2026-02-02T10:10:03.000Z',
] as const
const trades = [
  trade(FIRST, '100', '1', '0.5'),
  trade(SECOND, '200', '3', '0'),
  trade(THIRD, '400', '4', '0'),
]
const key = `${USDC} ${SOL}`

it('each side counts where it has a price; the average is over what those trades received (behaviour 18.7)', () => {
  const answers: PriceAnswers = new Map([
    [USDC, new Map([FIRST, SECOND].map((date) => [minuteOf(date), birdeyePrice(1.01)]))],
    [SOL, new Map([[minuteOf(FIRST), birdeyePrice(140.5)]])],
  ])
  const usdValue = valueTrades([deposited('25'), ...trades], answers).get(key)
  expect(usdValue).toEqual({
    paid: { usd: '303', trades: 2, received: { net: '4', total: '4.5' } },
    received: { usd: { net: '140.5', total: '210.75' }, trades: 1 },
    priced: 1,
  })
  if (!usdValue) throw new Error('no USD value')
  expect(averageUsdPrice(usdValue, 'net')).toBe('75.75')
  expect(averageUsdPrice(usdValue, 'total')).toBe('67.3333333333333333333333333333')
})

it.each<[string, PriceAnswers]>([
  ['no answer', new Map()],
  ['only missing ones', new Map([[USDC, new Map([[minuteOf(FIRST), birdeyeMissing(1)]])]])],
  ['prices of other minutes', new Map([[USDC, new Map([[0, birdeyePrice(1)]])]])],
])('with %s a pair has no USD value', (_, answers) => {
  expect(valueTrades(trades, answers).size).toBe(0)
})

it.each([
  ['nothing was received', '0', '0', undefined],
  ['all was fee, which counts with the fee', '0', '2', '50'],
])('the average where %s', (_, net, fee, average) => {
  const answers: PriceAnswers = new Map([[USDC, new Map([[minuteOf(FIRST), birdeyePrice(1)]])]])
  const usdValue = valueTrades([trade(FIRST, '100', net, fee)], answers).get(key)
  if (!usdValue) throw new Error('no USD value')
  expect(averageUsdPrice(usdValue, 'net')).toBeUndefined()
  expect(averageUsdPrice(usdValue, 'total')).toBe(average)
})

it('a price of 0 is a price; without priced payments there is no average', () => {
  const answers: PriceAnswers = new Map([[SOL, new Map([[minuteOf(FIRST), birdeyePrice(0)]])]])
  const usdValue = valueTrades(trades, answers).get(key)
  expect(usdValue).toMatchObject({
    paid: { trades: 0 },
    received: { usd: { net: '0' }, trades: 1 },
  })
  expect(usdValue && averageUsdPrice(usdValue, 'net')).toBeUndefined()
})

it('USD sums are those of an exact recomputation', () => {
  const anyWorld = fc.record({
    events: fc.array(anySwap, { maxLength: 20 }),
    prices: fc.array(
      fc.record({
        mint: fc.constantFrom(USDC, SOL, 'MintA', 'MintC'),
        minute: fc.integer({ min: 0, max: 3 }),
        price: anyPrice,
      }),
      { maxLength: 8 },
    ),
  })
  const firstMinute = minuteOf('2026-02-02T10:00:00.000Z')
  fc.assert(
    fc.property(anyWorld, ({ events, prices }) => {
      const answers = new Map<string, Map<number, ReturnType<typeof birdeyePrice>>>()
      for (const { mint, minute, price } of prices) {
        const ofMint = answers.get(mint) ?? new Map<number, ReturnType<typeof birdeyePrice>>()
        answers.set(mint, ofMint.set(firstMinute + minute * 60, birdeyePrice(price)))
      }
      const priceOf = (mint: string, { date }: Trade) =>
        bestPriceAt(answers, mint, unixSeconds(date))?.value
      for (const [pair, { paid, received }] of valueTrades(events, answers)) {
        const own = events.filter(
          (event) => event.kind === 'trade' && `${event.inputMint} ${event.outputMint}` === pair,
        )
        const exact = { paid: new Big(0), net: new Big(0), fees: new Big(0), bought: new Big(0) }
        for (const event of own) {
          if (event.kind !== 'trade') continue
          const [inputPrice, outputPrice] = [
            priceOf(event.inputMint, event),
            priceOf(event.outputMint, event),
          ]
          const { amount: net } = event.outputAmount
          if (inputPrice !== undefined) {
            exact.paid = exact.paid.plus(new Big(event.inputAmount.amount).times(inputPrice))
            exact.bought = exact.bought.plus(net)
          }
          if (outputPrice !== undefined) {
            exact.net = exact.net.plus(new Big(net).times(outputPrice))
            exact.fees = exact.fees.plus(new Big(event.fee?.amount ?? '0').times(outputPrice))
          }
        }
        expect(paid.usd).toBe(exact.paid.toFixed())
        expect(paid.received.net).toBe(exact.bought.toFixed())
        expect(received.usd.net).toBe(exact.net.toFixed())
        expect(received.usd.total).toBe(exact.net.plus(exact.fees).toFixed())
      }
    }),
  )
})
