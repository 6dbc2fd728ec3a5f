'use client'

import { ArrowRight, ScrollText } from 'lucide-react'
import { memo, useId } from 'react'
import { OrderStatus } from './order-status'
import { ExactAmount } from '@/components/amounts/exact-amount'
import { Identicon } from '@/components/identicons/identicon'
import { OrderDetailsButton } from '@/components/order-details/order-details-button'
import { LookAlikeNote, VerifiedMark } from '@/components/tokens/token-link'
import { TokenLogo } from '@/components/tokens/token-logo'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Skeleton } from '@/components/ui/skeleton'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { depositedAmount, type Order, orderType } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { startLabel } from '@/lib/view/orders/order-label'
import { tokenLabel } from '@/lib/view/tokens/token-label'

type OrderLineProps = {
  order: Order
  input: TokenState
  output: TokenState
  isSelected: boolean
  /** Whether its pair has a parent. */
  isChild: boolean
  onSelect: (order: Order, isSelected: boolean) => void
}

/** One order with its checkbox: amount, tokens, start and status (behaviour 2.6). */
export const OrderLine = memo(function OrderLine(props: OrderLineProps) {
  const { order, input, output, isSelected, isChild, onSelect } = props
  const id = useId()
  const { word, day, time } = startLabel(order, useTimeZone())
  return (
    <div
      data-anchor={order.orderKey}
      className={cn(
        'flex gap-3 px-4 py-2.5 hover:bg-hover lg:min-h-10 lg:items-center lg:py-1.5',
        isChild && 'pl-11',
      )}
    >
      <Checkbox
        id={id}
        checked={isSelected}
        onCheckedChange={(checked) => onSelect(order, checked)}
      />
      <label
        htmlFor={id}
        className={cn(
          'grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 text-base lg:gap-y-0 lg:text-sm',
          isChild
            ? 'lg:grid-cols-[theme(spacing.identicon)_minmax(78px,max-content)_fit-content(176px)_14px_minmax(88px,1fr)_236px_212px]'
            : 'lg:grid-cols-[theme(spacing.identicon)_minmax(106px,max-content)_fit-content(176px)_14px_minmax(88px,1fr)_236px_212px]',
        )}
      >
        <span className="hidden lg:block">
          <Identicon value={order.orderKey} />
        </span>
        <span className="col-span-2 flex min-w-0 flex-wrap items-center gap-2 lg:contents">
          <ExactAmount
            amount={depositedAmount(order)}
            className="font-medium [overflow-wrap:anywhere] lg:text-right"
          />
          <OrderToken state={input} className="lg:min-w-20" />
          <PairArrow />
          <OrderToken state={output} />
        </span>
        <span
          className={cn(
            'text-sm text-text-2',
            order.kind === 'trigger' && 'col-span-2 lg:col-span-1',
          )}
        >
          {word} <span className="font-medium text-text">{day}</span>, {time}
        </span>
        <span
          className={cn(
            'text-sm lg:text-right',
            order.kind === 'trigger' && 'col-span-2 lg:col-span-1',
          )}
        >
          <OrderStatus order={order} />
        </span>
      </label>
      <OrderDetailsButton
        type={orderType(order)}
        orderKey={order.orderKey}
        className="relative grid size-7 shrink-0 place-items-center self-start rounded-md text-text-3 transition-colors duration-120 after:absolute after:-inset-2 hover:bg-raised hover:text-text md:static md:after:hidden lg:self-auto print:hidden"
      >
        <ScrollText size={16} strokeWidth={1.75} aria-hidden="true" />
      </OrderDetailsButton>
    </div>
  )
})

/** Between the two tokens of an order or a pair. */
export function PairArrow() {
  return (
    <ArrowRight size={14} strokeWidth={1.75} aria-label="to" className="shrink-0 text-text-3" />
  )
}

/** A token in an order's line: logo and symbol, or 'Unknown (mint)'. Only CSS cuts what is seen. */
export function OrderToken({ state, className }: { state: TokenState; className?: string }) {
  if (state.kind === 'loading') return <Skeleton className={cn('h-4 w-16 rounded', className)} />
  const label = tokenLabel(state)
  return (
    <span
      className={cn(
        'inline-flex min-w-0 items-center gap-2',
        // If both have no room, the mint is cut, not the other's symbol.
        state.kind === 'unknown' && 'shrink-[999]',
        className,
      )}
    >
      <TokenLogo state={state} />
      <LookAlikeNote state={state}>
        <bdi
          title={label}
          className={cn('truncate font-medium', state.kind === 'known' && 'max-w-[14ch]')}
        >
          {label}
        </bdi>
      </LookAlikeNote>
      {/* The line's name is long enough to hear without it. */}
      <span aria-hidden="true" className="flex">
        <VerifiedMark state={state} />
      </span>
    </span>
  )
}
