import { Notices } from '@/components/notices/notices'
import { notIncluded } from '@/components/order-lists/wallet-notices'
import { Skeleton } from '@/components/ui/skeleton'
import { LOADING_TRADES } from '@/lib/view/trades/trades-page-label'

const ROWS = 8

/** The classes of the heading. Where it may wrap, it keeps the height of two lines. */
export const TRADES_HEADING_CLASS =
  'text-[18px] leading-6 font-semibold tracking-[-0.015em] text-balance phone:min-h-12 wide:max-[1439px]:flex wide:max-[1439px]:min-h-12 wide:max-[1439px]:items-end'

/** The trades page before its URL is known. Its notice (behaviour 2.15) is the page's largest paint. */
export function TradesSkeleton() {
  return (
    <main
      aria-busy="true"
      className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6"
    >
      {/* The head with its controls has the same height. */}
      <div className="h-19 md:h-23 wide:h-[70px] [@media(width>=1440px)]:h-11.5">
        <h1 className={TRADES_HEADING_CLASS}>{LOADING_TRADES}</h1>
        <Skeleton className="mt-2 h-4 w-44 rounded-full" />
      </div>
      {/* Room for the tools on phones. On wider pages, the room for the filters is below the summary. */}
      <div className="hidden h-26 phone:block" />
      {/* No wallet is known yet, so the notice's button does nothing. */}
      <div inert>
        <Notices notices={[notIncluded([])]} />
      </div>
      <SummarySkeleton />
      <div className="hidden h-8.5 md:block" />
      <TradesSkeletonTable />
    </main>
  )
}

/** On wide pages, the rows have the height of real rows. */
export function TradesSkeletonTable() {
  return (
    <div aria-busy="true" className="shimmer rounded-xl border border-line bg-surface">
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

/** The summary's placeholder, which has the panel's final height (behaviour 18.14). */
export function SummarySkeleton() {
  return (
    <div
      aria-busy="true"
      className="shimmer hidden h-60 rounded-xl border border-line bg-surface p-3 in-data-[summary=folded]:h-[42px] md:block print:hidden"
    >
      <Skeleton className="h-4 w-40 rounded-full" />
    </div>
  )
}
