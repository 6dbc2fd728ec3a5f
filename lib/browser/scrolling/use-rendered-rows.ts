import type { Range, Virtualizer } from '@tanstack/virtual-core'
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyCode, useFetching, useLazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { textScale } from '@/lib/browser/media/text-scale'
import { TALL, useMedia } from '@/lib/browser/media/use-media'
import { NARROW, PHONE } from '@/styles/breakpoints'

const MAX_ROWS = 200
const MAX_CARDS = 50
/** A longer table isn't printed whole (behaviour 5.15). */
export const MAX_PRINTED_ROWS = 2_000
const OVERSCAN_ROWS = 4
/** The code for long lists is fetched once a list has this share of the rows that make it long. */
const ALMOST_LONG = 0.8

/** Up to this many rows, a list is rendered whole, for find-in-page. Phones have fewer (behaviour 2.16, 5.14). */
export function useMaxRenderedRows(): number {
  return useMedia(PHONE) ? MAX_CARDS : MAX_ROWS
}

/**
 * The approximate height of a row, in px for texts of the usual size: in columns, in two lines, and as a card
 * (behaviour 5.13).
 */
type RowHeights = { wide: number; medium: number; card: number }

export const LINE_HEIGHTS: RowHeights = { wide: 40, medium: 40, card: 62 }
export const TRADE_ROW_HEIGHTS: RowHeights = { wide: 44, medium: 76, card: 161 }
/** For rows with a wallet below the action, in windows below 1280 px. */
export const WALLET_ROW_HEIGHTS: RowHeights = { ...TRADE_ROW_HEIGHTS, wide: 54 }

/** A rendered row, with the height of the rows before it that aren't rendered, in px. */
type RenderedRow = { index: number; key: string; gap: number }

type ListOptions = {
  heights: RowHeights
  /** Whether only the rows near the window are rendered. */
  isLong: boolean
  /** The row with the focus. It stays in the document when it is scrolled out of the window. */
  pinnedKey: string | undefined
  /** How many rows the lists above have. The height of these is estimated until the browser has laid them out. */
  rowsAbove?: number
}

/**
 * Returns the rows of a list to render: all rows of a short list, and the rows near the window of a long one
 * (behaviour 2.16, 5.14). A long list has its first rows until the code that finds the others has loaded.
 * @returns `body` is the list's ref, `measure` the ref of a long list's rows; `restHeight` is the height of the
 * rows below the rendered ones, in px; `place` is for `ScrollAnchor`
 */
export function useRenderedRows(keys: readonly string[], options: ListOptions) {
  const { isLong, pinnedKey, rowsAbove = 0 } = options
  const maxRows = useMaxRenderedRows()
  const rowHeight = useRowHeight(options.heights)
  // In a window of over 2,000 px the last rows come a moment later.
  const screenful = Math.ceil((useMedia(TALL) ? 2_000 : 1_000) / rowHeight)
  // Rows beyond a screenful would disappear once the code is there. If the page is scrolled, or a row has the focus,
  // a list that grows long keeps them, because rows that arrive above push the visitor's row down.
  const [wasLong] = useState(isLong)
  const isScrolled = useSyncExternalStore(
    subscribeToScroll,
    () => isPageScrolled,
    () => false,
  )
  const isScreenful = wasLong || (!isScrolled && pinnedKey === undefined)
  // The rows of the lists above fill the first screen, too.
  const longest = isScreenful ? Math.max(0, screenful - rowsAbove) : MAX_PRINTED_ROWS
  const most = isLong ? Math.min(keys.length, longest) : keys.length
  // A screenful is rendered first, and the rest once that is painted.
  const areMostRendered = useAfterPaint(true, false) || pinnedKey !== undefined
  const rendered = areMostRendered ? most : Math.min(most, screenful)
  const restHeight = (keys.length - rendered) * rowHeight
  // The code is fetched ahead, so a list that grows long seldom waits for it.
  useFetching(virtualCode, isLong || keys.length > maxRows * ALMOST_LONG)
  const { isReady, ...long } = useVirtualRows(isLong ? keys : NO_KEYS, rowHeight, options, wasLong)
  if (isLong && isReady) return long
  const rows = keys.slice(0, rendered).map((key, index): RenderedRow => ({ index, key, gap: 0 }))
  const place = { ...long.place, isVirtual: false }
  return { ...long, rows, restHeight, place, measure: undefined }
}

const NO_KEYS: readonly string[] = []

/** Noted when the page scrolls, because reading the position in a render would lay out the page. */
let isPageScrolled = false

function subscribeToScroll(listener: () => void): () => void {
  const note = () => {
    isPageScrolled = window.scrollY > 0
    listener()
  }
  window.addEventListener('scroll', note, { passive: true })
  return () => window.removeEventListener('scroll', note)
}

