import { LazyComponent } from '@/components/shell/lazy-component'
import { detailsInUrl } from '@/lib/browser/order-details/open-order-details'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useUrl } from '@/lib/browser/page/use-url'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'

/** The dialog's code, fetched when a visitor first opens it or points at its button (behaviour 13.4). */
export const orderDetailsCode = lazyCode(
  async () => (await import('./order-details-dialog')).OrderDetailsDialog,
)

type OrderDetailsProps = {
  /** All loaded orders of the wallets. */
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  isLoading: boolean
  /** Returns the wallet of an order; undefined if the page shows only one. */
  walletOf?: ((order: Order) => string) | undefined
}

/**
 * Shows the details of the order that the page's URL names, once it is loaded (behaviour 16.7). The host
 * doesn't render them: the URL says whether they are open, and the page has their order and the table's
 * switches. The host would need a copy of all three.
 */
export function OrderDetails({ orders, stateOf, isLoading, walletOf }: OrderDetailsProps) {
  const url = useUrl()
  const orderKey = url && detailsInUrl(url)
  const order =
    orderKey === undefined ? undefined : orders.find((loaded) => loaded.orderKey === orderKey)
  if (orderKey === undefined || (isLoading && !order)) return null
  const userAddress = order && walletOf?.(order)
  return <LazyComponent code={orderDetailsCode} props={{ orderKey, order, userAddress, stateOf }} />
}
