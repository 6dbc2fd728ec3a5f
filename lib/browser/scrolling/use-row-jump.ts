import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Jumps from one of some rows to the next, and after the last one to the first again: scrolls it to
 * the window's middle and focuses what `selector` finds in it. Escape gives the focus back
 * (behaviour 8.27).
 * @param render renders the row of this key (`data-row`), also if it is outside the window
 */
export function useRowJump(selector: string, render: (key: string) => void) {
  const last = useRef(-1)
  /** @param rows indexes in `keys`, in order; at least one */
  return (rows: readonly number[], keys: readonly string[]) => {
    const next = rows.find((row) => row > last.current) ?? rows[0]
    const key = next === undefined ? undefined : keys[next]
    if (next === undefined || key === undefined) return
    last.current = next
    flushSync(() => render(key))
    const target = renderedRow(key)?.querySelector<HTMLElement>(selector)
    if (target) focusInMiddle(target)
  }
}

/** Returns the row of a key, if it is rendered. */
export function renderedRow(key: string): HTMLElement | undefined {
  const rendered = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  return rendered.find(({ dataset }) => dataset.row === key)
}

function focusInMiddle(target: HTMLElement): void {
  const before = document.activeElement
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
  const giveBack = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  target.addEventListener('keydown', giveBack)
  target.addEventListener('blur', () => target.removeEventListener('keydown', giveBack), {
    once: true,
  })
}
