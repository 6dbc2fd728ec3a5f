import { OrdersLayout } from './orders-layout'
import { Skeleton } from '@/components/ui/skeleton'
import { ORDER_HEADINGS } from '@/lib/view/orders/order-headings'

/** The orders page before anything is known. */
export function OrdersSkeleton() {
  return (
    <OrdersLayout subtitle={<>Loading</>}>
      <SectionSkeletons />
    </OrdersLayout>
  )
}

/** The three headings before any of their orders is known. */
export function SectionSkeletons() {
  return Object.values(ORDER_HEADINGS).map((heading) => (
    <section
      key={heading}
      aria-busy="true"
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <h2 className="flex h-11 items-center px-4 text-base font-semibold">{heading}</h2>
      <OrderLineSkeletons count={3} />
    </section>
  ))
}

/** Lines of orders that are still being loaded, of the lines' own size. */
export function OrderLineSkeletons({ count }: { count: number }) {
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
