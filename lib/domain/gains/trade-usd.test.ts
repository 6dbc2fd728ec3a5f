/** @jest-environment node */
import { answered, priced } from '@/lib/domain/testing/test-prices'
import fc from 'fast-check'
import { fixedText, halfUp } from '@/lib/domain/amounts/decimal'
import {
  NO_ANSWERS,
  type PriceAnswers,
  type PriceSource,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { tradeAmounts } from '@/lib/domain/prices/trade-value'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import { USDT } from '@/lib/domain/tokens/token'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'
import { tradeUsd } from './trade-usd'

const MINTS = new Map([
  ['USDC', USDC],
  ['USDT', USDT],
  ['SOL', SOL],
])
const DATE = '2026-02-02T10:00:03.000Z'
const MINUTE = Date.parse('2026-02-02T10:00:00.000Z') / 1_000

/** A trade such as '1000 USDC for 10 SOL', with a fee in what was received; null is unknown. */
function traded(text: string, fee: string | null): MeasuredTrade {
  const [paid = '', input = '', , net = '', output = ''] = text.split(' ')
  const mints = { inputMint: MINTS.get(input) ?? input, outputMint: MINTS.get(output) ?? output }
  return swapped(paid, net, fee, { date: DATE, ...mints })
}

type Price = readonly [symbol: string, value: string, source: PriceSource]

function answersWith(prices: readonly Price[]): PriceAnswers {
  const added = prices.map(([symbol, value, source]) =>
    answered(MINTS.get(symbol) ?? symbol, MINUTE, priced(source, value)),
  )
  return withAnswers(NO_ANSWERS, added, 0)
}

describe('the USD of a trade (behaviour 8.32, 26.5)', () => {
  it.each<[string, string, string | null, readonly Price[], string]>([
    [
      'USDC that were paid count, fee included',
      '700 USDC for 1.99 SOL',
      '0.01',
      [],
      '700 700 696.5 3.5',
    ],
    [
      'USDT that were received count net of the fee',
      '2 SOL for 150 USDT',
      '0.15',
      [],
      '150 150.15 150 0.15',
    ],
    ['a fee that is unknown', '700 USDC for 2 SOL', null, [], '700 700 700 –'],
    [
      'no other price of the other token changes that, not even a manual one',
      ...(['1000 USDC for 10 SOL', '0'] as const),
      [
        ['SOL', '103', 'birdeye'],
        ['SOL', '104', 'manual'],
      ],
      '1000 1000 1000 0',
    ],
    [
      'nor does a fetched price of USDC',
      '1000 USDC for 10 SOL',
      '0',
      [['USDC', '0.98', 'birdeye']],
      '1000 1000 1000 0',
    ],
    [
      'a manual price of USDC does',
      '1000 USDC for 9 SOL',
      '1',
      [['USDC', '0.9', 'manual']],
      '900 900 810 90',
    ],
    [
      'a manual price of 0 is a price',
      '1000 USDC for 9 SOL',
      '1',
      [['USDC', '0', 'manual']],
      '0 0 0 0',
    ],
    [
      'USDC for USDT: each side counts at its own dollars',
      '100 USDC for 99.9 USDT',
      '0.1',
      [],
      '99.9 100 99.9 0.1',
    ],
    [
      'one token for another, with the price of one side',
      '2 SOL for 1000 BONK',
      '10',
      [['SOL', '100', 'defillama']],
      '200 200 – –',
    ],
    [
      'one token for another, the price of the received side',
      '2 SOL for 1000 BONK',
      '10',
      [['BONK', '0.2', 'birdeye']],
      '200 – 200 2',
    ],
    ['one token for another without a price', '2 SOL for 1000 BONK', '10', [], '– – – –'],
    [
      'a trade that received nothing counts as one without a price',
      '100 USDC for 0 SOL',
      '0',
      [],
      '– – – –',
    ],
    [
      'a trade that paid nothing counts as one without a price',
      '0 USDC for 1 SOL',
      '0',
      [],
      '– – – –',
    ],
  ])('%s', (_, trade, fee, prices, expected) => {
    const valued = traded(trade, fee)
    const answers = answersWith(prices)
    const { value, paid, received, fees } = tradeUsd(valued, tradeAmounts(valued), {
      input: answers.get(valued.inputMint)?.get(MINUTE),
      output: answers.get(valued.outputMint)?.get(MINUTE),
      fromTrades: new Map(),
    })
    const texts = [value, paid, received, fees].map((usd) =>
      usd === undefined ? '–' : fixedText(usd),
    )
    expect(texts.join(' ')).toBe(expected)
  })
})

describe('the received tokens and the fee (behaviour 26.5)', () => {
  it('are each worth their exact share of the dollars paid, rounded half up', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 6n })
    // Small even amounts make halves, large ones are like those of a wallet.
    const scale = fc.constantFrom(1n, 2n, 10n ** 51n)
    fc.assert(
      fc.property(units, units, units, scale, (paid, net, fee, unit) => {
        const amounts = { paid, received: net * unit, fee: fee * unit }
        const mints = { inputMint: USDC, outputMint: SOL }
        const prices = { input: undefined, output: undefined, fromTrades: new Map() }
        const { received, fees } = tradeUsd(mints, amounts, prices)
        expect(received).toBe(halfUp(paid * net, net + fee))
        expect(fees).toBe(halfUp(paid * fee, net + fee))
      }),
    )
  })
})
