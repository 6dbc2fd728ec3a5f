'use client'

import { ListFaults } from '../list-faults'
import { ListNotices } from '../list-notices'
import { ReadingPanel } from '../reading-panel'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { readSinceSubmit } from '@/lib/browser/submitted-orders'
import type { OrderLists } from '@/lib/browser/use-order-lists'
import { replaceUrl } from '@/lib/browser/use-url'
import type { Order } from '@/lib/domain/order'
import { orderKeysByKind } from '@/lib/domain/selected-orders'
import { stillReadingLabel } from '@/lib/view/list-words'
import { counted } from '@/lib/view/plural'
import { type TradesRequest, tradesPath } from '@/lib/view/routes'

type TradesNoticesProps = {
  request: TradesRequest
  orders: readonly Order[]
  reading: OrderLists
  /** Keys of the URL that name none of the wallet's orders. */
  notFound: number
}

/** What is still being read, what is missing, and orders that came after Submit. */
export function TradesNotices({ request, orders, reading, notFound }: TradesNoticesProps) {
  const { userAddress } = request
  const { lists, stop, retry, readRest } = reading
  const stillReading = stillReadingLabel(lists)
  const shown = new Set([...request.recurring, ...request.trigger])
  const since = readSinceSubmit(userAddress, orders).filter((order) => !shown.has(order.orderKey))
  return (
    <>
      {stillReading !== undefined && (
        <ReadingPanel userAddress={userAddress} lists={lists} label={stillReading} onStop={stop} />
      )}
      {since.length > 0 && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={() => replaceUrl(tradesPath(withAdded(request, since)))}>
              Add them
            </Button>
          }
        >
          <p>
            {counted(since.length, 'order')} {since.length === 1 ? 'was' : 'were'} read since.
          </p>
        </Notice>
      )}
      <ListNotices lists={lists} orders={orders} onReadRest={readRest} />
      <ListFaults userAddress={userAddress} lists={lists} onRetry={retry} />
      {notFound > 0 && (
        <Notice kind="warn">
          <p>
            {counted(notFound, 'order')} of this link {notFound === 1 ? 'is' : 'are'} not among the
            orders of this wallet that were read.
          </p>
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
