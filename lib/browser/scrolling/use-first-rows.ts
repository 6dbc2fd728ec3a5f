import { useDeferredValue, useEffect, useState } from 'react'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { estimatedHeight, type RowHeights } from './use-virtual-rows'

/** Few enough that laying them out holds the page up for no more than two frames. */
const ROWS_A_STEP = 24

/**
 * How many rows of a list that is drawn whole are drawn by now: at first those that the window
 * holds, then some more at a time, until all are (behaviour 5.19, 2.18). Once they are, all stay drawn,
 * whatever rows come in. On paper all at once.
 * @param count how many rows there are
 * @param heights how high a row is about, and how far down the first one stands
 * @param atOnce how many have to be there from the first on, asked once: `rows-at-once.ts`
 * @param above how many rows stand above, in lists of their own that are drawn alike: those come first
 * @returns `rest` is about how high the others are, in px: 0 once all are drawn
 */
export function useFirstRows(
  count: number,
  heights: RowHeights,
  atOnce: () => number,
  above = 0,
): { drawn: number; rest: number } {
  const height = estimatedHeight(heights)
  const [next, setMost] = useState(() =>
    Math.max(1, Math.ceil((window.innerHeight - heights.firstTop) / height), atOnce()),
  )
  // Not a transition, which what a filter has changed would wait for, row by row.
  const most = useDeferredValue(next)
  const isPrinting = usePrinting()

  useEffect(() => {
    if (most === Infinity) return undefined
    // After these are painted, and in slices.
    const timer = setTimeout(() => setMost(most >= above + count ? Infinity : most + ROWS_A_STEP))
    return () => clearTimeout(timer)
  }, [most, count, above])

  const drawn = isPrinting ? count : Math.min(count, Math.max(0, most - above))
  return { drawn, rest: (count - drawn) * height }
}
