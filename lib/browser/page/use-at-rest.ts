import { useEffect, useState } from 'react'

/** So long nothing comes and nothing long is drawn, in ms. */
const QUIET_MS = 1_000
const UNREST = ['resource', 'longtask']

/**
 * Whether the page came to rest: nothing that it needs itself was still coming or being drawn, so that
 * other pages can be fetched ahead (behaviour 11.5).
 */
export function useAtRest(isAsked: boolean): boolean {
  const [isAtRest, setIsAtRest] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const rest = () => {
      observer.disconnect()
      setIsAtRest(true)
    }
    let timer = setTimeout(rest, QUIET_MS)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(rest, QUIET_MS)
    })
    for (const type of UNREST) observer.observe({ type })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isAsked])
  return isAtRest
}
