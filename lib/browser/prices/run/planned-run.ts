import { keylessPlan } from '@/lib/domain/prices/keyless-plan'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import type { PriceCall } from '@/lib/domain/prices/price-call-plan'
import type { TellingTrades } from '@/lib/domain/prices/trade-prices'
import type { PriceMinutes } from '@/lib/domain/prices/wanted-prices'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { defillamaCalls } from '@/lib/upstream/defillama/defillama-call-plan'

/** What a run without a key does: it tells what the trades tell, then makes these calls. */
export type PlannedRun = { telling: TellingTrades; calls: readonly PriceCall[] }

/** What a plan was made of, and when, in Unix milliseconds. */
type PlanInput = { wanted: PriceMinutes; answers: PriceAnswers; atMs: number }

/** Then a price that DefiLlama lacked may be due again (behaviour 8.3). */
const PLAN_HOLDS_MS = 60_000
/** The plan made last of some events, which goes with them. */
const plans = new WeakMap<readonly OrderEvent[], PlanInput & PlannedRun>()

/**
 * What a run without a key does (behaviour 8.30). Many trades take a while: it stops often, so that it
 * can be done in slices, and the plan made last serves again where nothing it depends on has changed.
 * So the estimate and the run that follows it look at every trade once.
 * @param events all that are displayed
 * @param nowMs in Unix milliseconds
 */
export function* plannedRun(
  events: readonly OrderEvent[],
  wanted: PriceMinutes,
  answers: PriceAnswers,
  nowMs: number,
): Generator<undefined, PlannedRun, undefined> {
  const input = { wanted, answers, atMs: nowMs }
  const last = plans.get(events)
  if (last && isAsGood(last, input)) return last
  const { telling, toAsk } = yield* keylessPlan(events, wanted, answers, nowMs)
  const calls: PriceCall[] = []
  for (const call of defillamaCalls(toAsk)) {
    calls.push(call)
    yield
  }
  const planned = { ...input, telling, calls }
  plans.set(events, planned)
  return planned
}

function isAsGood(last: PlanInput, { wanted, answers, atMs }: PlanInput): boolean {
  const isSame = last.wanted === wanted && last.answers === answers
  return isSame && Math.abs(atMs - last.atMs) < PLAN_HOLDS_MS
}
