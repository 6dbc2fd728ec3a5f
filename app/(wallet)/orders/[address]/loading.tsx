import { OrdersSkeleton } from '@/components/orders/orders-skeleton'

export default function OrdersLoading() {
  return <OrdersSkeleton />
}
