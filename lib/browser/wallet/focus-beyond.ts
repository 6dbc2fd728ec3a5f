/**
 * Gives the focus to the like button of the list item after that of a button, or before it, as its own
 * is about to go; without any to the landing page's field (behaviour 22.2).
 */
export function focusBeyond(button: HTMLElement): void {
  const item = button.closest('li')
  const other = item?.nextElementSibling ?? item?.previousElementSibling
  const next = other?.querySelector('button') ?? document.getElementById('userAddress')
  next?.focus()
}
