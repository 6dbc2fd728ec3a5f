import { lazyCode } from '@/lib/browser/page/lazy-code'

/** So many rows or lines of a long list are drawn until its code is there. */
export const ROWS_UNTIL_CODE = 40

/** TanStack Virtual, 11 kB that only long lists need (behaviour 13.6). */
export const longListCode = lazyCode(async () => {
  const { useVirtualizer, useWindowVirtualizer } = await import('@tanstack/react-virtual')
  return { useVirtualizer, useWindowVirtualizer }
})

/** Its hooks, one for a list in the window and one for a list that scrolls inside itself. */
export type LongListCode = Awaited<ReturnType<typeof longListCode.load>>
