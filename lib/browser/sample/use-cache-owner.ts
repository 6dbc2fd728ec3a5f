import { usePathname } from 'next/navigation'
import { useUrl } from '@/lib/browser/page/use-url'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { walletsOfPage } from '@/lib/view/trades/requested-trades'
import type { CacheOwner } from '@/lib/browser/cache/query-client'

/** On the server, because a static page doesn't know the query. */
const NOWHERE = { search: '', hash: '' }

/**
 * Returns whose cache the page needs, from its first frame on: no service may be called for the sample
 * wallet (behaviour 23.3).
 */
export function useCacheOwner(): CacheOwner {
  const pathname = usePathname()
  const url = useUrl(pathname)
  const { search, hash } = typeof window === 'undefined' ? NOWHERE : window.location
  const wallets = walletsOfPage(url ?? { pathname, search, hash })
  return wallets.some(isSampleWallet) ? 'sample' : 'visitor'
}
