import { useEffect, useLayoutEffect, useRef } from 'react'
import { drawnRow } from './row-places'

/**
 * Gives the focus back to the row (`data-place`) that had it, where the rows are drawn anew.
 * @param round another one each time they are
 */
export function useKeptFocus(round: number): void {
  const focused = useRef<string | undefined>(undefined)

  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      focused.current = row?.dataset.place
    }
    document.addEventListener('focusin', note)
    // A click on what takes no focus ends it without a word.
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
    }
  }, [])

  useLayoutEffect(() => {
    const name = focused.current
    if (name === undefined || document.activeElement !== document.body) return
    drawnRow(name)?.querySelector<HTMLElement>('[role=checkbox]')?.focus({ preventScroll: true })
  }, [round])
}
