import { OrdersLayout } from './orders-layout'
import { SectionSkeletons } from './section-skeletons'

/** The orders page before anything is known. */
export function OrdersSkeleton() {
  return (
    <OrdersLayout subtitle={<>Loading</>}>
      <SectionSkeletons />
    </OrdersLayout>
  )
}
