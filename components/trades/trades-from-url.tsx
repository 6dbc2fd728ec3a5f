'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useMemo } from 'react'
import { TradesScreen } from './trades-screen'
import { TradesSkeleton } from './trades-skeleton'
import { EmptyState } from '@/components/shell/empty-state'
import { InvalidAddress } from '@/components/shell/invalid-address'
import { buttonClass } from '@/components/ui/button-class'
import { useTradesRequest } from '@/lib/browser/trades/use-trades-request'
import { requestedTrades } from '@/lib/view/trades/requested-trades'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

/** The trades page: what its URL requests, or what is wrong with it (behaviour 5.17, 21.2). */
export function TradesFromUrl() {
  const request = useTradesRequest()
  const requested = useMemo(() => request && requestedTrades(request), [request])
  switch (requested?.kind) {
    case undefined:
      return <TradesSkeleton />
    case 'wrong address':
      return <InvalidAddress />
    case 'trades':
      return <TradesScreen key={requested.wallets[0]?.userAddress} requested={requested} />
    case 'no wallet':
      return <NoTrades />
    case 'no orders':
      return <NoTrades userAddress={requested.userAddress} />
  }
}

/** The trades page without order keys, or without a wallet (behaviour 5.17). */
function NoTrades({ userAddress }: { userAddress?: string }) {
  const hasWallet = userAddress !== undefined
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link
          href={hasWallet ? walletPath(userAddress) : LANDING_PATH}
          className={buttonClass('primary')}
        >
          {hasWallet && <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          {hasWallet ? 'Back to orders' : 'Change Address'}
        </Link>
      }
    >
      {hasWallet ? 'Select at least one order.' : 'This link has no wallet address.'}
    </EmptyState>
  )
}
