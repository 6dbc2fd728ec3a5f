import { RefreshCw } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Order } from '@/lib/domain/orders/order'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { countLostTrades, countOtherTokenFees } from '@/lib/domain/order-lists/partial-list'
import {
  skippedText,
  lostTradesText,
  otherTokenFeesText,
  partialText,
} from '@/lib/view/order-lists/order-list-label'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type PartialListNoticesProps = {
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** What the wallet is called, if it is one of several. */
  wallet?: string | undefined
  onLoadRest: () => void
}

/** Says what the lists lack: the rest of a list, orders with invalid data, lost trades (behaviour 3.6). */
export function PartialListNotices(props: PartialListNoticesProps) {
  const { lists, orders, wallet, onLoadRest } = props
  // A failed list has a notice of its own.
  const partial = partialText(lists.filter(({ state }) => state.kind !== 'failed'))
  const others = [
    skippedText(lists),
    lists.some(isLoading) ? undefined : lostTradesText(countLostTrades(orders)),
    otherTokenFeesText(countOtherTokenFees(orders)),
  ]
  return (
    <>
      {partial !== undefined && (
        <Notice
          kind="warn"
          action={
            <Button size="small" onClick={onLoadRest}>
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
              Load the rest
            </Button>
          }
        >
          <p>{textOfWallet(partial, wallet)}</p>
        </Notice>
      )}
      {others.map(
        (text) =>
          text !== undefined && (
            <Notice key={text} kind="warn">
              <p>{textOfWallet(text, wallet)}</p>
            </Notice>
          ),
      )}
    </>
  )
}
