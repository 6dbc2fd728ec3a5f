import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

/** Up to here all are drawn, so that find-in-page works. */
const MOST_DRAWN = 50
const ROW_PX = 41
const ROWS_BEYOND = 8

/**
 * Which rows of a list that scrolls inside itself are drawn, and how much room the others take.
 * @param isWhole whether all are drawn whatever their number, as on paper
 */
export function useScrolledRows(count: number, isWhole: boolean) {
  const place = useRef<HTMLTableSectionElement>(null)
  // Not compiled anyway: no component here is.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_BEYOND,
    indexAttribute: 'data-pair-index',
    useFlushSync: false,
  })
  if (isWhole || count <= MOST_DRAWN) {
    const shown = Array.from({ length: count }, (_, index) => index)
    return { shown, before: 0, after: 0, place, measure: null }
  }
  const items = virtualizer.getVirtualItems()
  return {
    shown: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)),
    place,
    measure: virtualizer.measureElement,
  }
}
