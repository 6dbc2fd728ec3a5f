import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Jumps from one of some rows to the next, and after the last one to the first again: scrolls it to
 * the window's middle and focuses what `selector` finds in it. Escape gives the focus back
 * (behaviour 8.27).
 * @param render puts a row of this name (`data-place`) into the document, wherever it is
 */
export function useRowJump(selector: string, render: (name: string) => void) {
  const last = useRef(-1)
  /** @param rows places of rows in `names`, in order; at least one */
  return (rows: readonly number[], names: readonly string[]) => {
    const next = rows.find((row) => row > last.current) ?? rows[0]
    const name = next === undefined ? undefined : names[next]
    if (next === undefined || name === undefined) return
    last.current = next
    flushSync(() => render(name))
    const rendered = [...document.querySelectorAll<HTMLElement>('[data-place]')]
    const row = rendered.find(({ dataset }) => dataset.place === name)
    const target = row?.querySelector<HTMLElement>(selector)
    if (target) focusInMiddle(target)
  }
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
