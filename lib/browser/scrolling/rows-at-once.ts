import { tableRowsToWindowEnd } from './row-places'

/**
 * How many lines of an orders' list have to be drawn at once (behaviour 2.18): all where it stood here
 * before and one of its lines may have to keep its place, on a page that is scrolled or pointed at.
 */
export function linesAtOnce(isRedrawn: boolean): number {
  return isRedrawn && isRowHeld() ? Infinity : 0
}

/**
 * How many rows of a table have to be drawn at once (behaviour 5.19): of a table that stands here
 * already, sorted another way, those down to the window's end; all where one of them has the focus or
 * may have to keep its place.
 */
export function tableRowsAtOnce(isRedrawn: boolean): number {
  return isRowFocused() ? Infinity : Math.max(linesAtOnce(isRedrawn), tableRowsToWindowEnd())
}

function isRowHeld(): boolean {
  return window.scrollY > 0 || document.querySelector('[data-place]:hover') !== null
}

/** Whether a row of a table that is drawn anew has the focus, which its successor takes over. */
function isRowFocused(): boolean {
  return document.querySelector('tr[data-place]:focus-within') !== null
}
