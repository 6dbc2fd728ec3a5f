import { TRADES_HEADING_CLASS } from './trades-page-head'
import { Skeleton } from '@/components/ui/skeleton'
import { LOADING_TRADES } from '@/lib/view/trades/trades-page-label'

const ROWS = 8

/** The trades page before its URL is known. */
export function TradesSkeleton() {
  return (
    <main
      aria-busy="true"
      className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6"
    >
      <div>
        <h1 className={TRADES_HEADING_CLASS}>{LOADING_TRADES}</h1>
        <Skeleton className="mt-2 mb-6 h-4 w-44 rounded-full" />
      </div>
      <SummarySkeleton />
      <TradesSkeletonTable />
    </main>
  )
}

/** Renders rows while trades are loading, as high as real rows. */
export function TradesSkeletonTable() {
  return (
    <div aria-busy="true" className="rounded-xl border border-line bg-surface">
      <div className="h-[38px]" />
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="flex h-11 items-center gap-4 border-t border-line px-4">
          <Skeleton className="size-identicon rounded-full" />
          <Skeleton className="h-2.5 w-1/4 rounded-full" />
          <Skeleton className="ml-auto h-2.5 w-1/3 rounded-full" />
        </div>
      ))}
    </div>
  )
}

/** Keeps the panel's place before there are sums, as high as it will be (behaviour 18.14). */
export function SummarySkeleton() {
  return (
    <div
      aria-busy="true"
      className="hidden h-60 rounded-xl border border-line bg-surface p-3 in-data-[summary=folded]:h-[42px] md:block"
    >
      <Skeleton className="h-4 w-40 rounded-full" />
    </div>
  )
}
