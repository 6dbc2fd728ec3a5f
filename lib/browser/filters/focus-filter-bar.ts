/**
 * Gives the focus to the filter bar's first control that shows, as the button that was pressed is
 * about to go: the text field, on phones 'Filters' (behaviour 17.7).
 * @param click the press; one by pointer leaves the focus, since a field would open a tablet's keys
 */
export function focusFilterBar({ detail }: { detail: number }): void {
  if (detail > 0) return
  const controls = document.querySelectorAll<HTMLElement>(
    '[data-slot=filter-bar] :is(input, button)',
  )
  const shown = [...controls].find(({ offsetParent }) => offsetParent !== null)
  shown?.focus({ preventScroll: true })
}
