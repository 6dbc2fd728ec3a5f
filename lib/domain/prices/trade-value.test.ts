/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/test-decimals'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { USDT } from '@/lib/domain/tokens/token'
import type { OrderEvent, Trade } from '@/lib/domain/trades/order-event'
import { NO_ANSWERS, type SourcedPrice, withAnswers } from './price-answers'
import { valuedSide, flawedRows, sidePrices, tradeMismatch } from './trade-value'
import { answered, birdeyeMissing, birdeyePrice } from '@/lib/domain/testing/test-prices'

const MINUTE = Date.UTC(2026, 1, 2, 10) / 1_000
const MEME = 'MintOfMeme'

function trade(inputMint: string, outputMint: string): Trade {
  return {
    kind: 'trade',
    date: '2026-02-02T10:00:03.000Z',
    inputMint,
    inputAmount: adjustedAmount('1'),
    outputMint,
    outputAmount: adjustedAmount('1000000'),
    fee: null,
    orderType: 'trigger',
    orderKey: 'Key',
    userAddress: 'Wallet',
    transactionSignature: '',
  }
}

type Price = SourcedPrice | undefined
const price = (source: 'manual' | 'birdeye' | 'trade' | 'defillama', offsetSeconds = 0): Price => ({
  source,
  offsetSeconds,
  value: '2',
})
const answersOf = (prices: readonly (readonly [string, Price])[]) =>
  withAnswers(
    NO_ANSWERS,
    prices.flatMap(([mint, price]) => (price ? answered(mint, MINUTE, price) : [])),
    0,
  )

describe('the side whose USD value counts for the trade (behaviour 8.32)', () => {
  it.each<[string, string, string, Price, Price, 'input' | 'output' | undefined]>([
    ['manual before Birdeye', MEME, SOL, price('manual'), price('birdeye'), 'input'],
    ['Birdeye before trades', SOL, MEME, price('trade'), price('birdeye'), 'output'],
    ['trades before DefiLlama', MEME, SOL, price('trade'), price('defillama'), 'input'],
    ['the nearer record', SOL, MEME, price('defillama'), price('defillama', 1_500), 'input'],
    [
      'the nearer record, before or after',
      MEME,
      SOL,
      price('defillama', -60),
      price('defillama', 90),
      'input',
    ],
    [
      'SOL, if all else is equal',
      SOL,
      MEME,
      price('defillama', -60),
      price('defillama', 60),
      'input',
    ],
    ['a stablecoin, if all else is equal', USDC, MEME, price('birdeye'), price('birdeye'), 'input'],
    ['a stablecoin before SOL', USDC, SOL, price('birdeye'), price('birdeye'), 'input'],
    [
      'what was received, if both are stablecoins',
      USDC,
      USDT,
      price('trade'),
      price('trade'),
      'output',
    ],
    ['what was received, if neither is', 'A', 'B', price('birdeye'), price('birdeye'), 'output'],
    ['the side with a price', MEME, SOL, price('defillama', 1_500), undefined, 'input'],
    ['no side if neither has a price', SOL, MEME, undefined, undefined, undefined],
  ])('%s', (_, input, output, inputPrice, outputPrice, side) => {
    const answers = answersOf([
      [input, inputPrice],
      [output, outputPrice],
    ])
    const sides = trade(input, output)
    expect(valuedSide(sides, ...sidePrices(sides, answers))).toBe(side)
  })
})

function exchange(input: string, output: string, fee = '0'): Trade {
  return {
    ...trade('A', 'B'),
    inputAmount: adjustedAmount(input),
    outputAmount: adjustedAmount(output),
    fee: adjustedAmount(fee),
  }
}

/** The answers of the two sides of `exchange`. */
const answersAt = (...prices: readonly (string | undefined)[]) =>
  answersOf(
    prices.map((value, at) => [
      at === 0 ? 'A' : 'B',
      value === undefined ? undefined : { source: 'birdeye', offsetSeconds: 0, value },
    ]),
  )

describe('a price mismatch: over 10 % of the larger side, in whole percent (behaviour 8.27)', () => {
  it.each([
    ['100 and 86', exchange('100', '86'), '1', '1', '14'],
    ['exactly 10 %', exchange('100', '90'), '1', '1', undefined],
    ['rounded half up', exchange('200', '171'), '1', '1', '15'],
    ['the output counts with its fee', exchange('100', '85', '5'), '1', '1', undefined],
    ['by their prices', exchange('2', '10'), '50', '7.5', '25'],
    ['one side at $0', exchange('1', '1'), '1', '0', '100'],
    ['both at $0', exchange('1', '1'), '0', '0', undefined],
    ['no price of the output', exchange('1', '2'), '1', undefined, undefined],
    ['no price of the input', exchange('1', '2'), undefined, '1', undefined],
  ])('%s', (_, row, inputPrice, outputPrice, percent) => {
    expect(tradeMismatch(row, answersAt(inputPrice, outputPrice))).toBe(percent)
  })

  it('none if an amount is in base units', () => {
    const inputAmount = { amount: '100', adjustedForDecimals: false }
    const row = { ...exchange('1', '1'), inputAmount }
    expect(tradeMismatch(row, answersAt('1', '9'))).toBeUndefined()
  })
})

const ONE = adjustedAmount('1')
const deposit = (inputMint: string): OrderEvent => ({
  ...trade(inputMint, ''),
  kind: 'deposit',
  inputAmount: ONE,
})
const swap = (input: string, output: string) => ({ ...trade(input, output), outputAmount: ONE })
const answers = new Map([
  ['A', new Map([[MINUTE, birdeyePrice(1)]])],
  ['B', new Map([[MINUTE, birdeyePrice(2)]])],
  ['None', new Map([[MINUTE, birdeyeMissing(1)]])],
])

it('rows with a missing price, and rows with a mismatch (behaviour 17.3)', () => {
  const events = [
    deposit('A'),
    deposit('None'),
    swap('A', 'A'),
    swap('A', 'B'),
    swap('None', 'A'),
    swap('A', 'Other'),
    swap('B', 'A'),
  ]
  expect(flawedRows(events, answers, 'missing')).toEqual([1, 4, 5])
  expect(flawedRows(events, answers, 'mismatch')).toEqual([3, 6])
})
