import { OrderLineSkeleton } from './list/order-line-skeleton'
import { ORDER_HEADINGS } from '@/lib/view/orders/order-headings'

/** The three headings before any of their orders is known. */
export function SectionSkeletons() {
  return Object.values(ORDER_HEADINGS).map((heading) => (
    <section
      key={heading}
      aria-busy="true"
      className="overflow-hidden rounded-xl border border-line bg-surface"
    >
      <h2 className="flex h-11 items-center px-4 text-base font-semibold">{heading}</h2>
      <OrderLineSkeleton count={3} />
    </section>
  ))
}
