import { SHIFT_VIEWS, type PageShifts } from '../measure-shifts'
import { markdownTable } from './markdown-table'

/** How far each page's layout shifts, as a Markdown table. */
export function shiftTable(pages: readonly PageShifts[]): string {
  const head = SHIFT_VIEWS.map(
    ({ width, isSlow }) => `${width} px${isSlow ? ', slow 4G, CPU / 4' : ''}`,
  )
  return markdownTable(
    ['layout shift', ...head],
    pages.map(({ name, shifts }) => [name, ...shifts.map((shift) => shift.toFixed(3))]),
  )
}
