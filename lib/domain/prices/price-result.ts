import type { AnsweredPrice } from './price-answers'
import { priceText, type TokenPrice } from './token-price'

/** What comes while prices are fetched, 'end' last. */
export type PriceResult =
  | { kind: 'price'; mint: string; minute: number; price: TokenPrice }
  /** A price that failed and is skipped. */
  | { kind: 'failed'; mint: string; minute: number; error: string }
  /** Birdeye's rate limit is reached; how long to wait, in milliseconds. */
  | { kind: 'wait'; ms: number }
  /** Birdeye rejected the key (401), its plan (403) or any more requests (429). */
  | { kind: 'stopped'; status: StopStatus }
  /** Nothing more comes; `left` prices weren't requested. */
  | { kind: 'end'; left: number }

/** What comes while a run goes on in the browser, with either method. */
export type RunResult =
  | PriceResult
  /** What a source says of a minute. */
  | ({ kind: 'answer' } & AnsweredPrice)
  /** How many calls are still to be made. */
  | { kind: 'calls'; left: number }

export const STOP_STATUSES = [401, 403, 429] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

/** Returns a price or 'missing' of Birdeye's as an answer. */
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
