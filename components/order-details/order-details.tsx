'use client'

import { orderDetailsCode } from './order-details-code'
import { LazyComponent } from '@/components/shell/lazy-component'
import { useFetching } from '@/lib/browser/page/lazy-code'
import { useUrl } from '@/lib/browser/page/use-url'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { orderDetailsKey } from '@/lib/view/urls/order-details-url'

type OrderDetailsProps = {
  /** All orders of the wallet that are read. */
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  isReading: boolean
  /** The wallet of an order, where the page shows several. */
  walletOf?: ((order: Order) => string) | undefined
}

/** Opens the details of the order that the page's URL names, once it is loaded (behaviour 16.7). */
export function OrderDetails({ orders, stateOf, isReading, walletOf }: OrderDetailsProps) {
  const url = useUrl()
  const orderKey = url && orderDetailsKey(url)
  const order =
    orderKey === undefined ? undefined : orders.find((some) => some.orderKey === orderKey)
  const isShown = orderKey !== undefined && (order !== undefined || !isReading)
  useFetching(orderDetailsCode, isShown)
  if (!isShown) return null
  const userAddress = order && walletOf?.(order)
  return <LazyComponent of={orderDetailsCode} props={{ orderKey, order, userAddress, stateOf }} />
}
