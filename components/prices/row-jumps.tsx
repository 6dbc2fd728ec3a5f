'use client'

import { ArrowDown, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { CheckedRows } from '@/lib/browser/prices/use-prices'
import { useRowJump } from '@/lib/browser/scrolling/use-row-jump'
import { mismatchesLabel } from '@/lib/view/prices/price-label'

const HINT = 'Go to next (Esc to return)'

type RowJumpsProps = CheckedRows & {
  /** Puts a row into the document, wherever it is. */
  renderRow: (key: string) => void
}

/** The buttons above the table that jump from one row to look at to the next (behaviour 8.27). */
export function RowJumps({ missing, mismatched, keys, renderRow }: RowJumpsProps) {
  const toMismatched = useRowJump('[data-price-mismatch]', renderRow)
  const toMissing = useRowJump('[data-missing]', renderRow)
  if (missing.length === 0 && mismatched.length === 0) return null
  return (
    <div
      data-slot="row-jumps"
      className="sticky top-(--filter-bar-height,56px) z-20 -my-1.5 flex flex-wrap gap-2 bg-bg py-1.5 print:hidden"
    >
      {mismatched.length > 0 && (
        <Button size="small" title={HINT} onClick={() => toMismatched(mismatched, keys)}>
          <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" className="text-warn" />
          {mismatchesLabel(mismatched.length)}
        </Button>
      )}
      {missing.length > 0 && (
        <Button size="small" title={HINT} onClick={() => toMissing(missing, keys)}>
          <ArrowDown size={14} strokeWidth={1.75} aria-hidden="true" />
          Next missing price
        </Button>
      )}
    </div>
  )
}
