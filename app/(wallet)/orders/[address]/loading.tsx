import { OrdersFirstPaint } from '@/components/orders/orders-screen'

export default function OrdersLoading() {
  return <OrdersFirstPaint />
}
