import { usePathname, useRouter } from 'next/navigation'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  useTransition,
} from 'react'
import { pageUrl, URL_CHANGED } from './page-history'

const URL_EVENTS = ['popstate', 'hashchange', URL_CHANGED]

/** By a page's path, the URL that it had last, or its next URL if `expectUrl` noted one since. */
const hrefs = new Map<string, string>()

/**
 * Returns the page's URL; `undefined` on the server and while hydrating, because the fragment isn't known.
 * @param pathname the page that asks, if it may render before the browser's URL names it. Then the page gets the
 * URL of `expectUrl`, or the one that it had last.
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
export function expectUrl(path: string): void {
  const { pathname, href } = new URL(path, window.location.href)
  hrefs.set(pathname, href)
}

/** Returns a function that opens another page of the app with its URL, and whether that is under way. */
export function useOpenPage() {
  const router = useRouter()
  const [isOpening, startOpening] = useTransition()
  const openPage = (path: string) => {
    expectUrl(path)
    startOpening(() => router.push(path))
  }
  return { isOpening, openPage }
}

function hrefOf(pathname: string | undefined): string | undefined {
  const { href, pathname: shownPath } = pageUrl()
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
  /** The page that the router shows, or is about to show after a step to another page. */
  const nextPath = useRef(pathname)
  useEffect(() => {
    nextPath.current = pageUrl().pathname
    // A link that notes no URL must not show the page with its last one.
    return () => void hrefs.delete(pathname)
  }, [pathname])
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      if (!event.isTrusted) return
      const isStep = nextPath.current === window.location.pathname
      nextPath.current = window.location.pathname
      if (!isStep) return
      event.stopImmediatePropagation()
      // Without a tree in the state, the router keeps the page that is shown and notes the URL.
      window.dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }))
    }
    window.addEventListener('popstate', follow, { capture: true })
    return () => window.removeEventListener('popstate', follow, { capture: true })
  }, [])
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
      const path = window.location.pathname
      traversedTo.current = path === shownPath.current ? undefined : path
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
