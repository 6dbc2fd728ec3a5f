/** The filter bar's height; its lines may break. */
const HEIGHT = '--filter-bar-height'

/** What sticks below the bar. The height stands on these alone: on the root it would restyle the page. */
const below = new Set<HTMLElement>()
let height: string | null = null

/** Notes the height of the filter bar, in px, as long as it is drawn (behaviour 8.28, 17.7). */
export function notedHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const observer = new ResizeObserver(() => tell(`${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    tell(null)
  }
}

/** For what sticks below the filter bar: it is told the bar's height as long as it is drawn. */
export function belowFilterBar(element: HTMLElement | null) {
  if (!element) return undefined
  below.add(element)
  element.style.setProperty(HEIGHT, height)
  return () => {
    below.delete(element)
  }
}

function tell(newHeight: string | null): void {
  height = newHeight
  for (const { style } of below) style.setProperty(HEIGHT, height)
}

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
