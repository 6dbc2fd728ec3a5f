/** The filter bar's height; its lines may break. */
const HEIGHT = '--filter-bar-height'

/**
 * Keeps the filter bar's height in the CSS of its page, for what sticks below it (behaviour 8.27, 17.7).
 * On the root, each change would have the browser style everything, the next page included.
 */
export function observeFilterBar(bar: HTMLElement | null) {
  const style = bar?.closest('main')?.style
  if (!bar || !style) return undefined
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => observer.disconnect()
}

/**
 * Focuses the filter bar's first visible control, because the button that was pressed disappears
 * (behaviour 17.7).
 * @param click the press; a pointer's leaves the focus, because a field would open a tablet's keys
 */
export function focusFilterBar({ detail }: { detail: number }): void {
  if (detail > 0) return
  const controls = document.querySelectorAll<HTMLElement>(
    '[data-slot=filter-bar] :is(input, button)',
  )
  const visible = [...controls].find(({ offsetParent }) => offsetParent !== null)
  visible?.focus({ preventScroll: true })
}
