import cn from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { usePrinting } from '@/lib/browser/media/use-media'
import { counted } from '@/lib/view/amounts/amount-label'

type FigureRow = { key: string; head: ReactNode; cells: readonly ReactNode[]; isStrong?: boolean }

/** The first of the `heads` is for the column with each row's own `head`. */
export type FigureTableProps = {
  label: string
  columns: string
  headers: readonly string[]
  rows: readonly FigureRow[]
  /** Makes the rows radio buttons: one tab stop with arrow keys (behaviour 18.2). */
  selection?: { key: string; onSelect: (key: string) => void } | undefined
}

/** How many items fit without scrolling, and how many show until the visitor asks for all. */
const VISIBLE = 6
const FIRST = 20

type FirstItemsProps<T> = {
  items: readonly T[]
  unit: string
  isKept?: (item: T) => boolean
  children: (first: readonly T[]) => ReactNode
}

/** Renders the first items, and below them a button that shows all (behaviour 18.2). In print, all are there. */
export function FirstItems<T>({ items, unit, isKept, children }: FirstItemsProps<T>) {
  const [isWhole, setIsWhole] = useState(false)
  const isPrinting = usePrinting()
  // Items that only scrolling reaches render later, so that the first row of trades doesn't wait for them.
  const count = useAfterPaint(FIRST, VISIBLE)
  const first = items.filter(
    (item, index) => isWhole || isPrinting || index < count || isKept?.(item),
  )
  return (
    <>
      {children(first)}
      {!isWhole && items.length > FIRST && (
        <button
          type="button"
          onClick={({ currentTarget: { previousElementSibling: list } }) => {
            setIsWhole(true)
            // The button disappears. The selected row gets its focus, else the list does, and the page stays in place.
            const selected = list?.querySelector<HTMLElement>(':checked')
            if (selected) selected.focus()
            else list?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
          }}
          className="h-11 w-full border-t border-line text-sm text-text-2 hover:bg-hover hover:text-text md:h-10 print:hidden"
        >
          {`Show ${counted(items.length - first.length, `more ${unit}`)}`}
        </button>
      )}
    </>
  )
}

const ROW_CLASS = 'grid w-full items-center px-4'
// A hovered or selected row has the colour of skeletons, so its own are lighter.
const SELECTABLE =
  'relative hover:bg-hover [&_[data-slot=skeleton]]:bg-line-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent'
const SELECTED =
  'bg-hover before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent'

/** Rows below a head that stays in place (behaviour 18.2, 26.8). */
export function FigureTable({ label, columns, headers, rows, selection }: FigureTableProps) {
  const group = useId()
  return (
    <table role="table" aria-label={label} className="block text-xs lg:text-sm">
      <thead role="rowgroup" className="sticky top-0 z-10 block rounded-t-xl bg-surface">
        <tr role="row" className={cn(ROW_CLASS, columns, 'h-[38px] text-xs text-text-2')}>
          {headers.map((name, index) => (
            <th key={name} role="columnheader" scope="col" className="text-right font-medium">
              {/* The summary's controls take the room of the first head. */}
              <span className={index === 0 ? 'sr-only' : undefined}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map(({ key, head, cells, isStrong }) => (
          <tr
            key={key}
            role="row"
            className={cn(
              ROW_CLASS,
              columns,
              'min-h-10 border-t border-line leading-[17px]',
              isStrong && 'font-semibold',
              selection && SELECTABLE,
              selection?.key === key && SELECTED,
            )}
          >
            <th role="rowheader" scope="row" className="min-w-0 text-left [font-weight:inherit]">
              {selection ? (
                <label className="flex min-w-0">
                  <input
                    type="radio"
                    name={group}
                    checked={selection.key === key}
                    onChange={() => selection.onSelect(key)}
                    className="absolute inset-0 cursor-pointer appearance-none outline-none"
                  />
                  {head}
                </label>
              ) : (
                head
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={headers[index + 1]} role="cell" className="min-w-0 text-right wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The table on phones: each row is a block, with each figure below its name. */
export function FigureBlocks({ label, headers, rows }: FigureTableProps) {
  return (
    <ul
      aria-label={label}
      // `FirstItems` focuses the list.
      tabIndex={-1}
      className="divide-y divide-line text-sm focus-visible:-outline-offset-2"
    >
      {rows.map(({ key, head, cells, isStrong }) => (
        <li key={key} className="px-4 py-3">
          <div
            className={cn('flex min-h-8 items-center', isStrong ? 'font-semibold' : 'font-medium')}
          >
            {head}
          </div>
          <FigureList
            headers={headers.slice(1)}
            cells={cells}
            className={cn(
              // If a name takes two lines, the figures next to its own stay on one line.
              'grid gap-x-4 gap-y-2 *:row-span-2 *:grid *:grid-rows-subgrid *:gap-y-0 tight:grid-cols-1',
              // Token amounts need half the width.
              cells.length > 5 ? 'grid-cols-2' : 'grid-cols-3',
            )}
          />
        </li>
      ))}
    </ul>
  )
}

type FigureListProps = {
  headers: readonly string[]
  cells: readonly ReactNode[]
  className: string
}

/** Figures without a table, each below its name. */
export function FigureList({ headers, cells, className }: FigureListProps) {
  return (
    <dl className={className}>
      {cells.map((cell, index) => (
        <div key={headers[index]}>
          <dt className="text-xs text-text-3">{headers[index]}</dt>
          <dd className="wrap-break-word">{cell}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A figure, and below it a smaller one or a note. */
export function TwoLines({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <span data-slot="figure" translate="no">
        {children}
      </span>
      {below && <span className="block text-2xs font-normal text-text-3">{below}</span>}
    </>
  )
}
