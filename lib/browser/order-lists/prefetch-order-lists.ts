import type { QueryClient } from '@tanstack/react-query'
import { ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import { walletsOfPage } from '@/lib/view/trades/requested-trades'
import { namesOrders, parseTradesUrl } from '@/lib/view/urls/trades-url'
import { TRADES_PATH, type UrlParts } from '@/lib/view/urls/paths'
import { orderListQuery } from './order-list-query'

/**
 * Begins to read the lists that a page's URL asks for while the page is still being drawn; its
 * queries then find the readings under way (behaviour 3.3). What the cache holds is not read again.
 */
export function prefetchOrderLists(
  client: QueryClient,
  url: UrlParts & { pathname: string },
): void {
  if (url.pathname === TRADES_PATH && !parseTradesUrl(url).some(namesOrders)) return
  for (const [turn, userAddress] of walletsOfPage(url).entries()) {
    for (const name of ORDER_LISTS) {
      void client.prefetchQuery(orderListQuery(userAddress, name, turn))
    }
  }
}
