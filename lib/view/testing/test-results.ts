import { fixed } from '@/lib/domain/amounts/decimal'
import type { TokenResult } from '@/lib/domain/results/results'

/** A token that was bought and sold, some of it from elsewhere. */
export const tokenResult: TokenResult = {
  mint: 'Mint',
  bought: fixed('3'),
  boughtUsd: fixed('100'),
  unpriced: 0,
  sold: fixed('10'),
  soldUsd: fixed('50'),
  unmatched: fixed('4.2'),
  costSold: fixed('50'),
  gain: { usd: fixed('1234.5'), trades: 1 },
  left: fixed('1'),
  leftCost: fixed('50'),
}
