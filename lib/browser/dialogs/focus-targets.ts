import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import type { PreparedFile } from '@/lib/view/files/file-label'

/** The names of the elements that other parts of the page can focus. */
type FocusTarget =
  | 'refresh'
  | 'updated time'
  | 'retry loading'
  | 'fetch prices'
  | 'show prices'
  | 'price sheet'
  | `file ${PreparedFile}`
  | 'filter bar'
  | 'wallet'
  | `status row ${string}`
  | `order ${string}`

const CONTROL = ':is(input, button):not(:disabled)'

/** Returns the attribute of an element that can be focused by a name. Several elements may share the name. */
export function focusTarget(name: FocusTarget) {
  return { 'data-focus': name }
}

/**
 * Focuses the first of the targets that is on the page and can take the focus. A disabled or hidden button can't.
 * In a group of controls, the first enabled one gets the focus. @returns whether a target took the focus
 */
export function focusFirst(...names: readonly FocusTarget[]): boolean {
  const targets = [...document.querySelectorAll<HTMLElement>('[data-focus]')]
  return names.some((name) =>
    targets.some((target) => target.dataset['focus'] === name && takesFocus(target)),
  )
}

/** Focuses 'Retry'; if it isn't there, 'Refresh' or what replaces it while orders load (behaviour 3.9). */
export function focusRetry(): void {
  focusFirst('retry loading', 'refresh', 'updated time')
}

/** Focuses 'Fetch USD prices', or the control that shows prices if none is missing (behaviour 8.7). */
export function focusPriceButton(): void {
  focusFirst('fetch prices', 'show prices', 'price sheet')
}

/** Focuses 'Refresh', or what replaces it while orders load (behaviour 3.9). */
export function focusUpdatedTime(): void {
  focusFirst('refresh', 'updated time')
}

/** Returns the focus to the opener, else to what `focusInstead` focuses, else to the heading (behaviour 13.7). */
export function focusOpener(opener: HTMLElement | null, focusInstead?: () => void): void {
  opener?.focus()
  if (opener && opener === document.activeElement) return
  focusInstead?.()
  if (document.activeElement !== document.body) return
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** Lets the next Tab start at the page's top, not where the pressed button was before a navigation (behaviour 5.18). */
export function startTabsAtTop(): void {
  const { body } = document
  if (document.activeElement !== body) return
  body.tabIndex = -1
  body.focus({ preventScroll: true })
  body.removeAttribute('tabindex')
}

/**
 * Returns the ref of an element that may leave the page while it has the focus.
 * @param handOver focuses the element's replacement after the element has left; the same function in every render
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

/**
 * Returns the ref and the focus listener of an element that may disappear while it has the focus. Then the element that
 * had the focus before gets it back, without a scroll. If that element is gone, too, the heading gets it (behaviour 13.7).
 */
export function useFocusReturn<E extends HTMLElement>() {
  const before = useRef<HTMLElement>(null)
  const ref = useFocusHandover<E>(
    useCallback(() => {
      before.current?.focus({ preventScroll: true })
      if (document.activeElement === document.body) focusOpener(null)
    }, []),
  )
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<E>) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget
    }
  }
  return { ref, onFocus }
}

function takesFocus(element: HTMLElement): boolean {
  // The page stays where it is: the target can be far from what the visitor reads.
  const options = { preventScroll: true }
  element.focus(options)
  if (document.activeElement !== element) {
    element.querySelector<HTMLElement>(CONTROL)?.focus(options)
  }
  return element.contains(document.activeElement)
}
