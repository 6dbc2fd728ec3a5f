import { useEffect, useLayoutEffect, useRef } from 'react'
import { rowTop } from './row-places'

/**
 * Below the window's top edge, so that a row that is nearly gone is not taken, and below what sticks
 * there.
 */
const LOOK_AT_Y = [60, 110, 150]
/** A row that was not drawn turns out higher or lower than guessed, a few frames later. */
const CORRECTED_FRAMES = 5

type Anchor = { name: string; top: number }

/**
 * Keeps one row (`data-place`) where it is when the rows are sorted anew: once, when `isArriving`
 * turns false (behaviour 3.5). It is the row under the pointer, else the topmost one; at the page's
 * top only the first of the two is held.
 */
export function useScrollAnchor(isArriving: boolean): void {
  const pointer = usePointer()
  const pointed = useRef<Anchor | undefined>(undefined)
  const topmost = useRef<Anchor | undefined>(undefined)

  useEffect(() => {
    // Each look lays the page out and hits it: a fifth of what scrolling costs.
    if (!isArriving) return undefined
    const point = () => {
      pointed.current = pointer.current && anchorAt(pointer.current.x, pointer.current.y)
    }
    const note = () => {
      point()
      // Not when it is held: asked for among changes, it lays the page out.
      topmost.current = window.scrollY === 0 ? undefined : topmostAnchor()
    }
    note()
    window.addEventListener('scroll', note, { passive: true })
    document.addEventListener('pointermove', point)
    document.documentElement.addEventListener('pointerleave', note)
    return () => {
      window.removeEventListener('scroll', note)
      document.removeEventListener('pointermove', point)
      document.documentElement.removeEventListener('pointerleave', note)
    }
  }, [isArriving, pointer])

  useLayoutEffect(() => {
    if (isArriving) return undefined
    const held = pointed.current ?? topmost.current
    return held && hold(held)
  }, [isArriving])
}

/** Where the mouse is in the window. One that rests since the page before points at nothing here. */
function usePointer() {
  const pointer = useRef<{ x: number; y: number } | undefined>(undefined)
  useEffect(() => {
    const follow = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse') pointer.current = { x: clientX, y: clientY }
    }
    const lose = () => {
      pointer.current = undefined
    }
    document.addEventListener('pointermove', follow)
    document.documentElement.addEventListener('pointerleave', lose)
    return () => {
      document.removeEventListener('pointermove', follow)
      document.documentElement.removeEventListener('pointerleave', lose)
    }
  }, [])
  return pointer
}

/** Scrolls a row to where it was, and there again while rows around it are drawn. */
function hold({ name, top }: Anchor): () => void {
  let frame = 0
  const correct = (framesLeft: number) => {
    const now = rowTop(name)
    if (now !== undefined) window.scrollBy(0, now - top)
    if (framesLeft > 0) frame = requestAnimationFrame(() => correct(framesLeft - 1))
  }
  correct(CORRECTED_FRAMES)
  return () => cancelAnimationFrame(frame)
}

function topmostAnchor(): Anchor | undefined {
  for (const y of LOOK_AT_Y) {
    const anchor = anchorAt(window.innerWidth / 2, y)
    if (anchor) return anchor
  }
  return undefined
}

function anchorAt(x: number, y: number): Anchor | undefined {
  const row = document.elementFromPoint(x, y)?.closest('[data-place]')
  if (!(row instanceof HTMLElement) || row.dataset.place === undefined) return undefined
  return { name: row.dataset.place, top: row.getBoundingClientRect().top }
}
