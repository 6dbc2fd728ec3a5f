import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'

const ROW_PX = 40
const ROWS_BEYOND = 8

/** Returns the rows to render of a list that scrolls inside itself, and the height of the others. */
export function useScrolledRows(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: ROWS_BEYOND,
    indexAttribute: 'data-pair-index',
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  return {
    rendered: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)),
    scroller,
    measure: virtualizer.measureElement,
  }
}
