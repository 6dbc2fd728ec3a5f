import { Skeleton } from '@/components/ui/skeleton'

/** Over so many pairs the summary scrolls inside. */
export const MAX_SUMMARY_ROWS = 6

/** The summary while orders are loaded, as high as it will be (behaviour 18.2). */
export function SummarySkeleton({ rows = MAX_SUMMARY_ROWS }: { rows?: number }) {
  return (
    <div aria-busy="true" className="rounded-xl border border-line bg-surface">
      <div className="h-[149px] p-4 md:hidden">
        <Skeleton className="h-4 w-40 rounded-full" />
      </div>
      <div className="hidden md:block">
        <div className="wide:min-h-[284px]">
          <div className="h-[38px]" />
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className="flex h-[41px] items-center gap-4 border-t border-line px-4">
              <Skeleton className="h-2.5 w-1/6 rounded-full" />
              <Skeleton className="ml-auto h-2.5 w-1/2 rounded-full" />
            </div>
          ))}
        </div>
        <div className="h-[113px] border-t border-line lg:h-[73px] wide:h-[59px]" />
      </div>
      <div className="h-[284px] border-t border-line wide:hidden" />
    </div>
  )
}
