import { usePathname } from 'next/navigation'
import { useUrl } from '@/lib/browser/page/use-url'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'
import { parseWallet } from '@/lib/view/urls/paths'
import type { CacheOwner } from '@/lib/browser/cache/query-client'

/**
 * Whose cache the page that is drawn needs, from its first frame on: nothing may be asked of a
 * service for the sample wallet (behaviour 23.4).
 */
export function useCacheOwner(): CacheOwner {
  const pathname = usePathname()
  const url = useUrl(pathname)
  const search = typeof window === 'undefined' ? '' : window.location.search
  const userAddress = parseWallet(url ?? { pathname, search })
  return userAddress !== undefined && isSampleWallet(userAddress) ? 'sample' : 'visitor'
}
