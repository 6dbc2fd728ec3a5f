import { useDeferredValue, useEffect, useState } from 'react'
import { usePrinting } from '@/lib/browser/page/use-printing'
import { tableRowsToWindowEnd } from './row-places'
import { estimatedHeight, type RowHeights } from './use-virtual-rows'

/** Few enough that laying them out holds the page up for no more than two frames. */
const ROWS_A_STEP = 24

/**
 * How many rows of a list that is drawn whole are drawn by now: at first those that fill the window,
 * then some more at a time, until all are (behaviour 5.19, 2.18). Once they are, all stay drawn,
 * whatever rows come in. On paper all at once. Of a table that stands here already, sorted another
 * way, those down to the window's end come first; all at once where one has the focus.
 * @param count how many rows there are
 * @param isRedrawn whether the list stood here before: then one of its rows may have to keep its place,
 * on a page that is scrolled or pointed at, and all are drawn at once
 * @param heights how high a row is about
 * @param above how many rows stand above, in lists of their own that are drawn alike: those come first
 * @returns `rest` is about how high the others are, in px: 0 once all are drawn
 */
export function useFirstRows(
  count: number,
  isRedrawn: boolean,
  heights: RowHeights,
  above = 0,
): { drawn: number; rest: number } {
  const height = estimatedHeight(heights)
  const [next, setMost] = useState(() =>
    (isRedrawn && isRowHeld()) || isRowFocused()
      ? Infinity
      : Math.max(Math.ceil(window.innerHeight / height), tableRowsToWindowEnd()),
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

/** Whether a row may be held where it is when the list is sorted anew. */
function isRowHeld(): boolean {
  return window.scrollY > 0 || document.querySelector('[data-place]:hover') !== null
}

/** Whether a row of a table that is drawn anew has the focus, which its successor takes over. */
function isRowFocused(): boolean {
  return document.querySelector('tr[data-place]:focus-within') !== null
}
