import type { UrlParts } from './paths'
import { parseTradesUrl } from './trades-url'

/**
 * The wallet that a URL of the orders or trades page is about, of several the first (behaviour 11.1,
 * 21.1), not yet checked; undefined on other pages.
 */
export function walletOfUrl({
  pathname,
  ...parts
}: UrlParts & { pathname: string }): string | undefined {
  const [, page, address] = pathname.split('/')
  return page === 'orders' ? address : parseTradesUrl(parts)[0]?.userAddress
}
