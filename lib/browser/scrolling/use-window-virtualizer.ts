import type { Range, Virtualizer, VirtualizerOptions } from '@tanstack/virtual-core'
import { useCallback, useLayoutEffect, useMemo, useReducer } from 'react'
import { lazyCode, useLazyCode } from '@/lib/browser/page/lazy-code'

type Rows = Virtualizer<Window, HTMLElement>
type Options = Pick<
  VirtualizerOptions<Window, HTMLElement>,
  'count' | 'estimateSize' | 'getItemKey' | 'overscan' | 'scrollMargin'
> & {
  /** Adds the rows that stay to those near the window. */
  withKept: (near: number[]) => number[]
  /** Returns a row's height in px if it need not be measured. */
  knownSize: (
    row: HTMLElement,
    entry: ResizeObserverEntry | undefined,
    rows: Rows,
  ) => number | undefined
}

/** What finds the rows near the window, 11 kB that most lists are too short for (behaviour 13.4). */
export const virtualCode = lazyCode(() => import('@tanstack/virtual-core'))

/**
 * Returns what finds a list's rows near the window; undefined until its code is there. TanStack's own hook
 * needs the code from the first render on.
 */
export function useWindowVirtualizer(options: Options): Rows | undefined {
  const { withKept, knownSize, ...others } = options
  const code = useLazyCode(virtualCode)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const rows = useMemo(
    () =>
      code &&
      new code.Virtualizer<Window, HTMLElement>({
        count: 0,
        estimateSize: () => 0,
        getScrollElement: () => window,
        observeElementRect: code.observeWindowRect,
        observeElementOffset: code.observeWindowOffset,
        // A list that is mounted asks for the position that the page has: that alone would lay out the
        // page.
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
  const rangeExtractor = useCallback(
    (range: Range) => withKept(code?.defaultRangeExtractor(range) ?? []),
    [code, withKept],
  )
  rows?.setOptions({
    ...rows.options,
    ...others,
    rangeExtractor,
    measureElement: (row, entry, instance) =>
      knownSize(row, entry, instance) ?? code?.measureElement(row, entry, instance) ?? 0,
  })
  useLayoutEffect(() => rows?._didMount(), [rows])
  useLayoutEffect(() => rows?._willUpdate())
  return rows
}
