/**
 * Runs in the page and imitates Safari: a click gives a button no focus, and the element that had
 * the focus loses it. WebKitGTK and the other engines don't do so.
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
