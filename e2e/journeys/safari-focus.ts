/**
 * Plays Safari's rule in the page it is run in: a click gives a button no focus, and takes it from
 * what had it. WebKitGTK and the other engines don't do so.
 */
export function playSafariFocus(): void {
  window.addEventListener(
    'mousedown',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button) return
      event.preventDefault()
      const parent = button.parentElement?.closest<HTMLElement>('[tabindex]:not(button)')
      if (parent) parent.focus()
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    { capture: true },
  )
}
