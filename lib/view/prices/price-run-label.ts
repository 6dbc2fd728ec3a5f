import type { PriceMethod } from '@/lib/domain/prices/price-plan'
import type { StopStatus } from '@/lib/domain/prices/price-result'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { rateLimitText } from '@/lib/view/status-bar/status-label'

/** The list of prices is missing (behaviour 15.5). */
export const PRICES_REQUIRED = 'Token prices to fetch is required'
/** Why a run waits: only one tab fetches at a time. */
export const OTHER_TAB = 'Waiting for another tab to finish.'
/** The button of a toast about a run that left some prices out. */
export const FETCH_THE_REST = 'Fetch the rest'

const STOPPED: Record<StopStatus, string> = {
  401: 'Birdeye rejected this key. Check it and try again.',
  403: 'Your Birdeye plan doesn’t include price history.',
  429: `${rateLimitText('Birdeye')} Try again later.`,
}

/** Returns why Birdeye stopped a run (behaviour 15.5, 15.8). */
export function stopText(status: StopStatus): string {
  return STOPPED[status]
}

/** What is under way (behaviour 8.10). */
export const FETCHING_PRICES = 'Fetching USD prices…'

/** Returns 'Fetching USD prices: 71 of 184'. */
export function fetchingPricesLabel(answered: number, total: number): string {
  return `Fetching USD prices: ${groupedDigits(String(answered))} of ${groupedDigits(String(total))}`
}

/** The services that runs ask. */
export const SERVICES = { birdeye: 'Birdeye', keyless: 'DefiLlama' } as const

function shortfalls(withoutPrice: number, failed: number): string[] {
  return [
    ...(withoutPrice > 0 ? [`${groupedDigits(String(withoutPrice))} not found`] : []),
    ...(failed > 0 ? [`${groupedDigits(String(failed))} failed`] : []),
  ]
}

export type PriceRunEnding =
  /** Every price was requested. */
  | { kind: 'whole' }
  | { kind: 'stopped' }
  /** Birdeye rejected the key or its plan. */
  | { kind: 'rejected'; status: 401 | 403 }
  | { kind: 'failed'; text: string }

/** Why a run without a key ended early (behaviour 8.31). */
export const DEFILLAMA_FAULTS = {
  unreachable: 'Couldn’t reach DefiLlama.',
  exhausted: `${rateLimitText('DefiLlama')} Try again later.`,
}

type RunCounts = {
  method: PriceMethod
  total: number
  answered: number
  withoutPrice: number
  failed: number
}

/** Counts the prices that a run brought. What Birdeye lacks is an answer, what DefiLlama lacks isn't. */
export function countFetched({ method, answered, withoutPrice }: RunCounts): number {
  return method === 'keyless' ? answered - withoutPrice : answered
}

/** Returns how a run ended and what is saved (behaviour 15.8). */
export function priceRunEndingText(ending: PriceRunEnding, run: RunCounts): string {
  const saved = countFetched(run)
  const fetched = `${groupedDigits(String(saved))} of ${counted(run.total, 'price')} fetched`
  switch (ending.kind) {
    case 'whole': {
      const notFound = run.method === 'keyless' ? run.withoutPrice : 0
      const left = shortfalls(notFound, run.failed)
      return left.length === 0 ? fetched : `${fetched}. ${left.join('. ')}.`
    }
    case 'stopped':
      return fetched
    default: {
      const text = ending.kind === 'rejected' ? stopText(ending.status) : ending.text
      return saved === 0 ? text : `${text} ${counted(saved, 'price')} saved.`
    }
  }
}
