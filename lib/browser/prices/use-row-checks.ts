import { useDeferredValue, useMemo } from 'react'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { checkRows, type RowChecks } from '@/lib/domain/prices/price-mismatch'
import type { OrderEvent } from '@/lib/domain/trades/order-event'

/** Rows that want a look, and the keys of all rows at that time. */
export type CheckedRows = RowChecks & { keys: readonly string[] }

const NOTHING: CheckedRows = { missing: [], differing: [], keys: [] }

/**
 * Finds the rows that miss a price or whose sides differ, after they are drawn (behaviour 8.28).
 * @param answers undefined if no prices are shown: then nothing is looked for
 */
export function useRowChecks(
  events: readonly OrderEvent[],
  keys: readonly string[],
  answers: PriceAnswers | undefined,
): CheckedRows {
  const shown = useMemo(() => answers && { events, keys, answers }, [events, keys, answers])
  const checked = useDeferredValue(shown, undefined)
  const found = useMemo(
    () => checked && { ...checkRows(checked.events, checked.answers), keys: checked.keys },
    [checked],
  )
  return (shown && found) ?? NOTHING
}
