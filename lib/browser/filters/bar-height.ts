/** What sticks below the filter bar reads its height from here: the bar's lines may break. */
const HEIGHT = '--filter-bar-height'

/** Notes the height of the filter bar, in px, as long as it is drawn (behaviour 8.28, 17.7). */
export function notedHeight(bar: HTMLElement | null) {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty(HEIGHT)
  }
}
