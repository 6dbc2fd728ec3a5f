import { Skeleton } from '@/components/ui/skeleton'

/** Lines of orders that are still being read, of the lines' own size. */
export function OrderLineSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="flex h-[68px] items-center gap-3 border-t border-line px-4 lg:h-10">
      <Skeleton className="size-5 rounded md:size-4" />
      <Skeleton className="hidden size-identicon rounded-full lg:block" />
      <Skeleton className="h-2.5 w-2/5 rounded-full lg:ml-3 lg:w-56" />
      <Skeleton className="ml-auto h-2.5 w-1/4 rounded-full lg:mr-28 lg:w-44" />
      <Skeleton className="hidden h-2.5 w-24 rounded-full lg:block" />
    </div>
  ))
}
