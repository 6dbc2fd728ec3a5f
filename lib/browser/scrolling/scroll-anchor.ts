import { Component } from 'react'
import { renderedRow } from './use-rendered-rows'

/** A row by its key (`data-row`), and where its upper edge is in the window, in px. */
type Place = { key: string; top: number }

type ScrollAnchorProps = {
  /** A new array whenever rows have arrived. */
  arrived: readonly unknown[]
  /** Whether only the rows near the window are rendered. */
  isVirtual: boolean
  /** Returns where the upper edge of a row that isn't rendered would be in the window, in px. */
  topOf: (key: string) => number | undefined
  /** Says whether the list must leave the page's position alone while rows get their final heights. */
  hold: (isHeld: boolean) => void
}

/** Within this time, rows that were rendered for the first time get their final heights, even on a slow phone. */
const SETTLED_AFTER_MS = 500

/**
 * Keeps the visitor's place while rows arrive in its list, and when the list becomes long (behaviour 3.16). A class,
 * because only classes can look at the page right before React changes it.
 */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  private place: Place | null = null
  /** Where the page was left. At another position, the visitor has scrolled. */
  private scrollY = 0
  /** Whether the page ends too early, so that the row isn't in its place. The next rows may make room. */
  private isShort = false
  private settling: number | undefined

  override getSnapshotBeforeUpdate({ arrived, isVirtual }: ScrollAnchorProps): null {
    const hasScrolled = this.place !== null && window.scrollY !== this.scrollY
    if (arrived !== this.props.arrived || isVirtual !== this.props.isVirtual) {
      this.place = visitorsPlace(this.isShort && !hasScrolled ? this.place : null)
      this.hold()
    } else if (this.settling !== undefined && hasScrolled) this.place = null
    return null
  }

  override componentDidUpdate(): void {
    const { place } = this
    if (!place || this.settling === undefined) return
    const top = () =>
      renderedRow(place.key)?.getBoundingClientRect().top ??
      this.props.topOf(place.key) ??
      place.top
    const before = window.scrollY
    const distance = top() - place.top
    if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' })
    this.scrollY = window.scrollY
    this.isShort = Math.abs(top() - place.top) > 1
    // The browser reports the scroll a frame later, and a long list would leave that frame empty.
    if (this.scrollY !== before) window.dispatchEvent(new Event('scroll'))
  }

  override render() {
    return null
  }

  private hold(): void {
    this.props.hold(true)
    window.clearTimeout(this.settling)
    this.settling = window.setTimeout(() => {
      this.settling = undefined
      this.props.hold(false)
    }, SETTLED_AFTER_MS)
  }
}

/**
 * Returns the row under the pointer, else the one with the focus, else the first in the window; null at the top.
 * @param earlier the place of a row that the page's end keeps from it, in place of the first in the window
 */
function visitorsPlace(earlier: Place | null): Place | null {
  if (window.scrollY <= 0) return null
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  const pointed = document.querySelector<HTMLElement>('[data-row]:hover')
  const chosen = [pointed, focused].find((candidate) => candidate && isInWindow(candidate))
  if (!chosen && earlier) return earlier
  const row = chosen ?? firstRow()
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
