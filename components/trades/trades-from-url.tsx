'use client'

import { useMemo } from 'react'
import { NoTrades } from './no-trades'
import { TradesScreen } from './trades-screen'
import { TradesSkeleton } from './trades-skeleton'
import { WrongTradesLink } from './wrong-trades-link'
import { InvalidAddress } from '@/components/shell/invalid-address'
import { useUrl } from '@/lib/browser/page/use-url'
import { isAddress } from '@/lib/domain/wallet/address'
import { namesOrders, parseTradesUrl } from '@/lib/view/urls/trades-url'
import { TRADES_PATH } from '@/lib/view/urls/paths'

/** The trades page: what its URL asks for, or what is wrong with it. */
export function TradesFromUrl() {
  const url = useUrl(TRADES_PATH)
  const request = useMemo(() => url && parseTradesUrl(url), [url])
  if (!request) return <TradesSkeleton />
  if (request.userAddress === '') return <WrongTradesLink />
  if (!isAddress(request.userAddress)) return <InvalidAddress />
  if (!namesOrders(request)) {
    return <NoTrades userAddress={request.userAddress} />
  }
  return <TradesScreen key={request.userAddress} request={request} />
}
