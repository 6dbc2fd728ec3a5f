import type { StopStatus } from '@/lib/domain/prices/price-result'
import type { PriceMethod } from '@/lib/domain/prices/price-plan'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { localDate } from '@/lib/view/time/local-date'
import { zoneLabel } from '@/lib/view/time/time-zone-label'
import { SECONDS_PER_MINUTE } from '@/lib/domain/prices/price-minute'

/** No key was given, in the form or to the route (behaviour 15.5). */
export const KEY_REQUIRED = 'Birdeye API key is required'
/** The route was asked for no price (behaviour 15.6). */
export const PRICES_REQUIRED = 'Token prices to fetch is required'
/** A key is sent in a header, and this text can stand in none. */
export const NO_KEY = 'This cannot be a Birdeye API key. Check it and try again.'

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

/** A run under way, in parts: the dialog draws its number large. '112', 'of 184 prices' */
export function priceProgressParts(answered: number, total: number): [string, string] {
  return [groupedDigits(String(answered)), `of ${groupedDigits(String(total))} prices`]
}

/** A run under way as one text: '112 of 184 prices'. */
export function priceProgressLabel(answered: number, total: number): string {
  return priceProgressParts(answered, total).join(' ')
}

/** A run that ended: '112 of 184 prices fetched'. */
export function fetchedText(answered: number, total: number): string {
  return `${groupedDigits(String(answered))} of ${counted(total, 'price')} fetched`
}

/** How long a run of some calls, one a second, still takes (behaviour 8.30). */
export function callsLeftText(calls: number): string {
  const minutes = Math.ceil(calls / SECONDS_PER_MINUTE)
  return minutes <= 1 ? 'less than a minute left' : `about ${minutes} minutes left`
}

/**
 * How long a run still takes, by its pace so far; at one price a second before the first came
 * (behaviour 8.10).
 * @param answered how many of its `total` prices came
 * @param elapsedMs milliseconds since it began
 */
export function timeLeftText(answered: number, total: number, elapsedMs: number): string {
  const msAPrice = answered === 0 ? 1_000 : elapsedMs / answered
  const minutes = Math.ceil(((total - answered) * msAPrice) / 60_000)
  if (minutes <= 1) return 'less than a minute left'
  return `about ${minutes} minutes left`
}

const SERVICES: Record<PriceMethod, string> = { birdeye: 'Birdeye', keyless: 'DefiLlama' }

/** Why a run waits: the service wants it to. */
export function pauseText(method: PriceMethod): string {
  return `${SERVICES[method]} asked for a pause.`
}

/** Why a run waits: only one tab fetches at a time. */
export const OTHER_TAB = 'Another tab is fetching prices. This one goes on after it.'
/** The button beside the text of a run that left prices out. */
export const FETCH_THE_REST = 'Fetch the rest'

/**
 * A price's minute: '20 Mar 2026, 17:13 UTC+1'.
 * @param minute in Unix seconds
 * @param timeZone an IANA name; the visitor's own zone where undefined
 */
export function minuteLabel(minute: number, timeZone?: string): string {
  const date = new Date(minute * 1000).toISOString()
  const { day, time } = localDate(date, timeZone)
  return `${day}, ${time.slice(0, 5)} ${zoneLabel(date, timeZone)}`
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
  /** DefiLlama did not answer, twice. */
  | { kind: 'unreachable' }
  /** DefiLlama wants no further request. */
  | { kind: 'exhausted' }
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
    case 'unreachable':
      return `DefiLlama could not be reached.${keptText(answered)}`
    case 'exhausted':
      return `DefiLlama has no more requests for us just now.${keptText(answered)}`
    case 'lost':
      return `The connection was lost.${keptText(answered)}`
    case 'failed':
      return ending.text + keptText(answered)
  }
}

/**
 * How a run without a key ended: what DefiLlama lacks is no price that is kept, and a mint whose
 * answer could not be read is told (behaviour 15.8).
 */
export function keylessEndingText(
  ending: PriceRunEnding,
  counts: { answered: number; withoutPrice: number; failed: number; total: number },
): string {
  const { withoutPrice, failed, total } = counts
  const priced = counts.answered - withoutPrice
  if (ending.kind !== 'whole') return priceRunEndingText(ending, priced, total)
  const shortfall = [
    ...(withoutPrice > 0 ? [` ${groupedDigits(String(withoutPrice))} without a price.`] : []),
    ...(failed > 0 ? [` ${counted(failed, 'price')} could not be read.`] : []),
  ].join('')
  return fetchedText(priced, total) + (shortfall === '' ? '' : `.${shortfall}`)
}
