import { useEffect, useRef, useState } from 'react'

/** A place, and whether it has been on screen, or close to it, by now. */
export function useOnScreen<T extends Element>() {
  const place = useRef<T>(null)
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (!place.current || wasSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wasSeen])
  return { place, wasSeen }
}
