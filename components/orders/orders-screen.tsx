'use client'

import { OrdersContent } from './orders-content'
import { OrdersSkeleton } from './orders-skeleton'
import { useUrl } from '@/lib/browser/use-url'
import { parseOrdersUrl } from '@/lib/view/routes'

/** The orders page of a valid address; neutral until the browser knows the URL's fragment. */
export function OrdersScreen({ userAddress }: { userAddress: string }) {
  const url = useUrl()
  if (!url) return <OrdersSkeleton />
  return <OrdersContent userAddress={userAddress} orderKeys={parseOrdersUrl(url)} />
}
