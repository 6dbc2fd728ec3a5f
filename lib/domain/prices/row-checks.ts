import { unixSeconds } from '@/lib/domain/time/unix-seconds'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { bestPriceAt, type PriceAnswers } from './price-answers'
import { sidesDifferBy } from './sides-differ'

/** Rows, by their place from 0 on, whose prices want a look. */
export type RowChecks = {
  /** Without a price of one side at least (behaviour 8.28). */
  missing: readonly number[]
  /** Whose two sides differ (behaviour 8.27). */
  differing: readonly number[]
}

/** Checks all rows; stops after each one, so that whoever asks can do it in slices. */
export function* checkRows(
  events: readonly OrderEvent[],
  answers: PriceAnswers,
): Generator<undefined, RowChecks, undefined> {
  const missing: number[] = []
  const differing: number[] = []
  for (const [row, event] of events.entries()) {
    const seconds = unixSeconds(event.date)
    const input = bestPriceAt(answers, event.inputMint, seconds)
    const output =
      event.kind === 'trade' ? bestPriceAt(answers, event.outputMint, seconds) : undefined
    if (!input || (event.kind === 'trade' && !output)) missing.push(row)
    else if (event.kind === 'trade' && output && sidesDifferBy(event, input.value, output.value)) {
      differing.push(row)
    }
    yield undefined
  }
  return { missing, differing }
}
