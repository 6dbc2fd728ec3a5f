import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'

/** Up to here a list is rendered whole, so that find-in-page works (behaviour 2.16, 5.14). */
export const MAX_RENDERED_ROWS = 200
const OVERSCAN_ROWS = 8

/**
 * How high a row is about, in px: from 1024 px on, from 768, and below; and how far the first one is
 * below the page's top at least, in px: a good guess spares rendering rows outside the window.
 */
export type RowHeights = { wide: number; medium: number; card: number; firstTop: number }

/** The parents and orders of the orders page. */
export const LINE_HEIGHTS: RowHeights = { wide: 43, medium: 77, card: 98, firstTop: 290 }
/** Above them are head, summary and filters. */
const TRADE_ROWS: RowHeights = { wide: 44, medium: 76, card: 161, firstTop: 600 }
/** From here on the wallet of a row has a column of its own (behaviour 21.4). */
const WALLET_COLUMN_FROM = 1400

/** The rows of the trades table; of several wallets each is higher by its badge (behaviour 21.4). */
export function tradeRowHeights(hasWallets: boolean): RowHeights {
  if (!hasWallets) return TRADE_ROWS
  const wide = window.innerWidth >= WALLET_COLUMN_FROM ? TRADE_ROWS.wide : 54
  return { ...TRADE_ROWS, wide, card: 190 }
}

/**
 * Counts the rows of a short list that are rendered by now: the first screenful at once, the others
 * right after it is painted.
 * @returns `restHeight`: about how high the others are, in px
 */
export function useFirstRows(
  count: number,
  heights: RowHeights,
): { rendered: number; restHeight: number } {
  const areAllRendered = useDeferredValue(true, false)
  const height = estimatedHeight(heights)
  const screenful = Math.ceil(window.innerHeight / height)
  const rendered = areAllRendered ? count : Math.min(count, screenful)
  return { rendered, restHeight: (count - rendered) * height }
}

/** A row that is rendered, with the height of those left out before it, in px. */
export type VirtualRow = { index: number; key: string; gap: number }

/**
 * Returns the rows of a long list that are near the window, and the one to keep: the row that has
 * the focus stays in the document wherever the page is scrolled to.
 * @param keys the rows' identities: with them a measured height stays with its row
 */
export function useVirtualRows(
  keys: readonly string[],
  heights: RowHeights,
  keptKey: string | undefined,
) {
  const [top, setTop] = useState(heights.firstTop)
  // What stands above the list comes and goes, so its top is looked up whenever the page's height changes.
  const body = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const look = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
    const observer = new ResizeObserver(look)
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
  const estimate = estimatedHeight(heights)
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    getItemKey,
    estimateSize: () => estimate,
    overscan: OVERSCAN_ROWS,
    rangeExtractor,
    scrollMargin: top,
    // Rows are rendered with the page, not after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // A wide row is nearly always of the height that was guessed, and need not be laid out by itself.
    measureElement: (row, entry, { measurementsCache, indexFromElement }) =>
      reportedHeight(entry) ??
      (isWide() ? measurementsCache[indexFromElement(row)]?.size : undefined) ??
      Math.round(row.getBoundingClientRect().height),
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

/** Returns how high a row is at the window's width, in px, before it is measured (behaviour 5.13). */
function estimatedHeight({ wide, medium, card }: RowHeights): number {
  if (isWide()) return wide
  return window.innerWidth >= 768 ? medium : card
}

/** From here on a row is one line. */
function isWide(): boolean {
  return window.innerWidth >= 1024
}

function reportedHeight(entry: ResizeObserverEntry | undefined): number | undefined {
  const [box] = entry?.borderBoxSize ?? []
  return box && Math.round(box.blockSize)
}

/** Returns the name (`data-place`) of the row that an element is in. */
export function rowOf(element: Element): string | undefined {
  const row = element.closest<HTMLElement>('[data-place]')
  return row?.dataset.place
}
