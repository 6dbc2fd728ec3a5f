'use client'

import { NoTrades } from './no-trades'
import { TradesScreen } from './trades-screen'
import { TradesSkeleton } from './trades-skeleton'
import { WrongTradesLink } from './wrong-trades-link'
import { InvalidAddress } from '@/components/shell/invalid-address'
import { useTradesRequest } from '@/lib/browser/trades/use-trades-request'
import { isAddress } from '@/lib/domain/wallet/address'
import { namesOrders } from '@/lib/view/urls/trades-url'

/** The trades page: what its URL asks for, or what is wrong with it. */
export function TradesFromUrl() {
  const request = useTradesRequest()
  if (!request) return <TradesSkeleton />
  if (request.userAddress === '') return <WrongTradesLink />
  if (!isAddress(request.userAddress)) return <InvalidAddress />
  if (!namesOrders(request)) {
    return <NoTrades userAddress={request.userAddress} />
  }
  return <TradesScreen key={request.userAddress} request={request} />
}
