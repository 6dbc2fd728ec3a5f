import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Shows a page that follows another from its top on, unless it was gone back or forward to
 * (behaviour 13.10). Next does so itself but for a link with a fragment, which it takes for the name of
 * a place on the page: ours may hold the orders.
 */
export function usePageTop(): void {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const traversedTo = useRef<string>(undefined)

  useEffect(() => {
    const note = () => {
      // A step on the same page, such as a filter's, leads to no other one.
      if (window.location.pathname !== shown.current) traversedTo.current = window.location.pathname
    }
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])

  useLayoutEffect(() => {
    const isNew = pathname !== shown.current && pathname !== traversedTo.current
    shown.current = pathname
    traversedTo.current = undefined
    if (isNew && window.location.hash !== '') window.scrollTo(0, 0)
  }, [pathname])
}
