import type { ComponentProps } from 'react'
import { DIALOGS } from '@/components/dialogs/dialog-code'
import { DialogBoundary } from '@/components/errors/error-boundary'
import { LazyComponent } from '@/components/lazy-code/lazy-component'
import { closeOrderDetails, openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import { withCode } from '@/lib/browser/lazy-code/lazy-code'
import { useUrl } from '@/lib/browser/urls/use-url'
import type { Order, SectionName } from '@/lib/domain/orders/order'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { orderDetailsLabel } from '@/lib/view/orders/order-label'
import { detailsInUrl } from '@/lib/view/urls/page-urls'

const dialogCode = DIALOGS['order details']

type OrderDetailsProps = {
  orders: readonly Order[]
  stateOf: TokenLookup
  isLoading: boolean
  /** Returns the wallet of an order; undefined if the page shows only one. */
  walletOf?: ((order: Order) => string) | undefined
}

/**
 * Shows the details of the order that the page's URL names, once loaded (behaviour 16.7). This dialog
 * has a place of its own: the URL says whether it is open.
 */
export function OrderDetails({ orders, stateOf, isLoading, walletOf }: OrderDetailsProps) {
  const url = useUrl()
  const orderKey = url && detailsInUrl(url)
  const order =
    orderKey === undefined ? undefined : orders.find((loaded) => loaded.orderKey === orderKey)
  if (orderKey === undefined || (isLoading && !order)) return null
  const userAddress = order && walletOf?.(order)
  return (
    <DialogBoundary key={orderKey} onClose={closeOrderDetails}>
      <LazyComponent code={dialogCode} props={{ orderKey, order, userAddress, stateOf }} />
    </DialogBoundary>
  )
}

type OrderDetailsButtonProps = ComponentProps<'button'> & { section: SectionName; orderKey: string }

/** Opens an order's details (behaviour 5.4, 16.7). */
export function OrderDetailsButton({ section, orderKey, ...button }: OrderDetailsButtonProps) {
  const label = orderDetailsLabel(section, orderKey)
  // The name must contain the visible words.
  const name = typeof button.children === 'string' ? `${button.children}, ${label}` : label
  return (
    <button
      type="button"
      {...focusTarget(`order ${orderKey}`)}
      aria-label={name}
      title={name}
      onPointerEnter={dialogCode.preload}
      onFocus={dialogCode.preload}
      onClick={({ currentTarget }) => {
        openOrderDetails(orderKey, currentTarget)
        // The dialog shows its failure itself.
        void withCode(dialogCode, () => {}, currentTarget)
      }}
      {...button}
    />
  )
}
