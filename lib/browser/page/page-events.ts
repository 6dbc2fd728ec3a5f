import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps Back and Forward within one page from Next's router, which has nothing to restore there: the
 * entries differ in filters, sort or an open dialog, and `useUrl` follows them (behaviour 17.9). After a
 * reload the router would ask the server for the page as the entry’s first URL had it, and wait for an
 * answer that never fits. Until then React holds back every deferred value, and so the rows.
 */
export function usePageSteps(): void {
  const pathname = usePathname()
  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      if (!event.isTrusted || window.location.pathname !== pathname) return
      event.stopImmediatePropagation()
      // Without its tree of the page, the router keeps the one that is shown and notes the URL.
      window.dispatchEvent(new PopStateEvent('popstate', { state: { __NA: true } }))
    }
    window.addEventListener('popstate', follow, { capture: true })
    return () => window.removeEventListener('popstate', follow, { capture: true })
  }, [pathname])
}

/**
 * Scrolls to the top when one page follows another, unless by Back or Forward (behaviour 13.10). Next
 * does so except for a link with a fragment, which it takes for an anchor: ours may hold the orders.
 */
export function usePageTop(): void {
  const pathname = usePathname()
  const shownPath = useRef(pathname)
  const traversedTo = useRef<string>(undefined)

  useEffect(() => {
    const note = () => {
      // A step on the same page, such as a filter's, is no traversal to another page.
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
    if (isNew && window.location.hash !== '') window.scrollTo(0, 0)
  }, [pathname])
}
