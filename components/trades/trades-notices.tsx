'use client'

import { HAS_NEWER_ORDERS, LoadNewerButton } from '@/components/newer-orders/sign-in'
import { NOTICE_ACTION_CLASS, Notices, type Notice } from '@/components/notices/notices'
import {
  hasNewerLists,
  useNewerOrdersNotice,
  walletNotices,
} from '@/components/order-lists/wallet-notices'
import { ReconciliationButton } from '@/components/reconciliation/reconciliation-button'
import { loadedSinceSubmit } from '@/lib/browser/orders/orders-since-submit'
import { addOrders } from '@/lib/browser/trades/use-trades-request'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import { useIsSample } from '@/lib/browser/sample/cache-services'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { UNKNOWN_FILTER } from '@/lib/view/filters/filter-label'
import { notReconciledText } from '@/lib/view/reconciliation/reconciliation-label'
import {
  moreOrdersText,
  ordersNotFoundText,
  skippedWalletsTexts,
} from '@/lib/view/trades/trades-page-label'
import type { WalletRequest } from '@/lib/view/urls/trades-url'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

/** Says what is missing, and which orders came after Submit (behaviour 2.18). */
export function TradesNotices({ screen }: { screen: TradesScreenView }) {
  const { requested, wallets, isLoading, notFound, reconciliation, stateOf } = screen
  const labels = useWalletLabels(screen.choices)
  const isSample = useIsSample()
  const notReconciled = notReconciledText(reconciliation)
  const warnings = [
    ...skippedWalletsTexts(requested),
    ...(screen.hasUnknownFilter ? [UNKNOWN_FILTER] : []),
  ]
  const notices: Notice[] = [
    ...wallets.flatMap((wallet, index) => {
      const name = screen.hasSeveralWallets ? labels[index] : undefined
      const request = requested.wallets[index]
      return [
        ...walletNotices(wallet, name),
        ...(isLoading ? [] : notFoundNotice(wallet, notFound[index], isSample, name)),
        ...(request && !wallet.hasFailed ? moreOrdersNotice(wallet, request, name) : []),
      ]
    }),
    ...warnings.map((text): Notice => ({ kind: 'other', text })),
  ]
  if (notReconciled !== undefined) {
    notices.push({
      kind: 'not reconciled',
      text: notReconciled,
      action: <ReconciliationButton found={reconciliation} stateOf={stateOf} />,
    })
  }
  return <Notices notices={[...notices, useNewerOrdersNotice(wallets)]} />
}

/** How many keys of a link name no order of a wallet; newer ones may be named (behaviour 5.17). */
function notFoundNotice(
  wallet: LoadedWallet,
  count = 0,
  isSample: boolean,
  name: string | undefined,
): Notice[] {
  if (count === 0) return []
  const hasNewerOrders = isSample || hasNewerLists(wallet)
  const { userAddress } = wallet
  const text = textOfWallet(ordersNotFoundText(count, hasNewerOrders), name)
  const action = HAS_NEWER_ORDERS && !hasNewerOrders && (
    <LoadNewerButton userAddress={userAddress} className={NOTICE_ACTION_CLASS} />
  )
  return [{ kind: 'other', text, action }]
}

/** Offers the orders that came after Submit (behaviour 5.1). */
function moreOrdersNotice(
  { userAddress, orders }: LoadedWallet,
  request: WalletRequest,
  name: string | undefined,
): Notice[] {
  const shown = new Set([...request.recurring, ...request.trigger])
  const since = loadedSinceSubmit(userAddress, orders).filter(
    ({ orderKey }) => !shown.has(orderKey),
  )
  if (since.length === 0) return []
  const text = textOfWallet(moreOrdersText(since.length), name)
  const button = { label: 'Add to table', onPress: () => addOrders(request, since) }
  return [{ kind: 'info', text, button }]
}
