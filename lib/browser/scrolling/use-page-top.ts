import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

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
