import { useMemo, useSyncExternalStore } from 'react'
import type { UrlParts } from '@/lib/view/urls/paths'

type PageUrl = UrlParts & { pathname: string }

/** Sent to the page itself: browsers send no event if a script changes the URL. */
const URL_CHANGED = 'perijove:url-changed'
const URL_EVENTS = ['popstate', 'hashchange', URL_CHANGED]

type HeldUrl = { href: string; url: PageUrl }

/** The last URL of each page, by its path, or the one noted as its next. */
const byPathname = new Map<string, HeldUrl>()
/** Parsed once for all who ask: a URL may hold 2,000 keys. */
let last: HeldUrl | undefined

/**
 * Returns the page's URL; `undefined` on the server and while hydrating, because the fragment isn't known.
 * @param pathname the page that asks, if it may render before the browser's URL names it: while one page
 * follows another, the URL is still the last one's. Then it is the URL of `noteNextUrl`, or the one that
 * the page had last; `undefined` if it had none.
 */
export function useUrl(pathname?: string): PageUrl | undefined {
  const href = useSyncExternalStore(subscribe, () => hrefOf(pathname), unknownHref)
  return useMemo(() => (href === undefined ? undefined : heldUrl(href).url), [href])
}

/** Notes where the app goes next, so that the page can render whole before it is shown. */
export function noteNextUrl(path: string): void {
  const held = heldUrl(new URL(path, window.location.href).href)
  byPathname.set(held.url.pathname, held)
}

/** Changes the URL of the page that is shown, without a new entry in the history. */
export function replaceUrl(path: string): void {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

/** Changes the URL of the page that is shown, as a step that Back takes back. */
export function pushUrl(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

function hrefOf(pathname: string | undefined): string | undefined {
  const { href } = window.location
  if (pathname === undefined) return href
  if (window.location.pathname === pathname) byPathname.set(pathname, heldUrl(href))
  return byPathname.get(pathname)?.href
}

function heldUrl(href: string): HeldUrl {
  if (last?.href === href) return last
  const { pathname, search, hash } = new URL(href)
  last = { href, url: { pathname, search, hash } }
  return last
}

function unknownHref(): undefined {
  return undefined
}

function subscribe(listener: () => void): () => void {
  for (const event of URL_EVENTS) window.addEventListener(event, listener)
  return () => {
    for (const event of URL_EVENTS) window.removeEventListener(event, listener)
  }
}
