import type { RowHeights } from '@/lib/browser/scrolling/use-virtual-rows'

/** The parents and orders of the orders page. */
export const LINE_HEIGHTS: RowHeights = { wide: 43, medium: 77, card: 98, firstTop: 290 }
