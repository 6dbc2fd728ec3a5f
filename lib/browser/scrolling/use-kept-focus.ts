import { useEffect, useLayoutEffect, useRef } from 'react'
import { drawnRow } from './row-places'

/**
 * Gives the focus back to what had it in a row (`data-place`), where the rows are drawn anew.
 * @param round another one each time they are
 */
export function useKeptFocus(round: number | string): void {
  const focused = useRef<{ name: string; place: number } | undefined>(undefined)

  useEffect(() => {
    const note = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
      const name = row?.dataset.place
      const place = row ? controlsOf(row).findIndex((control) => control === target) : -1
      focused.current = name !== undefined && place >= 0 ? { name, place } : undefined
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
    if (!focused.current || document.activeElement !== document.body) return
    const { name, place } = focused.current
    const row = drawnRow(name)
    if (row) controlsOf(row)[place]?.focus({ preventScroll: true })
  }, [round])
}

/** What takes the focus in a row, from its start to its end. */
function controlsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a[href], button')]
}
