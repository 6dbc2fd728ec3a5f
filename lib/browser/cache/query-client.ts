import { QueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { subscribeToDeletion } from '@/lib/browser/storage/delete-everything'
import { lazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import { replaceServices } from './cache-services'
import { CACHE_NAME, readStored } from '@/lib/browser/storage/local-storage'
import { useUrl } from '@/lib/browser/urls/use-url'
import { isSampleWallet } from '@/lib/domain/wallet/address'
import { walletsOfPage } from '@/lib/view/urls/page-urls'
import { sampleFileError } from '@/lib/upstream/order-lists/fetch-order-page'

/** Whose data a cache holds: that of the visitor's wallets, or of the sample wallet. */
type CacheOwner = 'visitor' | 'sample'

/** Returns whose cache the page needs: no service may be called for the sample wallet (behaviour 23.3). */
export function useCacheOwner(): CacheOwner {
  const pathname = usePathname()
  const url = useUrl(pathname)
  // A static page doesn't know its query and fragment.
  const { search, hash } =
    typeof window === 'undefined' ? { search: '', hash: '' } : window.location
  const wallets = walletsOfPage(url ?? { pathname, search, hash })
  return wallets.some(isSampleWallet) ? 'sample' : 'visitor'
}

const caches = new Map<CacheOwner, QueryClient>()
const restorations = new WeakMap<QueryClient, Promise<void>>()
const unsavedCaches = new WeakSet<QueryClient>()

/**
 * Waits until a cache has the stored data. Nothing is loaded before that (behaviour 10.1).
 * @param dropped wallets whose lists were dropped from memory, and are restored once more (behaviour 10.12)
 */
export async function untilRestored(
  client: QueryClient,
  dropped: readonly string[] = [],
): Promise<void> {
  await restorations.get(client)
  if (dropped.length > 0) await persistence.get()?.restoreLists(client, dropped)
}

/**
 * Returns the tab's query cache. The first call restores it from storage, and later changes are saved. If nothing
 * was stored, or the code that restores couldn't be fetched, saving begins with `startSaving`. The cache lives
 * outside React, so that loading goes on when the visitor leaves the page. The sample wallet has its own cache, in
 * memory only (behaviour 23.3). On the server the cache is new and empty.
 */
export function tabCache(owner: CacheOwner): QueryClient {
  const ownerCache = caches.get(owner)
  if (ownerCache) return ownerCache
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  if (typeof window === 'undefined') return client
  if (caches.size === 0) subscribeToDeletion()
  caches.set(owner, client)
  if (owner === 'sample') fillFromSample(client)
  else if (readStored(CACHE_NAME) === null) unsavedCaches.add(client)
  else restorations.set(client, restoreAndPersist(client))
  return client
}

/** The code that restores and saves a cache. A first visit needs it only once there is something to save. */
const persistence = lazyCode(() => import('./persist-cache'))

async function restoreAndPersist(client: QueryClient): Promise<void> {
  await withCode(persistence, () => {})
  const code = persistence.get()
  if (code) {
    await code.restoreCache(client).catch(console.error)
    code.persistCache(client)
  } else {
    // `startSaving` fetches the code again. The first save then joins what is stored to what was loaded.
    unsavedCaches.add(client)
  }
}

/** Begins to save a cache that wasn't restored. Called only after orders show, because the code would delay them. */
export function startSaving(client: QueryClient): void {
  if (unsavedCaches.delete(client)) {
    void withCode(persistence, () => persistence.get()?.persistCache(client, false))
  }
}

function fillFromSample(client: QueryClient): void {
  const services = lazyCode(async () =>
    (await import('@/lib/browser/sample/sample-services')).sampleServices(client),
  )
  replaceServices(client, () =>
    services.load().catch(() => {
      throw sampleFileError()
    }),
  )
}
