import { summaryKey } from '@/lib/domain/summary/pair-summary'
import { SOL, USDC } from '@/lib/domain/testing/test-orders'
import { swapped } from '@/lib/domain/testing/test-swaps'
import type { ShownPair } from '@/lib/view/summary/summary-label'
import { stateOf } from '@/lib/view/testing/test-events'

/** For tests: a summary of trades between two mints. */
export function testPair(change: Partial<ShownPair> = {}): ShownPair {
  const { inputMint = USDC, outputMint = SOL } = change
  return {
    key: summaryKey({ inputMint, outputMint }),
    inputMint,
    outputMint,
    input: stateOf(inputMint),
    output: stateOf(outputMint),
    side: 'net',
    trades: 88,
    deposits: 2,
    deposited: '4000',
    refundedOrders: 0,
    refunded: '0',
    paid: '3800',
    received: { net: '27.059932291', total: '27.1' },
    fees: '0.040067709',
    unknownFees: 0,
    unmeasured: 0,
    firstTrade: swapped('50', '0.35', '0.01', { date: '2026-03-02T08:00:26.000Z' }),
    lastTrade: swapped('50', '0.35', '0.01', { date: '2026-04-02T09:00:00.000Z' }),
    usdValue: undefined,
    ...change,
  }
}
