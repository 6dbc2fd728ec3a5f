import { useEffect } from 'react'

/**
 * Lets a held Enter press only what had the focus when the key went down, not what the focus moves to
 * (behaviour 13.7): else it would press Refresh again after each loading.
 */
export function useHeldEnter(): void {
  useEffect(() => {
    let pressed: EventTarget | null = null
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      if (!event.repeat) pressed = event.target
      else if (event.target !== pressed) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
