import { fixed } from '@/lib/domain/amounts/decimal'
import type { Gains, TokenGains } from '@/lib/domain/gains/gains'

/** For tests: 3 tokens bought for $100, 10 sold, of which 4.2 have no known cost, and 1 that remains at $50. */
export const testTokenGains: TokenGains = {
  mint: 'Mint',
  bought: fixed('3'),
  purchases: 1,
  cost: { value: fixed('100'), trades: 1 },
  boughtWithCost: fixed('3'),
  sold: fixed('10'),
  sales: 1,
  proceeds: { value: fixed('2000'), trades: 1 },
  soldWithoutCost: fixed('4.2'),
  soldUnpriced: 0n,
  isHeldElsewhere: false,
  costOfSales: fixed('50'),
  costOfUnpricedSales: 0n,
  gain: { value: fixed('1234.5'), trades: 1 },
  remaining: { amount: fixed('1'), amountWithCost: fixed('1'), cost: fixed('50') },
}

/** For tests: the results of no trades. */
export const noGains: Gains = {
  tokens: [],
  heldMints: [],
  periods: [],
  unpriced: 0,
  currency: 'USD',
  unmeasured: 0,
  unrated: 0,
  provisional: 0,
  mismatches: 0,
}
