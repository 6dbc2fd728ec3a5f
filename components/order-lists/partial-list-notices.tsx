import { RefreshCw } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Order } from '@/lib/domain/orders/order'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { countForeignFees } from '@/lib/domain/trades/foreign-fees'
import { countLostTrades } from '@/lib/domain/order-lists/partial-list'
import {
  foreignFeesText,
  leftOutText,
  lostTradesText,
  partialText,
} from '@/lib/view/order-lists/partial-list-label'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type PartialListNoticesProps = {
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** What the wallet is called, where it is one of several. */
  wallet?: string | undefined
  onLoadRest: () => void
}

/**
 * What is missing from the lists, in words: stopped early, left out, trades that did not come.
 */
export function PartialListNotices(props: PartialListNoticesProps) {
  const { lists, orders, wallet, onLoadRest } = props
  // A failed list has a notice of its own.
  const partial = partialText(lists.filter((list) => list.state.kind !== 'failed'))
  const leftOut = leftOutText(lists)
  const isLoading = lists.some((list) => list.state.kind === 'loading')
  const lostTrades = isLoading ? undefined : lostTradesText(countLostTrades(orders))
  const foreignFees = useMemo(() => foreignFeesText(countForeignFees(orders)), [orders])
  return (
    <>
      {partial !== undefined && (
        <Notice
          kind="warn"
          action={
            <Button size="small" onClick={onLoadRest}>
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
              Read the rest
            </Button>
          }
        >
          <p>{textOfWallet(partial, wallet)}</p>
        </Notice>
      )}
      {leftOut !== undefined && (
        <Notice kind="warn">
          <p>{textOfWallet(leftOut, wallet)}</p>
        </Notice>
      )}
      {lostTrades !== undefined && (
        <Notice kind="warn">
          <p>{textOfWallet(lostTrades, wallet)}</p>
        </Notice>
      )}
      {foreignFees !== undefined && (
        <Notice kind="warn">
          <p>{textOfWallet(foreignFees, wallet)}</p>
        </Notice>
      )}
    </>
  )
}
