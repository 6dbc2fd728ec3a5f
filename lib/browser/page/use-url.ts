import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'

/** The event that the page sends to itself, because browsers send none if a script changes the URL. */
const URL_CHANGED = 'perijove:url-changed'
const URL_EVENTS = ['popstate', 'hashchange', URL_CHANGED]

/** By a page's path, the URL that it had last, or its next URL if `noteNextUrl` noted one since. */
const hrefs = new Map<string, string>()

/**
 * Returns the page's URL; `undefined` on the server and while hydrating, because the fragment isn't known.
 * @param pathname the page that asks, if it may render before the browser's URL names it. Then the page gets the
 * URL of `noteNextUrl`, or the one that it had last.
 */
export function useUrl(pathname?: string): URL | undefined {
  const href = useSyncExternalStore(
    subscribe,
    () => hrefOf(pathname),
    () => undefined,
  )
  return useMemo(() => (href === undefined ? undefined : new URL(href)), [href])
}

/** Notes the URL that the app goes to next, so that its page can render completely before it is shown. */
export function noteNextUrl(path: string): void {
  const { pathname, href } = new URL(path, window.location.href)
  hrefs.set(pathname, href)
}

/** Changes the URL of the page that is shown, without a new entry in the history. */
export function replaceUrl(path: string): void {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

/** Changes the URL of the page that is shown, as a step that Back undoes. @param state kept in the step's history entry */
export function pushUrl(path: string, state: object = {}): void {
  window.history.pushState(state, '', path)
  window.dispatchEvent(new Event(URL_CHANGED))
}

function hrefOf(pathname: string | undefined): string | undefined {
  const { href, pathname: shownPath } = window.location
  if (pathname === undefined) return href
  if (shownPath === pathname) hrefs.set(pathname, href)
  return hrefs.get(pathname)
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  for (const event of URL_EVENTS) window.addEventListener(event, listener, { signal })
  return () => ended.abort()
}

/**
 * Keeps Back and Forward within one page from Next's router, which has nothing to restore there: the
 * entries differ in filters, sort or an open dialog, and `useUrl` follows them (behaviour 17.9). After a
 * reload the router would ask the server for the page at the entry’s first URL, and wait for an answer that
 * never fits. Meanwhile React would hold back every deferred value, and so the rows.
 */
export function usePageSteps(): void {
  const pathname = usePathname()
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      if (!event.isTrusted || window.location.pathname !== pathname) return
      event.stopImmediatePropagation()
      // Without a tree in the state, the router keeps the page that is shown and notes the URL.
      window.dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }))
    }
    window.addEventListener('popstate', follow, { capture: true })
    return () => window.removeEventListener('popstate', follow, { capture: true })
  }, [pathname])
}

/**
 * Scrolls to the top when one page follows another, unless by Back or Forward (behaviour 13.10). Next
 * doesn't scroll if the link has a fragment: the fragment may hold orders, but Next takes it for an anchor.
 * Nor does Next scroll for another wallet's orders, which it takes for the same page.
 */
export function usePageTop(): void {
  const pathname = usePathname()
  const shownPath = useRef(pathname)
  const traversedTo = useRef<string>(undefined)

  useEffect(() => {
    const note = () => {
      // A step within the page, such as to an earlier filter, doesn't lead to another page.
      if (window.location.pathname !== shownPath.current)
        traversedTo.current = window.location.pathname
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useLayoutEffect(() => {
    const isNew = pathname !== shownPath.current && pathname !== traversedTo.current
    shownPath.current = pathname
    traversedTo.current = undefined
    if (isNew) window.scrollTo(0, 0)
  }, [pathname])
}
