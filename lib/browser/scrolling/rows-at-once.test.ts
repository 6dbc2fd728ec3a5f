import { linesAtOnce, tableRowsAtOnce } from './rows-at-once'

/** A table scrolled down, whose last row in the window, row 30, begins at 880 px. */
beforeEach(() => {
  Object.assign(window, { innerHeight: 900, scrollY: 0 })
  const table = document.createElement('table')
  for (const index of [0, 30, 31, 90]) {
    const row = table.insertRow()
    Object.assign(row.dataset, { index: String(index), place: `row ${index}` })
    row.tabIndex = 0
    row.getBoundingClientRect = () => new DOMRect(0, (index - 10) * 44, 800, 44)
  }
  document.body.append(table)
})
afterEach(() => {
  document.body.replaceChildren()
  Object.assign(window, { scrollY: 0 })
})

describe('lines and rows that have to be drawn at once (behaviour 2.18, 5.19)', () => {
  it.each([
    ['sorted anew, the page at its top: no line', true, 0, 0, 31],
    [
      'sorted anew, the page scrolled: all, one of them keeps its place',
      true,
      400,
      Infinity,
      Infinity,
    ],
    ['drawn for the first time, the page scrolled: no line', false, 400, 0, 31],
  ])('%s; of a table those down to the window’s end', (_, isRedrawn, scrollY, lines, rows) => {
    Object.assign(window, { scrollY })
    expect(linesAtOnce(isRedrawn)).toBe(lines)
    expect(tableRowsAtOnce(isRedrawn)).toBe(rows)
  })

  it('all of a table of which a row has the focus; the orders’ lines do not ask', () => {
    document.querySelector<HTMLElement>('tr')?.focus()
    expect(tableRowsAtOnce(false)).toBe(Infinity)
    expect(linesAtOnce(true)).toBe(0)
  })

  it('no row where no table is', () => {
    document.body.replaceChildren()
    expect(tableRowsAtOnce(true)).toBe(0)
  })
})
