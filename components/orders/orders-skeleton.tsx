import { OrderLineSkeleton } from './order-line-skeleton'
import { OrdersLayout } from './orders-layout'
import { ORDER_HEADINGS } from '@/lib/view/orders/order-headings'

/** The orders page before anything is known. */
export function OrdersSkeleton() {
  return (
    <OrdersLayout subtitle={<>Loading</>}>
      {Object.values(ORDER_HEADINGS).map((heading) => (
        <section
          key={heading}
          aria-busy="true"
          className="overflow-hidden rounded-xl border border-line bg-surface"
        >
          <h2 className="flex h-11 items-center px-4 text-base font-semibold">{heading}</h2>
          <OrderLineSkeleton count={2} />
        </section>
      ))}
    </OrdersLayout>
  )
}
