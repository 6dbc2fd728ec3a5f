import { useEffect, useState } from 'react'

/**
 * Holds whether a panel below a button is open. Escape closes it and returns the focus to the button, and
 * so does `close`; a press or a focus elsewhere closes it and leaves the focus alone. The document hears of
 * them, because a press gives a button no focus in Safari (behaviour 13.7).
 * @returns `boxRef` and `openerRef`: refs of what holds both, and of the button
 */
export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const [box, boxRef] = useState<HTMLElement | null>(null)
  const [opener, openerRef] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!isOpen || !box) return undefined
    const { ownerDocument: page } = box
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node) || box.contains(target)) return
      leaveFocused(box)
      setIsOpen(false)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      opener?.focus()
      setIsOpen(false)
    }
    page.addEventListener('pointerdown', leave)
    page.addEventListener('focusin', leave)
    page.addEventListener('keydown', onKeyDown)
    return () => {
      page.removeEventListener('pointerdown', leave)
      page.removeEventListener('focusin', leave)
      page.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen, box, opener])
  return {
    isOpen,
    boxRef,
    openerRef,
    toggle: () => setIsOpen((is) => !is),
    close: () => {
      opener?.focus()
      setIsOpen(false)
    },
  }
}

/** Takes the focus from what has it in a box, so that a field saves what was typed before it goes. */
export function leaveFocused(box: HTMLElement | null): void {
  const focused = box?.ownerDocument.activeElement
  if (focused instanceof HTMLElement && box?.contains(focused)) focused.blur()
}
