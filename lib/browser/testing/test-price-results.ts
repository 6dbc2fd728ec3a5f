import { birdeyeAnswer, type PriceResult, type StopStatus } from '@/lib/domain/prices/price-answers'
import type { PriceMap } from '@/lib/domain/prices/token-price'
import { minuteAt } from '@/lib/upstream/testing/mock-birdeye'

// For tests: results of price requests. A minute is given by its index.
type OtherResult = Exclude<PriceResult, { kind: 'answer' }>

export const END: OtherResult = { kind: 'end', left: 0 }

export const price = (mint: string, index: number, value: PriceMap[string] = 7): PriceResult =>
  birdeyeAnswer(mint, minuteAt(index), value)

// The three prices that the runs of `setUpRuns` ask for.
export const JUP_0 = price('JUP', 0)
export const JUP_1 = price('JUP', 1)
export const USDC_0 = price('USDC', 0)

export const failed = (mint: string, index: number): OtherResult => ({
  kind: 'failed',
  mint,
  minute: minuteAt(index),
  error: 'no response',
})

export const pause = (ms: number): OtherResult => ({ kind: 'wait', ms })

export const stopped = (status: StopStatus): OtherResult => ({ kind: 'stopped', status })
