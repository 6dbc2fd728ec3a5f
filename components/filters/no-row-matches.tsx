import { Button } from '@/components/ui/button'
import { focusFilterBar } from '@/lib/browser/filters/focus-filter-bar'
import { NO_ROW_MATCHES } from '@/lib/view/filters/filter-label'

/** What stands in the table's place where no row matches (behaviour 17.8). */
export function NoRowMatches({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-4 py-10 text-sm text-text-2">
      <p>{NO_ROW_MATCHES}</p>
      <Button
        className="print:hidden"
        onClick={(click) => {
          focusFilterBar(click)
          onClear()
        }}
      >
        Clear filters
      </Button>
    </div>
  )
}
