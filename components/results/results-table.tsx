import { type ReactNode, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { counted } from '@/lib/view/amounts/amount-label'

/** A table of figures: the first head names the rows. */
export type ResultsTableOf = {
  label: string
  /** How wide the names are at least, as a grid's column; else 96 px. */
  names?: string
  heads: readonly string[]
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[]; isStrong?: boolean }[]
}

const ROW_CLASS = 'grid items-center gap-x-2 px-4 wide:gap-x-2.5'

/** So many show until all are asked for. */
const FIRST_ROWS = 20

/** The first rows, or all once they are asked for, and below them the button that does. */
export function FirstRows({
  table,
  children,
}: {
  table: ResultsTableOf
  children: (firstRows: ResultsTableOf) => ReactNode
}) {
  const [isWhole, setIsWhole] = useState(false)
  const more = table.rows.length - FIRST_ROWS
  if (isWhole || more <= 0) return children(table)
  return (
    <>
      {children({ ...table, rows: table.rows.slice(0, FIRST_ROWS) })}
      <button
        type="button"
        onClick={({ currentTarget }) => {
          setIsWhole(true)
          currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
        }}
        className="h-11 w-full border-t border-line text-sm text-text-2 hover:bg-hover hover:text-text md:h-10 print:hidden"
      >
        {`Show ${counted(more, 'more row')}`}
      </button>
    </>
  )
}

/** Its rows, below a head that stays (behaviour 26.8). */
export function ResultsTable({ label, names = '96px', heads, rows }: ResultsTableOf) {
  // Of tokens every other column has amounts, which are the widest.
  const widths = heads.map((_, index) => `minmax(0,${index % 2 === 0 ? '1' : '1.1'}fr)`)
  const columns = { gridTemplateColumns: [`minmax(${names},1fr)`, ...widths.slice(1)].join(' ') }
  return (
    <table role="table" aria-label={label} className="block text-sm">
      <thead role="rowgroup" className="sticky top-0 z-10 block rounded-t-xl bg-surface">
        <tr
          role="row"
          style={columns}
          className={cn(ROW_CLASS, 'h-[38px] text-xs font-medium text-text-2')}
        >
          {heads.map((name, index) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={index === 0 ? 'sr-only' : 'text-right font-medium'}
              style={index === 1 ? { gridColumnStart: 2 } : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map(({ key, head, cells, isStrong }) => (
          <tr
            key={key}
            role="row"
            style={columns}
            className={cn(
              ROW_CLASS,
              'min-h-10 border-t border-line leading-[17px]',
              isStrong && 'font-semibold',
            )}
          >
            <th role="rowheader" scope="row" className="min-w-0 text-left font-[inherit]">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} role="cell" className="min-w-0 text-right wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same on phones: a block a row, each figure below its name. */
export function ResultsBlocks({ label, heads, rows }: ResultsTableOf) {
  return (
    <ul aria-label={label} className="divide-y divide-line text-sm">
      {rows.map(({ key, head, cells, isStrong }) => (
        <li key={key} className="px-4 py-3">
          <div
            className={cn('flex min-h-8 items-center', isStrong ? 'font-semibold' : 'font-medium')}
          >
            {head}
          </div>
          <dl
            // Amounts of tokens need half of the width.
            className={cn('grid gap-x-4 gap-y-2', cells.length > 5 ? 'grid-cols-2' : 'grid-cols-3')}
          >
            {cells.map((cell, index) => (
              <div key={heads[index + 1]} className="min-w-0">
                <dt className="text-xs text-text-3">{heads[index + 1]}</dt>
                <dd className="wrap-anywhere">{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** A figure, and below it a smaller one or a note. */
export function TwoLines({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <span data-slot="figure" translate="no">
        {children}
      </span>
      {below !== undefined && <span className="block text-2xs text-text-3">{below}</span>}
    </>
  )
}
