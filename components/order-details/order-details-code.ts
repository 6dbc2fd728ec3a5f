import { lazyCode } from '@/lib/browser/page/lazy-code'

/** The dialog's code, fetched when it is first needed or pointed at (behaviour 13.6). */
export const orderDetailsCode = lazyCode(
  async () => (await import('./order-details-dialog')).OrderDetailsDialog,
)
