import { useMemo, useSyncExternalStore } from 'react'
import type { UrlParts } from '@/lib/view/urls/paths'

type PageUrl = UrlParts & { pathname: string }

const listeners = new Set<() => void>()
let nextHref: string | undefined

/** The page's URL; undefined on the server and while hydrating, where the fragment is not known. */
export function useUrl(): PageUrl | undefined {
  return useParts(useSyncExternalStore(subscribe, currentHref, unknownHref))
}

/**
 * The URL of a page that may be drawn before the browser's URL names it: while one page follows
 * another it is still the last one's. Then it is what `noteNextUrl` was told, and undefined where
 * that is another page.
 */
export function useUrlOf(pathname: string): PageUrl | undefined {
  const href = () => {
    // A page that is being left goes on showing what it showed, not what was noted long ago.
    if (window.location.pathname === pathname) nextHref = currentHref()
    return nextHref !== undefined && new URL(nextHref).pathname === pathname ? nextHref : undefined
  }
  return useParts(useSyncExternalStore(subscribe, href, unknownHref))
}

/** Notes where the app goes next, so that the page can be drawn whole before it is shown. */
export function noteNextUrl(path: string): void {
  nextHref = new URL(path, currentHref()).href
}

/** Changes the URL of the page that is shown, without a new entry in the history. */
export function replaceUrl(path: string): void {
  window.history.replaceState(null, '', path)
  for (const listener of listeners) listener()
}

function useParts(href: string | undefined): PageUrl | undefined {
  return useMemo(() => {
    if (href === undefined) return undefined
    const { pathname, search, hash } = new URL(href)
    return { pathname, search, hash }
  }, [href])
}

function unknownHref(): undefined {
  return undefined
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
