'use client'

import type { ReactNode } from 'react'
import { ReadTime } from '@/components/order-lists/read-time'
import type { TradesWallets } from '@/lib/browser/trades/use-trades-wallets'
import type { Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import { loadedAtMs } from '@/lib/domain/order-lists/order-list'
import { usePageAhead } from '@/lib/browser/page/use-page-ahead'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import { reconciledText } from '@/lib/view/reconciliation/reconciliation-label'
import { tradesHeading } from '@/lib/view/trades/trades-heading'

type TradesPageHeadProps = {
  shown: TradesWallets
  /** The way back to the orders, and the wallets where there are several. */
  ways: ReactNode
  /** Undefined until the orders are checked. */
  reconciliation: Reconciliation
  controls: ReactNode
}

/**
 * The way back to the orders, what is displayed, when it was read, and the controls
 * (behaviour 5.2). Where there is room the controls stand beside the way back, so that the heading
 * has a line to itself.
 */
export function TradesPageHead(props: TradesPageHeadProps) {
  const { shown, ways, reconciliation, controls } = props
  const { wallets, lists, selected, isReading } = shown
  const oldest = isReading ? undefined : loadedAtMs(lists)
  // For the way there and back again (behaviour 11.5).
  usePageAhead(TRADES_PATH)
  const refresh = () => {
    for (const { actions } of wallets) actions.refresh()
  }
  return (
    <div className="wide:flex wide:flex-wrap wide:items-center wide:justify-end wide:gap-x-3 wide:gap-y-2">
      <div className="wide:grow">{ways}</div>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mt-2 wide:contents">
        <div className="wide:order-2 wide:grow">
          <h1 className="text-[18px] leading-6 font-semibold tracking-[-0.015em] md:text-xl">
            {tradesHeading(selected, wallets.length)}
          </h1>
          <p className="mt-0.5 flex min-h-9 flex-wrap gap-x-3 text-sm text-text-3 md:min-h-[18px]">
            {oldest !== undefined && (
              <span>
                Orders read <ReadTime readAtMs={oldest} onRefresh={refresh} />
              </span>
            )}
            {selected.length > 0 && (
              <span data-slot="adds-up">{reconciledText(reconciliation, isReading)}</span>
            )}
          </p>
        </div>
        {controls}
      </div>
    </div>
  )
}
