import type { PriceRunProgress } from '@/lib/browser/prices/price-run-state'
import type { PriceRunState } from '@/lib/browser/prices/price-run-state'

// For tests: how far a run is.
export const IDLE: Pick<PriceRunState, 'isDialogOpen' | 'progress' | 'refusal' | 'pricedRuns'> = {
  isDialogOpen: false,
  progress: undefined,
  refusal: undefined,
  pricedRuns: 0,
}

export function sampleProgress(change: Partial<PriceRunProgress> = {}): PriceRunProgress {
  return {
    method: 'birdeye',
    total: 184,
    answered: 0,
    withoutPrice: 0,
    failed: 0,
    startedAtMs: 0,
    current: undefined,
    callsLeft: undefined,
    pausedUntilMs: undefined,
    isWaitingForTab: false,
    ...change,
  }
}
