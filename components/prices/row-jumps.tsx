'use client'

import { ArrowDown, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { CheckedRows } from '@/lib/browser/prices/use-row-checks'
import { useRowJump } from '@/lib/browser/scrolling/use-row-jump'
import { rowsDifferLabel } from '@/lib/view/prices/set-price-label'

const BACK = 'Jumps to the next one; Escape comes back here'

type RowJumpsProps = CheckedRows & {
  /** Puts a row into the document, wherever it is. */
  renderRow: (key: string) => void
}

/**
 * 'N rows differ' and 'Next missing' above the table, each of which jumps from one row to the next;
 * nothing where there is none (behaviour 8.28).
 */
export function RowJumps({ missing, differing, keys, renderRow }: RowJumpsProps) {
  const toDiffering = useRowJump('[data-sides-differ]', renderRow)
  const toMissing = useRowJump('[data-missing]', renderRow)
  if (missing.length === 0 && differing.length === 0) return null
  return (
    <div
      data-slot="row-jumps"
      className="sticky top-(--filter-bar-height,56px) z-20 -my-1.5 flex flex-wrap gap-2 bg-bg py-1.5 print:hidden"
    >
      {differing.length > 0 && (
        <Button size="small" title={BACK} onClick={() => toDiffering(differing, keys)}>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="text-warn" />
          {rowsDifferLabel(differing.length)}
        </Button>
      )}
      {missing.length > 0 && (
        <Button size="small" title={BACK} onClick={() => toMissing(missing, keys)}>
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />
          Next missing
        </Button>
      )}
    </div>
  )
}
