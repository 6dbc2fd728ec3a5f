'use client'

import { OrdersScreen } from './orders-screen'
import { OrdersSkeleton } from './orders-skeleton'
import { useUrl } from '@/lib/browser/page/use-url'
import { parseOrdersUrl, walletsBeside } from '@/lib/view/urls/orders-url'

/**
 * The orders page of a valid address; neutral until the browser knows the URL's fragment
 * (behaviour 11.3).
 */
export function OrdersFromUrl({ userAddress }: { userAddress: string }) {
  const url = useUrl()
  if (!url) return <OrdersSkeleton />
  return (
    <OrdersScreen
      userAddress={userAddress}
      orderKeys={parseOrdersUrl(url)}
      beside={walletsBeside(url)}
    />
  )
}
