import type { TokenPrice } from './token-price'

/** What a run of price requests tells as it goes, in this order, 'end' last. */
export type PriceResult =
  | { kind: 'price'; mint: string; minute: number; price: TokenPrice }
  /** A single price that failed and is skipped. */
  | { kind: 'failed'; mint: string; minute: number; error: string }
  /** The provider asked for a pause. */
  | { kind: 'wait'; ms: number }
  /** The provider refused the key (401), the plan (403), or any more requests (429). */
  | { kind: 'stopped'; status: StopStatus }
  /** How many prices were not asked for. */
  | { kind: 'end'; left: number }

export const STOP_STATUSES = [401, 403, 429] as const
export type StopStatus = (typeof STOP_STATUSES)[number]
