import { DAY_MS } from './unix-time'

const MAX_AGE_MS = DAY_MS

/** Returns whether loaded data still counts. A time in the future is that of a wrong clock (behaviour 8.3, 10.1). */
export function isFresh(atMs: number, nowMs: number): boolean {
  return atMs <= nowMs && nowMs - atMs <= MAX_AGE_MS
}
