const DAY_MS = 86_400_000

/**
 * Whether something that was read then still counts: order lists, tokens and 'missing' prices do for
 * 24 hours. A time in the future is of a clock that was ahead; how old such a thing is nobody knows,
 * so it counts as too old (behaviour 8.3, 10.1). Both in Unix milliseconds.
 */
export function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs <= DAY_MS
}
