'use client'

import { OrderChart } from './order-chart'
import { OrderFactList } from './order-fact-list'
import { Identicon } from '@/components/identicons/identicon'
import { OrderStatus } from '@/components/orders/order-status'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { WalletBadge } from '@/components/wallet/wallet-badge'
import {
  closeOrderDetails,
  focusOrderDetailsOpener,
} from '@/lib/browser/order-details/open-order-details'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { type Order, orderType } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { NO_SUCH_ORDER } from '@/lib/view/order-details/order-details-label'
import { outcomeFacts, settingFacts, sumFacts } from '@/lib/view/order-details/order-facts'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { pairLabel } from '@/lib/view/orders/order-label'

const EVERY_MS = 60_000

type OrderDetailsDialogProps = {
  orderKey: string
  /** Undefined where the wallet has no such order. */
  order: Order | undefined
  /** Its wallet, where the page shows several. */
  userAddress: string | undefined
  stateOf: (mint: string) => TokenState
}

/** How an order was set, what became of it, and whether it is reconciled (behaviour 16.7, 16.8, 21.10). */
export function OrderDetailsDialog(props: OrderDetailsDialogProps) {
  const { orderKey, order, userAddress, stateOf } = props
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && closeOrderDetails()}>
      <DialogContent title="Order details" returnFocus={() => focusOrderDetailsOpener(orderKey)}>
        <div className="px-5 pb-5">
          {order ? (
            <Details {...{ order, userAddress, stateOf }} />
          ) : (
            <p className="text-sm text-text-2">{NO_SUCH_ORDER}</p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

type DetailsProps = Omit<OrderDetailsDialogProps, 'orderKey'> & { order: Order }

function Details({ order, userAddress, stateOf }: DetailsProps) {
  const nowMs = useNow(EVERY_MS)
  const timeZone = useTimeZone()
  const tokens = { input: stateOf(order.inputMint), output: stateOf(order.outputMint), timeZone }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        <Identicon value={order.orderKey} />
        <h3 dir="auto" className="min-w-0 flex-1 text-base font-semibold [overflow-wrap:anywhere]">
          {pairLabel(tokens.input, tokens.output)}
        </h3>
        <span className="text-sm">
          <OrderStatus order={order} />
        </span>
        <p className="basis-full text-xs [overflow-wrap:anywhere] text-text-3">
          {ORDER_BADGES[orderType(order)].name} {order.orderKey}
        </p>
        {userAddress !== undefined && (
          <p className="flex max-w-full items-center gap-2 text-xs text-text-3">
            Wallet <WalletBadge userAddress={userAddress} />
          </p>
        )}
      </div>
      <OrderFactList
        facts={[
          ...settingFacts(order, tokens),
          ...outcomeFacts(order, tokens, nowMs),
          ...sumFacts(order, tokens),
        ]}
      />
      {order.trades.length > 1 && <OrderChart order={order} stateOf={stateOf} />}
    </>
  )
}
