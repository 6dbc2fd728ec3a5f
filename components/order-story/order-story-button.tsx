import type { ReactNode } from 'react'
import { orderStoryCode } from './order-story-code'
import { openStory } from '@/lib/browser/order-story/story-opening'
import type { OrderType } from '@/lib/domain/orders/order'
import { storyButtonLabel } from '@/lib/view/order-story/story-button-label'

type OrderStoryButtonProps = {
  type: OrderType
  orderKey: string
  className: string
  children?: ReactNode
}

/** Opens an order's story (behaviour 16.7). */
export function OrderStoryButton({ type, orderKey, className, children }: OrderStoryButtonProps) {
  const name = storyButtonLabel(type, orderKey)
  return (
    <button
      type="button"
      data-story={orderKey}
      aria-label={name}
      title={name}
      className={className}
      onPointerEnter={orderStoryCode.preload}
      onFocus={orderStoryCode.preload}
      onClick={({ currentTarget }) => openStory(orderKey, currentTarget)}
    >
      {children}
    </button>
  )
}
