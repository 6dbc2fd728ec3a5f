'use client'

import { useMemo } from 'react'
import { NoTrades } from './no-trades'
import { TradesScreen } from './trades-screen'
import { TradesSkeleton } from './trades-skeleton'
import { WrongTradesLink } from './wrong-trades-link'
import { InvalidAddress } from '@/components/shell/invalid-address'
import { useTradesRequest } from '@/lib/browser/trades/use-trades-request'
import { tradesAsked } from '@/lib/view/trades/trades-asked'

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
