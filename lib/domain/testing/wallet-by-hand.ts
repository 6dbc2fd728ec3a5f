import { answered, priced } from '@/lib/domain/testing/test-prices'
import { readFileSync } from 'node:fs'
import { type PriceAnswers, NO_ANSWERS, withAnswers } from '@/lib/domain/prices/price-answers'
import type { MeasuredTrade } from '@/lib/domain/trades/order-event'
import { USDT } from '@/lib/domain/tokens/token'
import { SOL, USDC } from './test-orders'
import { swapped } from './test-swaps'

// For tests: the made-up wallet that docs/gains.md calculates by hand.
const DOC = readFileSync('docs/gains.md', 'utf8')

/** The mints of the wallet's tokens. No service has a price of BONK or NEW. */
export const MINTS_BY_HAND = new Map([
  ['SOL', SOL],
  ['USDC', USDC],
  ['USDT', USDT],
  ['BONK', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
  ['JUP', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'],
  ['NEW', 'NewMadeUpMint11111111111111111111111111111'],
])

/** Returns the cells of the table below a heading of docs/gains.md. */
export function tableByHand(heading: string): string[][] {
  const section = DOC.split(`# ${heading}\n`)[1]?.split('\n#')[0] ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Returns the wallet's twelve trades, by date. */
export function tradesByHand(): MeasuredTrade[] {
  const parts = (amount = '') => {
    const [figure = '', symbol = ''] = amount.split(' ')
    return { figure, mint: MINTS_BY_HAND.get(symbol) ?? '' }
  }
  return tableByHand('The trades').map(([, day, ...amounts]) => {
    const [paid, received, fee] = amounts.map(parts)
    if (!paid || !received || !fee) throw new Error('not a trade')
    const [inputMint, outputMint] = [paid.mint, received.mint]
    const change = { date: `${day}T12:00:00.000Z`, inputMint, outputMint }
    return swapped(paid.figure, received.figure, fee.figure, change)
  })
}

/** The minute of trade 4, at which DefiLlama says that 1 SOL is $100. Unix seconds. */
export const PRICED_MINUTE = Date.UTC(2025, 3, 10, 12) / 1_000

export function answersByHand(): PriceAnswers {
  const added = answered(SOL, PRICED_MINUTE, priced('defillama', '100', 60))
  return withAnswers(NO_ANSWERS, [added], 0)
}

/** Returns the exchange rates by day, as a service sends them: for 1 EUR. */
export function ratesByHand(): Record<string, { USD: number; GBP: number }> {
  const rows = tableByHand('Rates')
  return Object.fromEntries(
    rows.map(([day = '', usd, gbp]) => [day, { USD: Number(usd), GBP: Number(gbp) }]),
  )
}
