import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of an element that may leave the page with the focus.
 * @param handOver focuses what replaces it, once the page shows that; the same function in every render
 */
export function useFocusHandover<E extends HTMLElement>(handOver: () => void): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(handOver)
    }
  }, [handOver])
  return ref
}
