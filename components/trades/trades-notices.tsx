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
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { UNKNOWN_FILTER } from '@/lib/view/filters/filter-label'
import { notReconciledText } from '@/lib/view/reconciliation/reconciliation-label'
import {
  moreOrdersText,
  ordersNotFoundText,
  skippedWalletsTexts,
} from '@/lib/view/trades/trades-page-label'
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
    ...wallets.flatMap((wallet, index) =>
      walletNotices(wallet, screen.hasSeveralWallets ? labels[index] : undefined),
    ),
    ...requested.wallets.flatMap((request, index): Notice[] => {
      const wallet = wallets[index]
      if (!wallet || wallet.hasFailed) return []
      const shown = new Set([...request.recurring, ...request.trigger])
      const since = loadedSinceSubmit(wallet.userAddress, wallet.orders).filter(
        ({ orderKey }) => !shown.has(orderKey),
      )
      if (since.length === 0) return []
      const name = screen.hasSeveralWallets ? labels[index] : undefined
      return [
        {
          kind: 'info',
          text: textOfWallet(moreOrdersText(since.length), name),
          button: { label: 'Add to table', onPress: () => addOrders(request, since) },
        },
      ]
    }),
    ...wallets.flatMap((wallet, index): Notice[] => {
      const count = notFound[index] ?? 0
      if (isLoading || count === 0) return []
      const hasNewerOrders = isSample || hasNewerLists(wallet)
      const { userAddress } = wallet
      const name = screen.hasSeveralWallets ? labels[index] : undefined
      return [
        {
          kind: 'other',
          text: textOfWallet(ordersNotFoundText(count, hasNewerOrders), name),
          action: HAS_NEWER_ORDERS && !hasNewerOrders && (
            <LoadNewerButton userAddress={userAddress} className={NOTICE_ACTION_CLASS} />
          ),
        },
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
