import { Component } from 'react'
import { renderedRow } from './use-rendered-rows'

/** A row by its key (`data-row`), and where its upper edge is in the window, in px. */
type Place = { key: string; top: number }

type KeptPlaceProps = {
  /** A new array whenever rows have arrived. */
  arrived: readonly unknown[]
  /** Returns where the upper edge of a row that isn't rendered would be in the window, in px. */
  topOf: (key: string) => number | undefined
}

/**
 * Keeps the visitor's place while rows arrive in its list (behaviour 3.16). A class, because only classes can look at
 * the page right before React changes it.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): Place | null {
    return before.arrived === this.props.arrived ? null : visitorsPlace()
  }

  override componentDidUpdate(_before: KeptPlaceProps, _state: unknown, place: Place | null): void {
    if (!place) return
    const top =
      renderedRow(place.key)?.getBoundingClientRect().top ??
      this.props.topOf(place.key) ??
      place.top
    if (top === place.top) return
    window.scrollBy({ top: top - place.top, behavior: 'instant' })
    // The browser reports the scroll a frame later, and a long list would leave that frame empty.
    window.dispatchEvent(new Event('scroll'))
  }

  override render() {
    return null
  }
}

/** Returns the row under the pointer, else the one with the focus, else the first in the window; null at the top. */
function visitorsPlace(): Place | null {
  if (window.scrollY <= 0) return null
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  const pointed = document.querySelector<HTMLElement>('[data-row]:hover')
  const row =
    [pointed, focused].find((candidate) => candidate && isInWindow(candidate)) ?? firstRow()
  const key = row?.dataset.row
  return row && key !== undefined ? { key, top: row.getBoundingClientRect().top } : null
}

function isInWindow(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Returns the first row in the window whose upper edge no bar covers. */
function firstRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(isInWindow)
  return rows.find((row) => {
    const { top, left, width } = row.getBoundingClientRect()
    return row.contains(document.elementFromPoint(left + width / 2, top + 1))
  })
}