/** Follows TanStack's virtualizer once its code has loaded. Its own hook needs the code from the first render on. */
function useVirtualRows(
  keys: readonly string[],
  estimate: number,
  { isLong, pinnedKey, rowsAbove = 0 }: ListOptions,
  wasLong: boolean,
) {
  const isNarrow = useMedia(NARROW)
  const [top, setTop] = useState(rowsAbove * estimate)
  const list = useRef<HTMLElement>(null)
  // Content above the list comes and goes, so the list's top is measured whenever the page's height changes.
  const body = useCallback(
    (element: HTMLElement | null) => {
      list.current = element
      if (!element || !isLong) return undefined
      const measureTop = () =>
        setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
      // A list that grew long has been laid out, and the window must not be empty for a frame.
      if (!wasLong) measureTop()
      const observer = new ResizeObserver(measureTop)
      observer.observe(document.body)
      return () => observer.disconnect()
    },
    [isLong, wasLong],
  )
  const code = useLazyCode(virtualCode)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const virtualizer = useMemo(
    () =>
      code &&
      new code.Virtualizer<Window, HTMLElement>({
        count: 0,
        estimateSize: () => 0,
        getScrollElement: () => window,
        observeElementRect: code.observeWindowRect,
        observeElementOffset: code.observeWindowOffset,
        // A mounted list asks to scroll to where the page already is. That alone would lay out the page.
        scrollToFn: (offset, scrolling, instance) => {
          if (scrolling.adjustments !== undefined) code.windowScroll(offset, scrolling, instance)
        },
        initialOffset: () => window.scrollY,
        // Rows are rendered with the page, not after it.
        initialRect: { width: window.innerWidth, height: window.innerHeight },
        onChange: render,
      }),
    [code],
  )
  const pinned = useMemo(
    () => (pinnedKey === undefined ? -1 : keys.indexOf(pinnedKey)),
    [keys, pinnedKey],
  )
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = code?.defaultRangeExtractor(range) ?? []
      return pinned === -1 || near.includes(pinned) ? near : [...near, pinned].sort((a, b) => a - b)
    },
    [code, pinned],
  )
  // This stays the same function while the keys are the same. Another one would measure all rows again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  virtualizer?.setOptions({
    ...virtualizer.options,
    count: keys.length,
    getItemKey,
    estimateSize: () => estimate,
    overscan: OVERSCAN_ROWS,
    rangeExtractor,
    // A row of columns has its estimated height until the browser reports another: measuring each row
    // while it is rendered would lay out the page each time.
    measureElement: (row, entry, instance) =>
      entry || isNarrow
        ? (code?.measureElement(row, entry, instance) ?? 0)
        : (instance.measurementsCache[instance.indexFromElement(row)]?.size ?? estimate),
    scrollMargin: top,
  })
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer])
  useLayoutEffect(() => virtualizer?._willUpdate())
  // A list that grew long may have been scrolled before the virtualizer listened.
  useLayoutEffect(() => {
    if (virtualizer && !wasLong) window.dispatchEvent(new Event('scroll'))
  }, [virtualizer, wasLong])
  const items = virtualizer?.getVirtualItems() ?? []
  const rows = items.map(({ index, start }, at): RenderedRow => {
    const gap = start - (items[at - 1]?.end ?? top)
    return { index, key: keys[index] ?? '', gap }
  })
  const restHeight = (virtualizer?.getTotalSize() ?? 0) - ((items.at(-1)?.end ?? top) - top)
  const topOf = (key: string): number | undefined => {
    const item = virtualizer?.measurementsCache[keys.indexOf(key)]
    return item && list.current
      ? list.current.getBoundingClientRect().top + item.start - top
      : undefined
  }
  const hold = (isHeld: boolean) => {
    if (virtualizer) leavePosition(virtualizer, isHeld)
  }
  const place = { isVirtual: true, topOf, hold }
  const isReady = virtualizer !== undefined
  return { rows, restHeight, body, measure: virtualizer?.measureElement, place, isReady }
}

/** Says whether TanStack must leave the page's position alone when rows above the window get their heights. */
function leavePosition(virtualizer: Virtualizer<Window, HTMLElement>, isLeft: boolean): void {
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isLeft ? () => false : undefined
}

function useRowHeight({ wide, medium, card }: RowHeights): number {
  const isPhone = useMedia(PHONE)
  const isNarrow = useMedia(NARROW)
  const height = isNarrow ? medium : wide
  return (isPhone ? card : height) * textScale()
}

/** Returns the row with this key (`data-row`); undefined if the row isn't rendered. */
export function renderedRow(key: string): HTMLElement | undefined {
  const rendered = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  return rendered.find(({ dataset }) => dataset.row === key)
}

/** Returns the key (`data-row`) of the row that an element is in. */
export function rowOf(element: Element): string | undefined {
  const row = element.closest<HTMLElement>('[data-row]')
  return row?.dataset.row
}

/** The code that finds the rows near the window: 11 kB that most lists are too short to need (behaviour 13.4). */
export const virtualCode = lazyCode(() => import('@tanstack/virtual-core'))
