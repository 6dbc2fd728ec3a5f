import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a page that is scrolled to its end there, while rows turn out higher or lower than guessed:
 * else 'End' would stop short of the last ones.
 * @param count how many rows there are: rows that come in later do not move the page
 * @param height of them all in px, as known so far
 */
export function useStayAtEnd(count: number, height: number): void {
  const isAtEnd = useRef(false)
  const last = useRef({ count, height })

  useEffect(() => {
    const look = () => {
      isAtEnd.current = window.scrollY > 0 && restBelow() <= 1
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  useLayoutEffect(() => {
    const isSameList = last.current.count === count
    const growth = height - last.current.height
    last.current = { count, height }
    // Only here, because it lays the page out.
    const rest = isSameList && isAtEnd.current ? restBelow() : 0
    // What lies below is no more than these rows grew: else others came in below the end.
    if (rest > 1 && rest <= growth + 1) {
      window.scrollTo(0, document.documentElement.scrollHeight)
    }
  }, [count, height])
}

function restBelow(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY
}
