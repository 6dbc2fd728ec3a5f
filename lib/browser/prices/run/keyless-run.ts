import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type DefillamaRun, runDefillama } from '@/lib/upstream/defillama/defillama-run'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'

export type KeylessRun = Omit<DefillamaRun, 'calls'> & {
  wanted: PriceMinutes
  events: readonly OrderEvent[]
  /** What is answered by now, also by other tabs. */
  answers: () => PriceAnswers
}

/**
 * Adds the prices from the trades, then asks DefiLlama for the rest (behaviour 8.30). What came stays,
 * however it ends.
 * @throws the signal's reason once it aborts
 */
export async function runKeyless(run: KeylessRun): Promise<PriceRunEnding> {
  const { wanted, events, answers, now, onResults } = run
  const { fromTrades, calls } = keylessPlan(events, wanted, answers(), now())
  onResults([
    { kind: 'calls', left: calls.length },
    ...fromTrades.map((price) => ({ kind: 'answer' as const, ...price })),
  ])
  return { kind: await runDefillama({ ...run, calls }) }
}
