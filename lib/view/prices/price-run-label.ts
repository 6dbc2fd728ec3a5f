import type { StopStatus } from '@/lib/domain/prices/price-result'
import { localDate } from '@/lib/view/time/local-date'
import { fetchedText } from './price-count-label'
import { keptText, stopText } from './price-fault-label'

/** Why a run waits: Birdeye wants it to. */
export const PAUSE_ASKED = 'Birdeye asked for a pause.'
/** Why a run waits: only one tab fetches at a time. */
export const OTHER_TAB = 'Another tab is fetching prices. This one goes on after it.'
/** The button beside the text of a run that left prices out. */
export const FETCH_THE_REST = 'Fetch the rest'

/** A price's minute, in the visitor's zone: '20 Mar 2026, 17:13'. @param minute in Unix seconds */
export function minuteLabel(minute: number): string {
  const { day, time } = localDate(new Date(minute * 1000).toISOString())
  return `${day}, ${time.slice(0, 5)}`
}

/** What a run did not bring: '3 without a price · 1 failed'; empty while every price came. */
export function shortfallText(withoutPrice: number, failed: number): string {
  return [
    ...(withoutPrice > 0 ? [`${withoutPrice} without a price`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(' · ')
}

/** How a run ended. */
export type PriceRunEnding =
  /** Every price was asked for. */
  | { kind: 'whole' }
  /** By Stop. */
  | { kind: 'stopped' }
  /** Birdeye wants no further request. */
  | { kind: 'refused'; status: StopStatus }
  /** The connection went. */
  | { kind: 'lost' }
  /** This site's server answered with an error, which `text` tells. */
  | { kind: 'failed'; text: string }

/**
 * How a run ended and what is kept (behaviour 15.8).
 * @param answered of its `total` prices
 */
export function priceRunEndingText(
  ending: PriceRunEnding,
  answered: number,
  total: number,
): string {
  const fetched = fetchedText(answered, total)
  switch (ending.kind) {
    case 'whole':
      if (answered === total) return fetched
      return `${fetched}. ${total - answered} could not be fetched.`
    case 'stopped':
      return fetched
    case 'refused':
      if (ending.status === 429) return stopText(429, answered)
      return stopText(ending.status, answered) + keptText(answered)
    case 'lost':
      return `The connection was lost.${keptText(answered)}`
    case 'failed':
      return ending.text + keptText(answered)
  }
}
