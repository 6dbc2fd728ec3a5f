import { DAY_MS } from './milliseconds'

/**
 * Returns whether something that was loaded then still counts: order lists, tokens and 'missing' prices
 * do for 24 hours. A time in the future comes from a clock that was ahead: its age is unknown, so it
 * counts as too old (behaviour 8.3, 10.1). Both in Unix milliseconds.
 */
export function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs <= DAY_MS
}
