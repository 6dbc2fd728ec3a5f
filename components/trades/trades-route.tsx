'use client'

import { NoTrades } from './no-trades'
import { TradesScreen } from './trades-screen'
import { TradesSkeleton } from './trades-skeleton'
import { WrongTradesLink } from './wrong-trades-link'
import { InvalidAddress } from '../invalid-address'
import { useUrl } from '@/lib/browser/use-url'
import { isAddress } from '@/lib/domain/address'
import { parseTradesUrl, TRADES_PATH } from '@/lib/view/routes'

/** The trades page: what its URL asks for, or what is wrong with it. */
export function TradesRoute() {
  const url = useUrl()
  // While one page follows another the URL may still be the last one's.
  if (!url || url.pathname !== TRADES_PATH) return <TradesSkeleton />
  const request = parseTradesUrl(url)
  if (request.userAddress === '') return <WrongTradesLink />
  if (!isAddress(request.userAddress)) return <InvalidAddress />
  if (request.recurring.length + request.trigger.length === 0) {
    return <NoTrades userAddress={request.userAddress} />
  }
  return <TradesScreen key={request.userAddress} request={request} />
}
