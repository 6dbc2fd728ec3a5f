const USUAL_PX = 16
let scale: number | undefined

/**
 * Returns how large the visitor's texts are: 2 for twice the usual size (behaviour 13.13). The size is read once,
 * because the browser calculates styles to answer.
 */
export function textScale(): number {
  if (typeof document === 'undefined') return 1
  const size = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return (scale ??= size() / USUAL_PX || 1)
}
