'use client'

import { FailedLists } from '@/components/order-lists/failed-lists'
import { PartialListNotices } from '@/components/order-lists/partial-list-notices'
import { ReadingPanel } from '@/components/order-lists/reading-panel'
import { ReadingPlace } from '@/components/order-lists/reading-place'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { readSinceSubmit } from '@/lib/browser/orders/orders-since-submit'
import type { WalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import { replaceRequest } from '@/lib/browser/trades/use-trades-request'
import type { Order } from '@/lib/domain/orders/order'
import { orderKeysByKind } from '@/lib/domain/orders/orders-by-key'
import { stillReadingLabel } from '@/lib/view/order-lists/reading-label'
import { ordersNotFoundText } from '@/lib/view/trades/orders-not-found-label'
import { ordersSinceText } from '@/lib/view/trades/orders-since-label'
import type { TradesRequest } from '@/lib/view/urls/trades-url'

type TradesNoticesProps = {
  request: TradesRequest
  wallet: WalletOrders
  /** Keys of the URL that name none of the wallet's orders. */
  notFound: number
  /** Whether the rows stand below already. */
  isTableShown: boolean
}

/** What is still being read, what is missing, and orders that came after Submit. */
export function TradesNotices({ request, wallet, notFound, isTableShown }: TradesNoticesProps) {
  const { userAddress } = request
  const { lists, orders } = wallet
  const { stop, retry, readRest } = wallet.actions
  const stillReading = stillReadingLabel(lists)
  const shown = new Set([...request.recurring, ...request.trigger])
  const since = readSinceSubmit(userAddress, orders).filter((order) => !shown.has(order.orderKey))
  return (
    <>
      <ReadingPlace lists={lists} isHeld={isTableShown}>
        <ReadingPanel userAddress={userAddress} lists={lists} label={stillReading} onStop={stop} />
      </ReadingPlace>
      {since.length > 0 && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={() => replaceRequest(withAdded(request, since))}>
              Add them
            </Button>
          }
        >
          <p>{ordersSinceText(since.length)}</p>
        </Notice>
      )}
      <PartialListNotices lists={lists} orders={orders} onReadRest={readRest} />
      <FailedLists userAddress={userAddress} lists={lists} onRetry={retry} />
      {notFound > 0 && (
        <Notice kind="warn">
          <p>{ordersNotFoundText(notFound)}</p>
        </Notice>
      )}
    </>
  )
}

function withAdded(request: TradesRequest, added: readonly Order[]): TradesRequest {
  const { recurring, trigger } = orderKeysByKind(added)
  return {
    userAddress: request.userAddress,
    recurring: [...request.recurring, ...recurring],
    trigger: [...request.trigger, ...trigger],
  }
}
