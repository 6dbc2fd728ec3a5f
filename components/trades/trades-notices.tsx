'use client'

import { AllListsNotice, FailedLists } from '@/components/order-lists/failed-lists'
import { PartialListNotices } from '@/components/order-lists/partial-list-notices'
import { ReconciliationNotice } from '@/components/reconciliation/reconciliation-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { loadedSinceSubmit } from '@/lib/browser/orders/orders-since-submit'
import { addOrders } from '@/lib/browser/trades/use-trades-request'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { UNKNOWN_FILTER } from '@/lib/view/filters/filter-label'
import {
  moreOrdersText,
  ordersNotFoundText,
  skippedWalletsTexts,
} from '@/lib/view/trades/trades-page-label'
import type { WalletRequest } from '@/lib/view/urls/trades-url'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

/** Says what is missing, and which orders came after Submit. */
export function TradesNotices({ screen }: { screen: TradesScreenView }) {
  const { requested, wallets, isLoading, notFound, reconciliation, stateOf } = screen
  const labels = useWalletLabels(screen.choices)
  return (
    <>
      {skippedWalletsTexts(requested).map((text) => (
        <Notice key={text} kind="warn">
          <p>{text}</p>
        </Notice>
      ))}
      {requested.wallets.map((request, index) => {
        const wallet = wallets[index]
        const name = screen.hasSeveralWallets ? labels[index] : undefined
        return (
          wallet && (
            <WalletNotices
              key={request.userAddress}
              request={request}
              wallet={wallet}
              name={name}
            />
          )
        )
      })}
      {!isLoading && notFound > 0 && (
        <Notice kind="warn">
          <p>{ordersNotFoundText(notFound)}</p>
        </Notice>
      )}
      <ReconciliationNotice found={reconciliation} stateOf={stateOf} />
      {screen.hasUnknownFilter && (
        <Notice kind="warn">
          <p>{UNKNOWN_FILTER}</p>
        </Notice>
      )}
    </>
  )
}

type WalletNoticesProps = {
  request: WalletRequest
  wallet: LoadedWallet
  /** Its name, if it is one of several. */
  name: string | undefined
}

/** Says what is missing of a wallet, and offers its orders that came after Submit (behaviour 5.1, 21.6). */
function WalletNotices({ request, wallet, name }: WalletNoticesProps) {
  const { userAddress, lists, orders, actions, hasFailed } = wallet
  if (hasFailed) {
    return (
      <AllListsNotice
        userAddress={userAddress}
        lists={lists}
        wallet={name}
        onRetry={actions.loadRest}
      />
    )
  }
  const shown = new Set([...request.recurring, ...request.trigger])
  const since = loadedSinceSubmit(userAddress, orders).filter((order) => !shown.has(order.orderKey))
  return (
    <>
      {since.length > 0 && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={() => addOrders(request, since)}>
              Add to table
            </Button>
          }
        >
          <p>{textOfWallet(moreOrdersText(since.length), name)}</p>
        </Notice>
      )}
      <PartialListNotices
        lists={lists}
        orders={orders}
        wallet={name}
        onLoadRest={actions.loadRest}
      />
      <FailedLists userAddress={userAddress} lists={lists} wallet={name} onRetry={actions.retry} />
    </>
  )
}
