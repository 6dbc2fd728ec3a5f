import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'

const ROWS_BEYOND = 12
const ROW_HEIGHTS = { wide: 45, medium: 77, card: 184 }

/** Which rows of a long list are near the window, and how much room the others take. */
export function useVirtualRows(count: number) {
  const [offset, setOffset] = useState(0)
  // What stands above the list comes and goes, so its place is looked up whenever that changes.
  const place = useCallback((body: HTMLElement | null) => {
    if (!body) return undefined
    const look = () => setOffset(Math.round(body.getBoundingClientRect().top + window.scrollY))
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    look()
    return () => observer.disconnect()
  }, [])
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: estimatedHeight,
    overscan: ROWS_BEYOND,
    scrollMargin: offset,
  })
  const items = virtualizer.getVirtualItems()
  const start = items[0]?.start ?? offset
  const end = items.at(-1)?.end ?? offset
  return {
    rows: items.map((item) => item.index),
    before: start - offset,
    after: Math.max(0, virtualizer.getTotalSize() - (end - offset)),
    place,
    measure: virtualizer.measureElement,
  }
}

function estimatedHeight(): number {
  if (window.innerWidth >= 1024) return ROW_HEIGHTS.wide
  return window.innerWidth >= 768 ? ROW_HEIGHTS.medium : ROW_HEIGHTS.card
}
