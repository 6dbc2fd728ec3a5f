import { useEffect } from 'react'
import { Notices, type Notice } from '@/components/notices/notices'
import { useNewerOrdersNotice, walletNotices } from '@/components/order-lists/wallet-notices'
import { dialogOpener, DialogPlace } from '@/components/dialogs/dialog-place'
import { Button, LinkButton } from '@/components/ui/button'
import { openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import { loadedSinceSubmit, rememberLink } from '@/lib/browser/orders/orders-since-submit'
import { focusTarget } from '@/lib/browser/dialogs/focus-targets'
import type { DialogClosing } from '@/lib/browser/dialogs/open-dialogs'
import { addOrders } from '@/lib/browser/trades/use-trades-request'
import type {
  OrdersOfLink,
  TradesScreenView,
  TradesWallet,
} from '@/lib/browser/trades/use-trades-screen'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { hasNewerLists } from '@/lib/domain/order-lists/order-list'
import { pairLabel } from '@/lib/view/orders/order-label'
import { differenceTexts, notReconciledText } from '@/lib/view/reconciliation/reconciliation-label'
import {
  moreOrdersText,
  ordersNotFoundText,
  skippedWalletsTexts,
} from '@/lib/view/trades/trades-page-label'
import { shortAddress, textOfWallet } from '@/lib/view/wallet/wallet-label'

const NOT_RECONCILED_HINT =
  'Jupiter’s totals and trades don’t match. Trades may be missing, or the order changed while loading. Try Refresh.'

/** Warns of a wrong filter in a link (behaviour 17.9). */
const UNKNOWN_FILTER = 'Ignored an unknown filter in this link.'

/** Says which orders or trades are missing, and which orders loaded after Submit (behaviour 2.18). */
export function TradesNotices({ screen }: { screen: TradesScreenView }) {
  const { link } = screen
  const { wallets, isLoading } = link
  const labels = useWalletLabels(link.walletChoices)
  useEffect(() => {
    for (const wallet of wallets) if (!wallet.isLoading) rememberLink(wallet.request, wallet.orders)
  }, [wallets])
  const notReconciled = notReconciledText(link.reconciliation)
  // Orders of the link that weren't found may be newer orders.
  const lacking = wallets.filter(({ notFound }) => !isLoading && notFound > 0)
  const countNotFound = lacking.reduce((sum, { notFound }) => sum + notFound, 0)
  const warnings = [
    ...skippedWalletsTexts(screen.requested),
    ...(countNotFound > 0 ? [ordersNotFoundText(countNotFound)] : []),
    ...(screen.rows.hasUnknownFilter ? [UNKNOWN_FILTER] : []),
  ]
  const notices: Notice[] = [
    ...wallets.flatMap((wallet, index) => {
      const name = wallets.length > 1 ? labels[index] : undefined
      return [
        ...walletNotices({ ...wallet, orders: wallet.selected }, name),
        ...(wallet.hasFailed ? [] : moreOrdersNotice(wallet, name)),
      ]
    }),
    ...warnings.map((text): Notice => ({ id: text, kind: 'other', text })),
  ]
  if (notReconciled !== undefined) {
    const action = (
      <LinkButton {...dialogOpener('reconciliation')} aria-haspopup="dialog">
        Show
      </LinkButton>
    )
    notices.push({ id: 'not reconciled', kind: 'not reconciled', text: notReconciled, action })
  }
  const walletsToSignIn = lacking.filter((wallet) => !hasNewerLists(wallet))
  const newer = useNewerOrdersNotice(
    wallets,
    walletsToSignIn.map(({ userAddress }) => userAddress),
  )
  return (
    <>
      {newer.action ? (
        <Notices notices={notices} always={newer} />
      ) : (
        <Notices notices={[...notices, newer]} />
      )}
      <ReconciliationDialog {...link} />
    </>
  )
}

/** Offers the orders that loaded after Submit (behaviour 5.1). */
function moreOrdersNotice(
  { userAddress, orders, request }: TradesWallet,
  name: string | undefined,
): Notice[] {
  const shownKeys = new Set([...request.recurring, ...request.trigger])
  const since = loadedSinceSubmit(userAddress, orders).filter(
    ({ orderKey }) => !shownKeys.has(orderKey),
  )
  if (since.length === 0) return []
  const text = textOfWallet(moreOrdersText(since.length), name)
  const button = { label: 'Add to table', onPress: () => addOrders(request, since) }
  return [{ id: `more orders ${userAddress}`, kind: 'info', text, button }]
}

/** The orders that aren’t reconciled, the differences and what they can mean (behaviour 16.5). */
function ReconciliationDialog({ reconciliation, stateOf }: OrdersOfLink) {
  const props = (closing: DialogClosing) => ({
    ...closing,
    title: notReconciledText(reconciliation) ?? '',
    children: (
      <div className="px-5 pb-5 text-sm">
        <p className="mb-3 text-text-2">{NOT_RECONCILED_HINT}</p>
        <ul className="flex flex-col gap-2">
          {reconciliation.notReconciled.map(({ order, differences }) => (
            <li
              key={`${order.kind} ${order.orderKey}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <Button
                size="small"
                // An unknown token shows its whole mint, which must wrap.
                className="h-auto! min-h-11 max-w-full py-1 text-left wrap-anywhere whitespace-normal! md:min-h-7"
                {...focusTarget(`order ${order.orderKey}`)}
                onClick={({ currentTarget }) => openOrderDetails(order.orderKey, currentTarget)}
              >
                <span dir="auto" translate="no">
                  {`${pairLabel(stateOf(order.inputMint), stateOf(order.outputMint))} ${shortAddress(order.orderKey)}`}
                </span>
              </Button>
              <span dir="auto" translate="no" className="min-w-0 wrap-anywhere">
                {differenceTexts(order, differences, stateOf).join(' and ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ),
  })
  return <DialogPlace name="reconciliation" props={props} />
}
