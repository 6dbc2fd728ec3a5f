import { Identicon } from '@/components/identicons/identicon'
import { cn } from '@/components/ui/cn'
import type { OrderType } from '@/lib/domain/orders/order'
import { ORDER_BADGES } from '@/lib/view/orders/order-badge'
import { shortAddress } from '@/lib/view/wallet/short-address'

const COLORS: Record<OrderType, string> = {
  'recurring time': 'bg-badge-rt/12 text-badge-rt',
  'recurring price': 'bg-badge-rp/12 text-badge-rp',
  trigger: 'bg-badge-t/12 text-badge-t',
}

/**
 * The badge RT, RP or T and the identicon of the order key (behaviour 5.5). To a screen reader it
 * is the order's kind and the ends of its key.
 */
export function OrderCell({ type, orderKey }: { type: OrderType; orderKey: string }) {
  const { text, name } = ORDER_BADGES[type]
  return (
    <>
      <span
        role="img"
        aria-label={`${name} ${shortAddress(orderKey)}`}
        title={name}
        className={cn(
          'grid h-5 min-w-6 place-items-center rounded-[5px] px-1.5 text-2xs font-semibold',
          COLORS[type],
        )}
      >
        {text}
      </span>
      <Identicon value={orderKey} />
    </>
  )
}
