import { isAddress } from '@/lib/domain/wallet/address'
import { TRADES_PATH, type UrlParts } from '@/lib/view/urls/paths'
import { parseTradesUrl } from '@/lib/view/urls/trades-url'
import { tradesAsked } from './trades-asked'

/** The wallets that a URL of the orders or trades page shows; none where it names no valid one. */
export function walletsOfPage(url: UrlParts & { pathname: string }): readonly string[] {
  if (url.pathname !== TRADES_PATH) {
    const [, , address = ''] = url.pathname.split('/')
    return isAddress(address) ? [address] : []
  }
  const asked = tradesAsked(parseTradesUrl(url))
  if (asked.kind === 'no orders') return [asked.userAddress]
  return asked.kind === 'trades' ? asked.wallets.map(({ userAddress }) => userAddress) : []
}
