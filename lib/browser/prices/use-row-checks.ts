import { useEffect, useState } from 'react'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { checkRows, type RowChecks } from '@/lib/domain/prices/row-checks'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** Short enough that nobody waits for it. */
const SLICE_MS = 10
/** The clock is looked at after so many rows. */
const ROWS_A_LOOK = 100

/** Rows that want a look, and the keys of all rows at that time. */
export type CheckedRows = RowChecks & { keys: readonly string[] }

const NOTHING: CheckedRows = { missing: [], differing: [], keys: [] }

/**
 * Which rows miss a price or have sides that differ, in slices: 100,000 take a second. What was
 * found last stays until it is found anew.
 * @param answers undefined where no prices are shown: then nothing is looked for
 */
export function useRowChecks(
  events: readonly OrderEvent[],
  keys: readonly string[],
  answers: PriceAnswers | undefined,
): CheckedRows {
  const [checked, setChecked] = useState(NOTHING)

  useEffect(() => {
    if (!answers) return undefined
    const rows = checkRows(events, answers)
    let timer: ReturnType<typeof setTimeout>
    const slice = () => {
      const end = performance.now() + SLICE_MS
      while (performance.now() < end) {
        for (let count = 0; count < ROWS_A_LOOK; count += 1) {
          const { done, value } = rows.next()
          if (done) {
            setChecked({ ...value, keys })
            return
          }
        }
      }
      timer = setTimeout(slice)
    }
    timer = setTimeout(slice)
    return () => clearTimeout(timer)
  }, [events, keys, answers])

  return answers ? checked : NOTHING
}
