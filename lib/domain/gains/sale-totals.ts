import type { Fixed } from '@/lib/domain/amounts/decimal'
import type { PooledTrade, Sale } from './pooled-trades'

/**
 * What a statement says of all sales (behaviour 26.12). A sale is what one transaction sold of one token. The sums are
 * of the parts with a known cost, so proceeds − costs = gains − losses.
 */
export type SaleTotals = {
  sales: number
  /** How many sales have no gain. */
  withoutGain: number
  proceeds: Fixed
  costs: Fixed
  gains: Fixed
  losses: Fixed
}

/** Sums the sales of some trades. Each sale is netted over its trades and lots. */
export function saleTotals(pooled: Iterable<PooledTrade>): SaleTotals {
  const gains = new Map<string, Fixed | undefined>()
  const totals = { proceeds: 0n, costs: 0n, gains: 0n, losses: 0n }
  let unsigned = 0
  for (const { trade, sale } of pooled) {
    // A trade that paid 0 of a token sold nothing.
    if (!sale || sale.amount === 0n) continue
    const { transactionSignature: signature } = trade
    // A trade without a signature is a sale of its own.
    if (signature === '') unsigned += 1
    const key = `${signature || unsigned} ${sale.pool.mint}`
    gains.set(key, sumOfGains(gains.get(key), sale.gain))
    addKnownParts(totals, sale)
  }
  let withoutGain = 0
  for (const gain of gains.values()) {
    if (gain === undefined) withoutGain += 1
    else if (gain > 0n) totals.gains += gain
    else totals.losses -= gain
  }
  return { sales: gains.size, withoutGain, ...totals }
}

function sumOfGains(a: Fixed | undefined, b: Fixed | undefined): Fixed | undefined {
  return a === undefined || b === undefined ? (a ?? b) : a + b
}

function addKnownParts(totals: { proceeds: Fixed; costs: Fixed }, { parts }: Sale): void {
  for (const { proceeds, cost } of parts) {
    if (proceeds === undefined || cost === undefined) continue
    totals.proceeds += proceeds
    totals.costs += cost
  }
}
