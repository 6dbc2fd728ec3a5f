'use client'

import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { PrefetchLink } from '@/components/shell/prefetch-link'
import { ReadTime } from '@/components/order-lists/read-time'
import type { WalletOrders } from '@/lib/browser/order-lists/use-wallet-orders'
import type { Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { Order } from '@/lib/domain/orders/order'
import { readAtMs } from '@/lib/domain/order-lists/order-list'
import { usePageAhead } from '@/lib/browser/page/use-page-ahead'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import type { TradesRequest } from '@/lib/view/urls/trades-url'
import { ordersPath } from '@/lib/view/urls/orders-url'
import { addsUpText } from '@/lib/view/reconciliation/adds-up-label'
import { tradesHeading } from '@/lib/view/trades/trades-heading'

type TradesPageHeadProps = {
  request: TradesRequest
  selected: readonly Order[]
  wallet: WalletOrders
  /** Undefined until the orders are checked. */
  reconciliation: Reconciliation | undefined
  controls: ReactNode
}

/**
 * The way back to the orders, what is displayed, when it was read, and the controls
 * (behaviour 5.2).
 */
export function TradesPageHead(props: TradesPageHeadProps) {
  const { request, selected, wallet, reconciliation, controls } = props
  const { lists, actions, isReading } = wallet
  const oldest = isReading ? undefined : readAtMs(lists)
  // For the way there and back again (behaviour 11.5).
  usePageAhead(TRADES_PATH)
  const backPath = ordersPath(request.userAddress, [...request.recurring, ...request.trigger])
  return (
    <div>
      <PrefetchLink
        href={backPath}
        isOffline
        className="-ml-1 inline-flex h-11 items-center gap-2 rounded-md px-1 text-sm text-text-2 transition-colors duration-120 hover:text-text md:h-7 print:hidden"
      >
        <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
        Change displayed trades
      </PrefetchLink>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mt-2">
        <div className="wide:min-w-0 wide:flex-1">
          <h1 className="text-[18px] leading-6 font-semibold tracking-[-0.015em] md:text-xl">
            {tradesHeading(selected)}
          </h1>
          <p className="mt-0.5 flex min-h-9 flex-wrap gap-x-3 text-sm text-text-3 md:min-h-[18px]">
            {oldest !== undefined && (
              <span>
                Orders read <ReadTime readAtMs={oldest} onRefresh={actions.refresh} />
              </span>
            )}
            {reconciliation && selected.length > 0 && (
              <span data-slot="adds-up">{addsUpText(reconciliation, isReading)}</span>
            )}
          </p>
        </div>
        {controls}
      </div>
    </div>
  )
}
