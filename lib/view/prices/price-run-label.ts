import type { StopStatus } from '@/lib/domain/prices/price-result'
import { localDate } from '@/lib/view/time/local-date'
import { counted, groupedDigits } from '@/lib/view/amounts/count-label'

const SECONDS_PER_MINUTE = 60

/** Spec 5; also where the route is called without one. */
export const KEY_REQUIRED = 'Birdeye API key is required'
/** Spec 5. */
export const PRICES_REQUIRED = 'Token prices to fetch is required'
/** A text that can stand in no header. */
export const NO_KEY = 'This cannot be a Birdeye API key. Check it and try again.'

export const PAUSE_ASKED = 'Birdeye asked for a pause.'
export const OTHER_TAB = 'Another tab is fetching prices. This one goes on after it.'

/** Why Birdeye stopped a run. @param kept how many prices came before that */
export function stopText(status: StopStatus, kept: number): string {
  switch (status) {
    case 401:
      return 'Birdeye refused this key. Check it and try again.'
    case 403:
      return "This key's Birdeye plan does not include price history."
    case 429:
      return `Birdeye has no more requests for this key just now.${keptText(kept)}`
  }
}

/** ' 112 prices are kept.', to follow a sentence; empty where there are none. */
export function keptText(kept: number): string {
  if (kept === 0) return ''
  return ` ${counted(kept, 'price')} ${kept === 1 ? 'is' : 'are'} kept.`
}

/** '112 of 184 prices fetched' */
export function fetchedText(answered: number, total: number): string {
  return `${groupedDigits(String(answered))} of ${counted(total, 'price')} fetched`
}

/** '(estimated time: 4 minutes)', at one price a second; undefined up to one minute (spec 2, 9). */
export function estimateText(prices: number): string | undefined {
  const minutes = Math.ceil(prices / SECONDS_PER_MINUTE)
  return minutes > 1 ? `(estimated time: ${minutes} minutes)` : undefined
}

/**
 * How long a run still takes: by its pace so far, at one price a second before the first came.
 * @param elapsedMs since the run began
 */
export function timeLeftText(answered: number, total: number, elapsedMs: number): string {
  const msAPrice = answered === 0 ? 1_000 : elapsedMs / answered
  const minutes = Math.ceil(((total - answered) * msAPrice) / 60_000)
  if (minutes <= 1) return 'less than a minute left'
  return `about ${minutes} minutes left`
}

/** '20 Mar 2026, 17:13', in the visitor's zone. @param minute in Unix seconds */
export function minuteLabel(minute: number): string {
  const { day, time } = localDate(new Date(minute * 1000).toISOString())
  return `${day}, ${time.slice(0, 5)}`
}

/** '3 without a price · 1 failed'; empty while every price came. */
export function shortfallText(withoutPrice: number, failed: number): string {
  return [
    ...(withoutPrice > 0 ? [`${withoutPrice} without a price`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(' · ')
}

/** What the cells of prices that are not fetched will be in the CSV. */
export function emptyCellsText(missing: number): string {
  return `The cells of ${counted(missing, 'missing USD price')} will be empty.`
}
