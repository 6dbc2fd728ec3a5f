/**
 * Focuses the filter bar's first control, because the button that was pressed disappears
 * (behaviour 17.7).
 * @param click the press; a pointer's leaves the focus, because a field would open a tablet's keys
 */
export function focusFilterBar({ detail }: { detail: number }): void {
  if (detail > 0) return
  document
    .querySelector<HTMLElement>('[data-slot=filter-bar] :is(input, button)')
    ?.focus({ preventScroll: true })
}
