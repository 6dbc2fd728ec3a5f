import { OrderStoryButton } from '@/components/order-story/order-story-button'
import { Identicon } from '@/components/identicons/identicon'
import { cn } from '@/components/ui/cn'
import type { OrderType } from '@/lib/domain/orders/order'
import { ORDER_BADGES } from '@/lib/view/orders/order-badge'

const COLORS: Record<OrderType, string> = {
  'recurring time': 'bg-badge-rt/12 text-badge-rt',
  'recurring price': 'bg-badge-rp/12 text-badge-rp',
  trigger: 'bg-badge-t/12 text-badge-t',
}

/**
 * The badge RT, RP or T, which opens the order's story, and the identicon of the order key
 * (behaviour 5.5). A screen reader hears the order's kind and the ends of its key.
 */
export function OrderCell({ type, orderKey }: { type: OrderType; orderKey: string }) {
  return (
    <>
      <OrderStoryButton
        type={type}
        orderKey={orderKey}
        className={cn(
          'relative grid h-5 min-w-6 place-items-center rounded-[5px] px-1.5 text-2xs font-semibold hover:ring-1 hover:ring-current phone:after:absolute phone:after:-inset-3',
          COLORS[type],
        )}
      >
        {ORDER_BADGES[type].text}
      </OrderStoryButton>
      <Identicon value={orderKey} />
    </>
  )
}
