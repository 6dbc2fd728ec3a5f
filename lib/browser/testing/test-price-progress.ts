import type { PriceRunProgress, PriceRunState } from '@/lib/browser/prices/price-run-state'

// For tests: states of a price run.
export const IDLE: Omit<PriceRunState, 'stop'> = {
  progress: undefined,
  failure: undefined,
  refusal: undefined,
  pricedRunMs: undefined,
}

export function testProgress(change: Partial<PriceRunProgress> = {}): PriceRunProgress {
  return {
    method: 'birdeye',
    total: 184,
    answered: 0,
    withoutPrice: 0,
    failed: 0,
    startedAtMs: 0,
    ...change,
  }
}
