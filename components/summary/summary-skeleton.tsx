import { Skeleton } from '@/components/ui/skeleton'

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
