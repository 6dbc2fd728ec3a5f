'use client'

import { ReadTime } from '../read-time'
import { isReading, type OrderList, readAtMs } from '@/lib/domain/order-list'
import { counted } from '@/lib/view/plural'

type OrdersSubtitleProps = { count: number; lists: readonly OrderList[]; onRefresh: () => void }

/** How many orders there are, and when they were read. */
export function OrdersSubtitle({ count, lists, onRefresh }: OrdersSubtitleProps) {
  if (lists.some(isReading)) return <>{counted(count, 'order')} so far</>
  const oldest = readAtMs(lists)
  return (
    <>
      {counted(count, 'order')} <span aria-hidden="true">·</span>{' '}
      {oldest !== undefined && (
        <>
          read <ReadTime readAtMs={oldest} onRefresh={onRefresh} />
        </>
      )}
    </>
  )
}
