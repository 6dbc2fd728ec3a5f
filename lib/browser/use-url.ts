import { useMemo, useSyncExternalStore } from 'react'
import type { UrlParts } from '@/lib/view/routes'

const listeners = new Set<() => void>()

/** The page's URL; undefined on the server and while hydrating, where the fragment is not known. */
export function useUrl(): (UrlParts & { pathname: string }) | undefined {
  const href = useSyncExternalStore(subscribe, currentHref, () => undefined)
  return useMemo(() => {
    if (href === undefined) return undefined
    const { pathname, search, hash } = new URL(href)
    return { pathname, search, hash }
  }, [href])
}

/** Changes the URL of the page that is shown, without a new entry in the history. */
export function replaceUrl(path: string): void {
  window.history.replaceState(null, '', path)
  for (const listener of listeners) listener()
}

function currentHref(): string {
  return window.location.href
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
  }
}
