import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Long enough to move the pointer onto the tooltip. */
const CLOSE_DELAY_MS = 120

/** The button of a USD value or of a mark. */
const VALUE = '[data-usd-value], [data-price-mismatch]'
/** The figure and its USD value: pointing at either shows the tooltip. */
const FIGURE = '[data-usd-figure]'
const TOOLTIP = '[role=tooltip]'

/** Holds one tooltip for all USD values inside the element that gets `handlers` (behaviour 8.6). */
export function usePriceTooltip() {
  const [trigger, setTrigger] = useState<HTMLElement>()
  const lastPoint = useRef({ x: NaN, y: NaN })
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const open = (element: HTMLElement) => {
    clearTimeout(closing.current)
    setTrigger(element)
  }
  const closeSoon = () => {
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setTrigger(undefined), CLOSE_DELAY_MS)
  }
  // When the page scrolls, a pointer that rests is suddenly over something else.
  const isHeldByFocus = () => trigger?.matches(':focus-visible') ?? false
  const closeForPointer = () => {
    if (!isHeldByFocus()) closeSoon()
  }

  useEffect(() => {
    if (!trigger) return
    const close = () => setTrigger(undefined)
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    // A value that the keyboard scrolled to keeps its tooltip.
    const closeUnfocused = () => {
      if (document.activeElement !== trigger) close()
    }
    window.addEventListener('scroll', closeUnfocused, { passive: true })
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      window.removeEventListener('scroll', closeUnfocused)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [trigger])
  useEffect(() => () => clearTimeout(closing.current), [])

  const handlers = {
    onPointerOver: ({ target, pointerType, screenX, screenY }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      const rests = screenX === lastPoint.current.x && screenY === lastPoint.current.y
      lastPoint.current = { x: screenX, y: screenY }
      if (rests && isHeldByFocus()) return
      const value = target.closest(FIGURE)?.querySelector<HTMLElement>(VALUE)
      if (value) open(value)
      else if (target.closest(TOOLTIP)) clearTimeout(closing.current)
      else closeForPointer()
    },
    onPointerLeave: closeForPointer,
    onFocus: ({ target }: FocusEvent) => {
      if (
        target instanceof HTMLElement &&
        target.matches(VALUE) &&
        target.matches(':focus-visible')
      )
        open(target)
    },
    onBlur: closeSoon,
    onClick: ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return
      const value = target.closest<HTMLElement>(VALUE)
      if (value) open(value)
      else closeSoon()
    },
  }
  return { trigger, handlers }
}

/** From a tooltip to its value, and to the window's edge, in pixels. */
const GAP = 6
const EDGE = 8

/** Returns a ref that puts a tooltip below its value, or above it if the window ends there. */
export function placedBy(trigger: HTMLElement): (card: HTMLElement | null) => void {
  return (card) => {
    const box = card?.offsetParent?.getBoundingClientRect()
    if (!card || !box) return
    const at = trigger.getBoundingClientRect()
    const isBelow = at.bottom + GAP + card.offsetHeight <= window.innerHeight
    const top = isBelow ? at.bottom + GAP : at.top - GAP - card.offsetHeight
    card.style.top = `${top - box.top}px`
    card.style.left = `${Math.max(EDGE, at.right - card.offsetWidth) - box.left}px`
  }
}
