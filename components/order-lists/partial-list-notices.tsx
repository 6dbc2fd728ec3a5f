import { RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { countForeignFees } from '@/lib/domain/trades/foreign-fees'
import { countDeparted, countLostTrades } from '@/lib/domain/order-lists/partial-list'
import {
  departedText,
  foreignFeesText,
  leftOutText,
  lostTradesText,
  partialText,
} from '@/lib/view/order-lists/partial-list-label'

type PartialListNoticesProps = {
  lists: readonly OrderList[]
  orders: readonly Order[]
  onReadRest: () => void
}

/**
 * What is missing from the lists, in words: stopped early, left out, trades that did not come, orders
 * that went. */
export function PartialListNotices({ lists, orders, onReadRest }: PartialListNoticesProps) {
  // A failed list has a notice of its own.
  const partial = partialText(lists.filter((list) => list.state.kind !== 'failed'))
  const leftOut = leftOutText(lists)
  const isReading = lists.some((list) => list.state.kind === 'reading')
  const lostTrades = isReading ? undefined : lostTradesText(countLostTrades(orders, lists))
  const foreignFees = useMemo(() => foreignFeesText(countForeignFees(orders)), [orders])
  const departed = isReading ? undefined : departedText(countDeparted(lists))
  return (
    <>
      {partial !== undefined && (
        <Notice
          kind="warn"
          action={
            <Button size="small" onClick={onReadRest}>
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
              Read the rest
            </Button>
          }
        >
          <p>{partial}</p>
        </Notice>
      )}
      {leftOut !== undefined && (
        <Notice kind="warn">
          <p>{leftOut}</p>
        </Notice>
      )}
      {lostTrades !== undefined && (
        <Notice kind="warn">
          <p>{lostTrades}</p>
        </Notice>
      )}
      {foreignFees !== undefined && (
        <Notice kind="warn">
          <p>{foreignFees}</p>
        </Notice>
      )}
      {departed !== undefined && (
        <Notice kind="warn">
          <p>{departed}</p>
        </Notice>
      )}
    </>
  )
}
