import { drawnRow, rowTop } from './row-places'

/** A row far away is drawn within a few frames; then rows before it turn out higher than guessed. */
const MOST_FRAMES = 40
const CORRECTED_FRAMES = 5

/**
 * Scrolls a row (`data-place`), drawn or not, to the window's middle and focuses what `selector` finds
 * in it. Escape gives the focus back to whoever had it, as long as it is there (behaviour 8.28).
 */
export function jumpToRow(name: string, selector: string): void {
  const before = document.activeElement
  let framesLeft = MOST_FRAMES
  const step = () => {
    const row = drawnRow(name)
    const top = rowTop(name)
    if (top === undefined) return
    const height = row?.getBoundingClientRect().height ?? 0
    window.scrollBy(0, top - (window.innerHeight - height) / 2)
    const target = row?.querySelector<HTMLElement>(selector)
    if (target && framesLeft > CORRECTED_FRAMES) {
      framesLeft = CORRECTED_FRAMES
      target.focus({ preventScroll: true })
      if (before instanceof HTMLElement) giveBackOnEscape(target, before)
    }
    framesLeft -= 1
    if (framesLeft > 0) requestAnimationFrame(step)
  }
  step()
}

function giveBackOnEscape(target: HTMLElement, before: HTMLElement): void {
  const giveBack = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') before.focus({ preventScroll: true })
  }
  target.addEventListener('keydown', giveBack)
  target.addEventListener('blur', () => target.removeEventListener('keydown', giveBack), {
    once: true,
  })
}
