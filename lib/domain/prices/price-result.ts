import type { AnsweredPrice } from './price-answers'
import { priceText, type TokenPrice } from './token-price'

/** What fetching prices tells as it goes: each result as it comes, 'end' last. */
export type PriceResult =
  | { kind: 'price'; mint: string; minute: number; price: TokenPrice }
  /** One price that could not be fetched and is skipped. */
  | { kind: 'failed'; mint: string; minute: number; error: string }
  /** Birdeye asked for a pause, in milliseconds. */
  | { kind: 'wait'; ms: number }
  /** Birdeye refused the key (401), its plan (403) or any more requests (429). */
  | { kind: 'stopped'; status: StopStatus }
  /** Nothing more comes; `left` prices were not asked for. */
  | { kind: 'end'; left: number }

/** What a run in the browser tells, whichever way it fetches. */
export type RunResult =
  | PriceResult
  /** What any source says of a minute. */
  | ({ kind: 'answer' } & AnsweredPrice)
  /** How many calls are still to be made. */
  | { kind: 'calls'; left: number }

export const STOP_STATUSES = [401, 403, 429] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

/** A price or 'missing' of Birdeye's as an answer to be kept. */
export function birdeyeAnswer({
  mint,
  minute,
  price,
}: {
  mint: string
  minute: number
  price: TokenPrice
}): AnsweredPrice {
  const source = 'birdeye'
  if (price === 'missing') return { mint, minute, answer: { source, value: undefined } }
  return { mint, minute, answer: { source, value: priceText(price), apartSeconds: 0 } }
}
