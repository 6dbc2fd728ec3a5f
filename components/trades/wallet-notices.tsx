import { AllListsNotice } from '@/components/order-lists/all-lists-notice'
import { FailedLists } from '@/components/order-lists/failed-lists'
import { PartialListNotices } from '@/components/order-lists/partial-list-notices'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { readSinceSubmit } from '@/lib/browser/orders/orders-since-submit'
import type { WalletReading } from '@/lib/browser/order-lists/use-wallet-orders'
import { replaceOrders } from '@/lib/browser/trades/use-trades-request'
import type { Order } from '@/lib/domain/orders/order'
import { orderKeysByKind } from '@/lib/domain/orders/orders-by-key'
import { ordersSinceText } from '@/lib/view/trades/orders-since-label'
import type { WalletRequest } from '@/lib/view/urls/trades-url'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type WalletNoticesProps = {
  asked: WalletRequest
  wallet: WalletReading
  /** What it is called, where it is one of several. */
  name: string | undefined
}

/** What is missing of a wallet, and its orders that came after Submit (behaviour 5.16, 21.6). */
export function WalletNotices({ asked, wallet, name }: WalletNoticesProps) {
  const { userAddress, lists, orders, actions, hasFailed } = wallet
  const shown = new Set([...asked.recurring, ...asked.trigger])
  const since = readSinceSubmit(userAddress, orders).filter((order) => !shown.has(order.orderKey))
  if (hasFailed)
    return <AllListsNotice {...{ userAddress, lists }} name={name} onRetry={actions.readRest} />
  return (
    <>
      {since.length > 0 && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={() => replaceOrders(withAdded(asked, since))}>
              Add them
            </Button>
          }
        >
          <p>{textOfWallet(ordersSinceText(since.length), name)}</p>
        </Notice>
      )}
      <PartialListNotices {...{ lists, orders }} wallet={name} onReadRest={actions.readRest} />
      <FailedLists {...{ userAddress, lists }} wallet={name} onRetry={actions.retry} />
    </>
  )
}

function withAdded(asked: WalletRequest, added: readonly Order[]): WalletRequest {
  const { recurring, trigger } = orderKeysByKind(added)
  return {
    ...asked,
    recurring: [...asked.recurring, ...recurring],
    trigger: [...asked.trigger, ...trigger],
  }
}
