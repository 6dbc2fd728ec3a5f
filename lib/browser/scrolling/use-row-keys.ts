import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { renderedRow, rowOf } from './use-rendered-rows'

/** How many rows Page Up and Page Down go, as in the chart (behaviour 18.11). */
const PAGE_ROWS = 10

/**
 * Makes the rows of a table one tab stop (behaviour 5.18). Keys move between the links and buttons of all rows,
 * rendered or not. Each link and button has the `tabIndex` -1. The body passes the focus on to the one that had it
 * last.
 * @param render renders the row with this key (`data-row`), and keeps it rendered
 */
export function useRowKeys(keys: readonly string[], render: (key: string) => void) {
  const last = useRef<HTMLElement>(undefined)

  const moveTo = (index: number, from: HTMLElement) => {
    const key = keys[Math.min(Math.max(index, 0), keys.length - 1)]
    if (key === undefined) return
    const { left, top } = placeInRow(from)
    flushSync(() => render(key))
    const distances = controlsIn(renderedRow(key)).map((control) => {
      const place = placeInRow(control)
      return { control, distance: Math.hypot(place.left - left, place.top - top) }
    })
    const [nearest] = distances.sort((a, b) => a.distance - b.distance)
    nearest?.control.focus()
  }

  const onFocus = ({ target, currentTarget: body }: FocusEvent<HTMLElement>) => {
    if (target !== body) {
      last.current = target
      const key = rowOf(target)
      if (key !== undefined) render(key)
    } else if (body.matches(':focus-visible')) {
      // A press between the links and buttons focuses the body, too, but then the body keeps the focus.
      const next = last.current?.isConnected === true ? last.current : controlsIn(body)[0]
      next?.focus()
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: body } = event
    const target = event.target instanceof HTMLElement ? event.target : body
    // Otherwise Shift+Tab would lead to the body, which passes the focus back.
    if (key === 'Tab' && event.shiftKey) body.tabIndex = -1
    const row = rowOf(target)
    if (row === undefined || event.altKey || event.shiftKey) return
    const index = keys.indexOf(row)
    const controls = controlsIn(renderedRow(row))
    const at = controls.indexOf(target)
    const moves: Record<string, () => void> =
      event.ctrlKey || event.metaKey
        ? {
            Home: () => moveTo(0, target),
            End: () => moveTo(keys.length - 1, target),
          }
        : {
            ArrowLeft: () => controls[at - 1]?.focus(),
            ArrowRight: () => controls[at + 1]?.focus(),
            Home: () => controls[0]?.focus(),
            End: () => controls.at(-1)?.focus(),
            ArrowUp: () => moveTo(index - 1, target),
            ArrowDown: () => moveTo(index + 1, target),
            PageUp: () => moveTo(index - PAGE_ROWS, target),
            PageDown: () => moveTo(index + PAGE_ROWS, target),
          }
    const move = moves[key]
    if (!move) return
    event.preventDefault()
    move()
  }

  const onBlur = ({ currentTarget: body }: FocusEvent<HTMLElement>) => {
    body.tabIndex = 0
  }
  return { tabIndex: 0, onFocus, onBlur, onKeyDown }
}

function controlsIn(rows: HTMLElement | undefined): HTMLElement[] {
  return [...(rows?.querySelectorAll<HTMLElement>('a, button') ?? [])]
}

function placeInRow(control: HTMLElement): { left: number; top: number } {
  const { left, top } = control.getBoundingClientRect()
  const row = control.closest('[data-row]')?.getBoundingClientRect()
  return { left: left - (row?.left ?? 0), top: top - (row?.top ?? 0) }
}
