import { QueryClient, useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { followDeletion } from '@/lib/browser/storage/delete-everything'
import { lazyCode, withCode } from '@/lib/browser/page/lazy-code'
import { replaceServices } from './cache-services'
import { CACHE_NAME, readStored } from '@/lib/browser/storage/local-storage'
import { useAfterPaint } from '@/lib/browser/page/use-after-paint'
import { useUrl } from '@/lib/browser/page/use-url'
import { isSampleWallet } from '@/lib/domain/wallet/address'
import { walletsOfPage } from '@/lib/view/urls/page-urls'
import { ListError } from '@/lib/upstream/order-lists/fetch-order-page'

/** Whose data a cache holds: that of the visitor's wallets, or of the sample wallet. */
export type CacheOwner = 'visitor' | 'sample'

/** The URL's parts on the server, because a static page doesn't know them. */
const NOWHERE = { search: '', hash: '' }

/** Returns whose cache the page needs: no service may be called for the sample wallet (behaviour 23.3). */
export function useCacheOwner(): CacheOwner {
  const pathname = usePathname()
  const url = useUrl(pathname)
  const { search, hash } = typeof window === 'undefined' ? NOWHERE : window.location
  const wallets = walletsOfPage(url ?? { pathname, search, hash })
  return wallets.some(isSampleWallet) ? 'sample' : 'visitor'
}

/** A query cache. It has what was stored from `restored` on: at once if nothing was. */
export type TabCache = {
  client: QueryClient
  restored: Promise<void>
  isRestored: boolean
  /** Whether saving has begun. It counts as begun for the sample wallet, which saves nothing. */
  isSaving: boolean
}

const caches = new Map<CacheOwner, TabCache>()

/**
 * Returns the tab's query cache. It restores from storage when first asked for, then saves its changes. If
 * nothing was stored, saving begins with `useSaving`. The cache lives outside React, so that loading goes
 * on when its page is left. The sample wallet has its own cache, in memory alone (behaviour 23.3). On the
 * server the cache is new and empty.
 */
export function tabCache(owner: CacheOwner): TabCache {
  const ownerCache = caches.get(owner)
  if (ownerCache) return ownerCache
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } })
  if (typeof window === 'undefined') {
    return { client, restored: Promise.resolve(), isRestored: false, isSaving: true }
  }
  if (caches.size === 0) followDeletion()
  const hasStored = owner === 'visitor' && readStored(CACHE_NAME) !== null
  const restored = hasStored ? restoreAndPersist(client) : Promise.resolve()
  const isSaving = hasStored || owner === 'sample'
  const cache = { client, restored, isRestored: !hasStored, isSaving }
  if (hasStored) void restored.then(() => (cache.isRestored = true))
  if (owner === 'sample') fillFromSample(client)
  caches.set(owner, cache)
  return cache
}

/** The code that restores and saves a cache. A first visit needs it once there is something to save. */
const persistence = lazyCode(() => import('./persist-cache'))

async function restoreAndPersist(client: QueryClient): Promise<void> {
  await withCode(persistence, () => {})
  await persistence.get()?.restoreCache(client).catch(console.error)
  persistence.get()?.persistCache(client)
}

/**
 * Begins to save once a screen shows its first order, or that there is none (behaviour 10.1). The code for it would
 * delay that order.
 */
export function useSaving(isShown: boolean): void {
  const client = useQueryClient()
  const isPainted = useAfterPaint(isShown, false)
  useEffect(() => {
    const cache = [...caches.values()].find((tabsCache) => tabsCache.client === client)
    if (!isPainted || !cache || cache.isSaving) return
    cache.isSaving = true
    void withCode(persistence, () => persistence.get()?.persistCache(client, false))
  }, [client, isPainted])
}

function fillFromSample(client: QueryClient): void {
  const services = lazyCode(async () =>
    (await import('@/lib/browser/sample/sample-services')).sampleServices(client),
  )
  replaceServices(client, () =>
    services.load().catch(() => {
      throw new ListError({ kind: 'sample file', status: undefined })
    }),
  )
}
