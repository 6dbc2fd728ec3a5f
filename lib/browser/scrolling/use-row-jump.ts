import { useRef } from 'react'
import { jumpToRow } from './jump-to-row'

/**
 * Jumps from one of some rows to the next, and after the last one to the first again
 * (behaviour 8.28).
 * @param selector what of a row gets the focus
 */
export function useRowJump(selector: string) {
  const last = useRef(-1)
  /** @param rows places of rows in `keys`, in order; at least one */
  return (rows: readonly number[], keys: readonly string[]) => {
    const next = rows.find((row) => row > last.current) ?? rows[0]
    const key = next === undefined ? undefined : keys[next]
    if (next === undefined || key === undefined) return
    last.current = next
    jumpToRow(key, selector)
  }
}
