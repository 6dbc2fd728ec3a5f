import { useEffect, useLayoutEffect, useRef } from 'react'

/** Below the window's top edge, so that a row that is nearly gone is not taken. */
const LOOK_AT_Y = 60

/**
 * Keeps the topmost row (`data-anchor`) where it is when the rows are sorted anew: once, when
 * `isArriving` turns false (behaviour 3.5). At the page's top nothing is held.
 */
export function useScrollAnchor(isArriving: boolean): void {
  const anchor = useRef<{ name: string; top: number } | undefined>(undefined)

  useEffect(() => {
    const note = () => (anchor.current = topmostRow())
    note()
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])

  useLayoutEffect(() => {
    const held = anchor.current
    if (isArriving || !held || window.scrollY === 0) return
    const row = document.querySelector(`[data-anchor="${CSS.escape(held.name)}"]`)
    if (row) window.scrollBy(0, row.getBoundingClientRect().top - held.top)
  }, [isArriving])
}

function topmostRow(): { name: string; top: number } | undefined {
  const found = document.elementFromPoint(window.innerWidth / 2, LOOK_AT_Y)
  const row = found?.closest('[data-anchor]')
  if (!(row instanceof HTMLElement) || row.dataset.anchor === undefined) return undefined
  return { name: row.dataset.anchor, top: row.getBoundingClientRect().top }
}
