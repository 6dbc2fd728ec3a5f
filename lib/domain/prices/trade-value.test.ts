/** @jest-environment node */
import { adjustedAmount } from '@/lib/domain/testing/sample-decimals'
import { SOL, USDC } from '@/lib/domain/testing/sample-orders'
import type { Trade } from '@/lib/domain/trades/order-event'
import type { SourceAnswer } from './best-price'
import { NO_ANSWERS, withAnswers } from './price-answers'
import { valuedSide } from './trade-value'

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

type Price = SourceAnswer | undefined
const price = (source: 'typed' | 'birdeye' | 'trade' | 'defillama', apartSeconds = 0): Price => ({
  source,
  apartSeconds,
  value: '2',
})
const answersOf = (prices: readonly (readonly [string, Price])[]) =>
  withAnswers(
    NO_ANSWERS,
    prices.flatMap(([mint, answer]) => (answer ? { mint, minute: MINUTE, answer } : [])),
    0,
  )

describe('the side whose USD value is the trade’s (behaviour 8.32)', () => {
  it.each<[string, string, string, Price, Price, 'input' | 'output' | undefined]>([
    ['manual before Birdeye', MEME, SOL, price('typed'), price('birdeye'), 'input'],
    ['Birdeye before trades', SOL, MEME, price('trade'), price('birdeye'), 'output'],
    ['trades before DefiLlama', MEME, SOL, price('trade'), price('defillama'), 'input'],
    ['the nearer record', SOL, MEME, price('defillama'), price('defillama', 1_500), 'input'],
    [
      'the nearer one, before or after',
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
    [
      'what was received, if both are such',
      USDC,
      SOL,
      price('birdeye'),
      price('birdeye'),
      'output',
    ],
    ['what was received, if neither is', 'A', 'B', price('birdeye'), price('birdeye'), 'output'],
    ['the one with a price', MEME, SOL, price('defillama', 1_500), undefined, 'input'],
    ['neither without a price', SOL, MEME, undefined, undefined, undefined],
  ])('%s', (_, input, output, inputPrice, outputPrice, side) => {
    const answers = answersOf([
      [input, inputPrice],
      [output, outputPrice],
    ])
    expect(valuedSide(trade(input, output), answers)).toBe(side)
  })
})
