import { OrdersSkeleton } from '@/components/orders/orders-layout'

export default function OrdersLoading() {
  return <OrdersSkeleton />
}
