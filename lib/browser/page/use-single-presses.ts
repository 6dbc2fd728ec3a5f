import { useEffect } from 'react'

/**
 * Lets a held Enter press once (behaviour 13.7): else it would press Refresh again after each loading,
 * and the first action of a dialog that it opened.
 */
export function useSinglePresses(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
