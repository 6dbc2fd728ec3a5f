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
import { tradesAsked } from '@/lib/view/trades/trades-asked'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'

/** The trades page: what its URL asks for, or what is wrong with it (behaviour 5.17, 21.2). */
export function TradesFromUrl() {
  const request = useTradesRequest()
  const asked = useMemo(() => request && tradesAsked(request), [request])
  switch (asked?.kind) {
    case undefined:
      return <TradesSkeleton />
    case 'no wallet':
      return <WrongTradesLink />
    case 'wrong address':
      return <InvalidAddress />
    case 'no orders':
      return <NoTrades userAddress={asked.userAddress} />
    case 'trades':
      return <TradesScreen key={asked.wallets[0]?.userAddress} asked={asked} />
  }
}

/** The trades page with no order keys (behaviour 5.17). */
function NoTrades({ userAddress }: { userAddress: string }) {
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link href={walletPath(userAddress)} className={buttonClass('primary')}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Back to orders
        </Link>
      }
    >
      Choose at least one order to see its deposits and trades.
    </EmptyState>
  )
}

/** The trades page whose URL names no wallet (behaviour 5.17). */
function WrongTradesLink() {
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link href={LANDING_PATH} className={buttonClass('primary')}>
          Change Address
        </Link>
      }
    >
      This link names no wallet address. Paste one to choose its orders.
    </EmptyState>
  )
}
