import { doneInSlices } from '@/lib/browser/time/slices'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { RunResult } from '@/lib/domain/prices/price-result'
import { tradePrices } from '@/lib/domain/prices/trade-prices'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type DefillamaRun, runDefillama } from '@/lib/upstream/defillama/defillama-run'
import type { PriceRunEnding } from '@/lib/view/prices/price-run-label'
import { plannedRun } from './planned-run'

/** So many prices of trades are made in one task: the page stays usable meanwhile. */
const PRICES_A_TASK = 500

export type KeylessRun = Omit<DefillamaRun, 'calls'> & {
  wanted: PriceMinutes
  events: readonly OrderEvent[]
  /** What is answered by now, also by other tabs. */
  answers: () => PriceAnswers
}

/**
 * Tells what the trades tell, then asks DefiLlama for the rest (behaviour 8.30). What came stays,
 * however it ends.
 * @throws the signal's reason once it aborts
 */
export async function runKeyless(run: KeylessRun): Promise<PriceRunEnding> {
  const { wanted, events, answers, signal, wait, now, onResults } = run
  const planned = plannedRun(events, wanted, answers(), now())
  const { telling, calls } = await doneInSlices(planned, signal)
  signal.throwIfAborted()
  onResults([{ kind: 'calls', left: calls.length }])
  let told: RunResult[] = []
  for (const price of tradePrices(telling)) {
    told.push({ kind: 'answer', ...price })
    if (told.length < PRICES_A_TASK) continue
    onResults(told)
    told = []
    await wait(0, signal)
  }
  onResults(told)
  const ending = await runDefillama({ ...run, calls })
  return { kind: ending }
}
