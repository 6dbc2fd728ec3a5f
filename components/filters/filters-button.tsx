import { ListFilter } from 'lucide-react'
import type { FilterChoices } from './filter-choices'
import { LazyComponent } from '@/components/shell/lazy-component'
import { Button } from '@/components/ui/button'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useDialogOpening } from '@/lib/browser/page/use-dialog-opening'
import { filtersButtonLabel } from '@/lib/view/filters/filter-label'

const sheetCode = lazyCode(async () => (await import('./filters-sheet')).FiltersSheet)

type FiltersButtonProps = FilterChoices & { rows: string }

/** On phones: how many filters hold, and the sheet that has them (behaviour 17.7). */
export function FiltersButton(choices: FiltersButtonProps) {
  const { isOpen, opener, dialog } = useDialogOpening(sheetCode)
  const { filterCount } = choices
  return (
    <>
      <Button {...opener} aria-label={filtersButtonLabel(filterCount)}>
        <ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />
        Filters
        {filterCount > 0 && (
          <span className="rounded-full bg-accent px-1.5 text-xs font-semibold text-on-accent">
            {filterCount}
          </span>
        )}
      </Button>
      {isOpen && <LazyComponent of={sheetCode} props={{ ...choices, ...dialog }} />}
    </>
  )
}
