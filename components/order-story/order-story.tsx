'use client'

import { orderStoryCode } from './order-story-code'
import { LazyComponent } from '@/components/shell/lazy-component'
import { useFetching } from '@/lib/browser/page/lazy-code'
import { useUrl } from '@/lib/browser/page/use-url'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { storyKey } from '@/lib/view/urls/story-url'

type OrderStoryProps = {
  /** All orders of the wallet that are read. */
  orders: readonly Order[]
  stateOf: (mint: string) => TokenState
  isReading: boolean
  /** The wallet of an order, where the page shows several. */
  walletOf?: ((order: Order) => string) | undefined
}

/** The story of the order that the page's URL names, once that is read (behaviour 16.7). */
export function OrderStory({ orders, stateOf, isReading, walletOf }: OrderStoryProps) {
  const url = useUrl()
  const orderKey = url && storyKey(url)
  const order =
    orderKey === undefined ? undefined : orders.find((some) => some.orderKey === orderKey)
  const isShown = orderKey !== undefined && (order !== undefined || !isReading)
  useFetching(orderStoryCode, isShown)
  if (!isShown) return null
  const userAddress = order && walletOf?.(order)
  return <LazyComponent of={orderStoryCode} props={{ orderKey, order, userAddress, stateOf }} />
}
