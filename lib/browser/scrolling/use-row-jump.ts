import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { renderedRow } from './use-rendered-rows'

/**
 * Returns a function that jumps to the next of the given rows, and from the last one to the first. It scrolls what
 * `selector` finds in the row to the window's middle and focuses it. Escape gives the focus back (behaviour 8.27).
 */
export function useRowJump(selector: string, render: (key: string) => void) {
  const last = useRef(-1)
  /** @param rows ascending indexes in `keys`; at least one */
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

function focusInMiddle(target: HTMLElement): void {
  const before = document.activeElement
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
  const giveBack = ({ key }: { key: string }) => {
    if (key === 'Escape' && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  target.addEventListener('keydown', giveBack)
  target.addEventListener('blur', () => target.removeEventListener('keydown', giveBack), {
    once: true,
  })
}
