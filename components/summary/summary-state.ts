import type { StateOf } from '@/lib/browser/tokens/use-tokens'
import type { PairSummary } from '@/lib/domain/summary/pair-summary'
import type { PairUsdValues } from '@/lib/domain/summary/pair-usd-value'
import type { TradeSwitches } from '@/lib/view/trades/rate-label'

/** What all parts of the summary are drawn from. */
export type SummaryState = {
  pairs: readonly PairSummary[]
  /** USD values where they are shown. */
  usdValues: PairUsdValues | undefined
  stateOf: StateOf
  switches: TradeSwitches
}

/** The pair that is chosen; it has its detail below. */
export type PairChoice = { chosen: PairSummary; onChoose: (key: string) => void }
