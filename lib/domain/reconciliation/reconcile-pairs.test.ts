/** @jest-environment node */
import {
  sampleRecurring,
  sampleTrade,
  sampleTrigger,
  SOL,
  USDC,
} from '@/lib/domain/testing/sample-orders'
import type { Order } from '@/lib/domain/orders/order'
import { summaryKey } from '@/lib/domain/summary/pair-summary'
import { type PairReconciliations, reconcilePairs } from './reconcile-pairs'

const adding = sampleRecurring({
  ...{ inputMint: USDC, outputMint: SOL, outReceived: '0.14985', inWithdrawn: '75' },
  trades: [sampleTrade()],
})
const untold = sampleTrigger({
  ...{ inputMint: USDC, outputMint: SOL, remainingMakingAmount: undefined },
})

function whole(orders: readonly Order[]): PairReconciliations {
  const steps = reconcilePairs(orders)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

it('the orders of each pair by themselves, differences summed exactly (behaviour 16.9)', () => {
  const short = { ...adding, inWithdrawn: '74.9' }
  const excess = { ...adding, inWithdrawn: '75.3', outReceived: '0.15' }
  const other = { ...adding, outputMint: 'MintA', inWithdrawn: '70' }
  const pairs = whole([adding, short, other, excess, untold])
  expect(pairs.get(summaryKey(USDC, SOL))).toEqual({
    ...{ orders: 4, adding: 1, differing: 2 },
    ...{ input: '-0.2', output: '0.00015' },
  })
  expect(pairs.get(summaryKey(USDC, 'MintA'))).toEqual({
    ...{ orders: 1, adding: 0, differing: 1 },
    ...{ input: '5', output: '0' },
  })
  expect(whole([]).size).toBe(0)
})
