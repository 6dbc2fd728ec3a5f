import { Progress } from '@/components/ui/progress'
import { counted } from '@/lib/view/amounts/count-label'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'
import { rowsLabel } from '@/lib/view/filters/filter-label'
import { emptyCellsText } from '@/lib/view/prices/price-label'

type CsvProgressProps = {
  rows: number
  isFiltered: boolean
  /** How many there are without filters. */
  allRows: number
  /** How many of them are written so far, once a download takes its time. */
  writtenRows: number | undefined
  /** How many USD prices are not fetched. */
  missing: number
}

/** How many rows the CSV has, or how far it is; and that cells will be empty (behaviour 9.10, 17.7). */
export function CsvProgress(props: CsvProgressProps) {
  const { rows, isFiltered, allRows, writtenRows, missing } = props
  return (
    <div className="text-sm text-text-2 md:order-3 md:ml-auto md:text-xs md:leading-7 md:text-text-3 wide:ml-0 wide:self-end">
      {writtenRows === undefined ? (
        <span>{rowsLabel(rows, allRows, isFiltered)}</span>
      ) : (
        <span className="inline-flex items-center gap-3">
          <span className="whitespace-nowrap">
            {groupedDigits(String(writtenRows))} of {counted(rows, 'row')}
          </span>
          <span className="w-16 md:w-24">
            <Progress label="Preparing CSV…" value={writtenRows} max={rows} />
          </span>
        </span>
      )}
      {missing > 0 && (
        <span className="block text-xs text-text-3 md:ml-4 md:inline">
          {emptyCellsText(missing)}
        </span>
      )}
    </div>
  )
}
