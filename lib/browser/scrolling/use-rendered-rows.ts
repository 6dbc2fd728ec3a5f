import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'

/** Up to here a list is rendered whole, so that find-in-page works (behaviour 2.16, 5.14). */
export const MAX_RENDERED_ROWS = 200
const OVERSCAN_ROWS = 4

/** About how high a row is, in px: in columns, in two lines, and as a card (behaviour 5.13). */
export type RowHeights = { wide: number; medium: number; card: number }

/** The parents and orders of the orders page. */
export const LINE_HEIGHTS: RowHeights = { wide: 40, medium: 40, card: 62 }
export const TRADE_ROW_HEIGHTS: RowHeights = { wide: 44, medium: 76, card: 161 }

/**
 * Counts the rows of a short list to render: first a screenful, then all once that is painted.
 * @param isAllWanted whether to render all at once
 * @returns `restHeight`: about how high the other rows are, in px
 */
export function useFirstRows(
  count: number,
  heights: RowHeights,
  isAllWanted = false,
): { rendered: number; restHeight: number } {
  const areAllRendered = useDeferredValue(true, false) || isAllWanted
  const height = estimatedHeight(heights)
  const screenful = Math.ceil(window.innerHeight / height)
  const rendered = areAllRendered ? count : Math.min(count, screenful)
  return { rendered, restHeight: (count - rendered) * height }
}

/** A rendered row, with the height of the rows before it that are not, in px. */
type VirtualRow = { index: number; key: string; gap: number }

/**
 * Returns the rows of a long list that are near the window, and the row to keep: the one with the
 * focus stays in the document when it is scrolled out of the window.
 * @param keys identify the rows, so that a measured height stays with its row
 * @param rowsAbove rows of lists above this one: until the browser has laid them out, their height is
 * estimated
 */
export function useVirtualRows(
  keys: readonly string[],
  heights: RowHeights,
  keptKey: string | undefined,
  rowsAbove = 0,
) {
  const estimate = estimatedHeight(heights)
  const [top, setTop] = useState(rowsAbove * estimate)
  // What is above the list comes and goes, so its top is measured whenever the page's height changes.
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measureTop = () =>
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    const observer = new ResizeObserver(measureTop)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const kept = useMemo(() => (keptKey === undefined ? -1 : keys.indexOf(keptKey)), [keys, keptKey])
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      return kept === -1 || near.includes(kept) ? near : [...near, kept].sort((a, b) => a - b)
    },
    [kept],
  )
  // The same function while the keys are the same: another one would measure all rows again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    getItemKey,
    estimateSize: () => estimate,
    overscan: OVERSCAN_ROWS,
    rangeExtractor,
    // A row of columns is as high as estimated until the browser reports another height: measuring each
    // as it is rendered would lay out the page each time.
    measureElement: (row, entry, instance) =>
      entry || !isWide()
        ? measureElement(row, entry, instance)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? estimate),
    // A list that is mounted asks for the position that the page has: that alone would lay out the page.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance)
    },
    scrollMargin: top,
    // Rows are rendered with the page, not after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const rows = items.map(({ index, start }, at): VirtualRow => {
    const gap = start - (items[at - 1]?.end ?? top)
    return { index, key: keys[index] ?? '', gap }
  })
  const restHeight = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return { rows, restHeight, body, measure: virtualizer.measureElement }
}

/** Returns about how high a row is at the window's width, in px, before it is measured. */
function estimatedHeight({ wide, medium, card }: RowHeights): number {
  if (isWide()) return wide
  return window.innerWidth >= 768 ? medium : card
}

function isWide(): boolean {
  return window.innerWidth >= 1024
}

/** Returns the key (`data-row`) of the row that an element is in. */
export function rowOf(element: Element): string | undefined {
  const row = element.closest<HTMLElement>('[data-row]')
  return row?.dataset.row
}
