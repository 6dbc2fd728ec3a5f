import { SummarySkeleton } from './summary-skeleton'

/** The summary's card before its place is known. */
export function SummarySkeletonCard() {
  return (
    <div className="rounded-xl border border-line bg-surface">
      <SummarySkeleton />
    </div>
  )
}
