import type { Range } from '@tanstack/react-virtual'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { LongListCode } from './long-list-code'
import { useStayAtEnd } from './use-stay-at-end'

/** Up to here a list is drawn whole, so that find-in-page works (behaviour 2.16, 5.14). */
export const MOST_ROWS_DRAWN = 200
const ROWS_BEYOND = 8
/**
 * They come and go so many at a time: with each change to them the browser goes through all that is
 * drawn, in twice the time that the new ones take.
 */
const ROWS_A_BLOCK = 8
/** Until the first are painted: the others follow in a task of their own. */
const ROWS_BEYOND_AT_FIRST = 2

/**
 * How high a row is about, in px: from 1024 px on, from 768, and below; and how far the first one is
 * below the page's top at least, in px: a good guess spares drawing rows that are not in the window.
 */
export type RowHeights = { wide: number; medium: number; card: number; firstTop: number }

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
 * Which rows of a long list are near the window, and how much room the others take. A page that is
 * scrolled to its end stays there while rows turn out higher or lower than guessed.
 * @param keys the rows' identities: with them a measured height stays with its row
 * @param above how many rows stand above, in lists of their own that are drawn alike
 */
export function useVirtualRows(
  { useWindowVirtualizer }: LongListCode,
  keys: readonly string[],
  heights: RowHeights,
  above = 0,
) {
  const estimate = estimatedHeight(heights)
  const [offset, setOffset] = useState(heights.firstTop + above * estimate)
  // Asked for before the page changes: in between it would be laid out for that.
  const [scrolledBefore] = useState(() => window.scrollY)
  const isScrolled = scrolledBefore > 0
  // What stands above the list comes and goes, so its place is looked up whenever that changes.
  const place = useCallback(
    (body: HTMLElement | null) => {
      if (!body) return undefined
      const look = () => setOffset(Math.round(body.getBoundingClientRect().top + window.scrollY))
      // It looks once the page is laid out, in a task of its own; a page that is scrolled has a row to
      // hold in this one.
      const observer = new ResizeObserver(look)
      observer.observe(document.body)
      if (isScrolled) look()
      return () => observer.disconnect()
    },
    [isScrolled],
  )
  const rowsBeyond = useRowsBeyond()
  // The same function while the keys are the same: with another one all rows are measured anew.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    getItemKey,
    estimateSize: () => estimate,
    overscan: rowsBeyond,
    rangeExtractor: rowsNearby,
    scrollMargin: offset,
    // Rows are drawn with the page, in slices: else all of them in one go once it stands.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    measureElement: (row, entry, { measurementsCache, indexFromElement }) =>
      reportedHeight(entry) ??
      (isWide() ? measurementsCache[indexFromElement(row)]?.size : undefined) ??
      Math.round(row.getBoundingClientRect().height),
    scrollToFn: (top, { adjustments }) => {
      // A list that comes would scroll the page to where it is, and lay it out for that.
      if (adjustments === undefined && top === scrolledBefore) return
      window.scrollTo({ top: top + (adjustments ?? 0) })
    },
    useFlushSync: false,
  })
  const startOf = useCallback(
    (index: number) => (virtualizer.measurementsCache[index]?.start ?? offset) - offset,
    [virtualizer, offset],
  )
  const height = virtualizer.getTotalSize()
  useStayAtEnd(keys.length, height)
  const items = virtualizer.getVirtualItems()
  const start = items[0]?.start ?? offset
  const end = items.at(-1)?.end ?? offset
  return {
    rows: items.map(({ index }) => ({ index, key: keys[index] ?? '' })),
    /** Where a row is, in px from the page's top; undefined for a key that no row has. */
    topOf: (key: string) => {
      const index = keys.indexOf(key)
      return index === -1 ? undefined : virtualizer.measurementsCache[index]?.start
    },
    /** How far a row is below the list's top, in px. */
    startOf,
    before: start - offset,
    after: Math.max(0, height - (end - offset)),
    place,
    measure: virtualizer.measureElement,
  }
}

/** In whole blocks, but for the first to be painted. */
function rowsNearby({ startIndex, endIndex, overscan, count }: Range): number[] {
  const block = overscan < ROWS_BEYOND ? 1 : ROWS_A_BLOCK
  const first = Math.max(0, Math.floor((startIndex - overscan) / block) * block)
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / block) * block)
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
}

function useRowsBeyond(): number {
  const [rowsBeyond, setRowsBeyond] = useState(ROWS_BEYOND_AT_FIRST)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRowsBeyond(ROWS_BEYOND)))
    return () => clearTimeout(timer)
  }, [])
  return rowsBeyond
}

/** How high a row is at the window's width, in px, before it is measured (behaviour 5.13). */
export function estimatedHeight({ wide, medium, card }: RowHeights): number {
  if (isWide()) return wide
  return window.innerWidth >= 768 ? medium : card
}

/** From here on a row is one line, and nearly always of the height that was guessed. */
function isWide(): boolean {
  return window.innerWidth >= 1024
}

/**
 * As the browser reports it, a moment later. Asked for at once, which cards of unequal height need,
 * it has to lay out every new row by itself.
 */
function reportedHeight(entry: ResizeObserverEntry | undefined): number | undefined {
  const [box] = entry?.borderBoxSize ?? []
  return box && Math.round(box.blockSize)
}
