/** Where a row of a long list is, in px from the page's top; undefined where it has no such row. */
type RowFinder = (name: string) => number | undefined

const finders = new Set<RowFinder>()

/** Makes a long list's rows findable that are not drawn; returns the way to end it. */
export function addRowFinder(finder: RowFinder): () => void {
  finders.add(finder)
  return () => finders.delete(finder)
}

/** A row (`data-place`) that is drawn. */
export function drawnRow(name: string): HTMLElement | undefined {
  const rows = document.querySelectorAll<HTMLElement>('[data-place]')
  return [...rows].find((row) => row.dataset.place === name)
}

/** The drawn row (`data-place`) that stands lowest in the window; undefined where none does. */
export function lowestRow(): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-place]')]
  return rows.findLast((row) => row.getBoundingClientRect().top < window.innerHeight)
}

/** The first and the last row (`data-index`) in the window. */
export function indexesOnScreen(): { first: number; last: number } {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-index]')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
  return { first: indexOf(rows.at(0)), last: indexOf(rows.at(-1)) }
}

/** How many rows a table needs to reach down to the window's end as now; 0 where there is none. */
export function tableRowsToWindowEnd(): number {
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-index]')]
  const last = rows.findLast((row) => row.getBoundingClientRect().top < window.innerHeight)
  return last ? indexOf(last) + 1 : 0
}

function indexOf(row: HTMLElement | undefined): number {
  return Number(row?.dataset.index ?? 0)
}

/** How far a row (`data-place`) is from the window's top, in px, drawn or not. */
export function rowTop(name: string): number | undefined {
  const row = drawnRow(name)
  if (row) return row.getBoundingClientRect().top
  for (const find of finders) {
    const top = find(name)
    if (top !== undefined) return top - window.scrollY
  }
  return undefined
}
