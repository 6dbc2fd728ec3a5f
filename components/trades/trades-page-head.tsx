'use client'

import Link from 'next/link'
import { ArrowLeft } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { UpdatedTime } from '@/components/order-lists/updated-time'
import { WORDS_WITH_ICON_CLASS } from '@/components/ui/button-class'
import { AddWalletButton } from '@/components/wallet/add-wallet-button'
import { ShownWallet } from '@/components/wallet/shown-wallet'
import { useIsSample } from '@/lib/browser/sample/cache-services'
import type { TradesScreenView } from '@/lib/browser/trades/use-trades-screen'
import { loadedAtMs } from '@/lib/domain/order-lists/order-list'
import { reconciledText } from '@/lib/view/reconciliation/reconciliation-label'
import { tradesHeading } from '@/lib/view/trades/trades-page-label'
import { ordersPath } from '@/lib/view/urls/orders-url'
import type { TradesRequest, WalletRequest } from '@/lib/view/urls/trades-url'

type TradesPageHeadProps = { screen: TradesScreenView; controls: ReactNode }

/**
 * Renders the link back to the orders, the heading, when the orders were loaded, and the controls
 * (behaviour 5.2). If there is room the controls are next to the link, so that the heading has its
 * own line.
 */
export function TradesPageHead({ screen, controls }: TradesPageHeadProps) {
  const { wallets, lists, selected, isLoading, reconciliation } = screen
  const oldest = isLoading ? undefined : loadedAtMs(lists)
  const refresh = () => {
    for (const { actions } of wallets) actions.refresh()
  }
  return (
    <div className="wide:flex wide:flex-wrap wide:items-center wide:justify-end wide:gap-x-3 wide:gap-y-2">
      <div className="wide:grow">
        <TradesNav request={screen.requested.wallets} />
      </div>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mt-2 wide:contents">
        <div className="wide:order-2 wide:grow">
          <h1 className="text-[18px] leading-6 font-semibold tracking-[-0.015em] md:text-xl">
            {tradesHeading(selected, wallets.length)}
          </h1>
          <p className="mt-0.5 flex min-h-9 flex-wrap gap-x-3 text-sm text-text-3 md:min-h-[18px]">
            {oldest !== undefined && (
              <span>
                <UpdatedTime loadedAtMs={oldest} onRefresh={refresh} />
              </span>
            )}
            {selected.length > 0 && (
              <span data-slot="reconciled">{reconciledText(reconciliation)}</span>
            )}
          </p>
        </div>
        {controls}
      </div>
    </div>
  )
}

/** The way back to the orders, or one for each of several wallets, and the way to a further wallet. */
function TradesNav({ request }: { request: TradesRequest }) {
  const [first, ...further] = request
  const isSample = useIsSample()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {first && further.length === 0 ? (
        <ChangeTradesLink wallet={first} />
      ) : (
        <ul aria-label="Wallets" className="contents">
          {request.map((wallet) => (
            <ShownWallet key={wallet.userAddress} wallet={wallet} request={request} />
          ))}
        </ul>
      )}
      {!isSample && <AddWalletButton request={request} />}
    </div>
  )
}

/** Memoized, because its address may hold 2,000 keys. */
const ChangeTradesLink = memo(function ChangeTradesLink({ wallet }: { wallet: WalletRequest }) {
  const { userAddress, recurring, trigger } = wallet
  return (
    <Link
      href={ordersPath(userAddress, [...recurring, ...trigger])}
      prefetch
      className={`-ml-1 ${WORDS_WITH_ICON_CLASS}`}
    >
      <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
      Change displayed trades
    </Link>
  )
})
