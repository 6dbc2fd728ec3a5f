'use client'

import { StoryChart } from './story-chart'
import { StoryFactList } from './story-fact-list'
import { Identicon } from '@/components/identicons/identicon'
import { OrderStatus } from '@/components/orders/order-status'
import { Dialog, DialogContent } from '@/components/ui/dialog/dialog'
import { WalletBadge } from '@/components/wallet/wallet-badge'
import { closeStory, focusStoryOpener } from '@/lib/browser/order-story/story-opening'
import { useTimeZone } from '@/lib/browser/preferences/use-time-zone'
import { useNow } from '@/lib/browser/time/use-now'
import { type Order, orderType } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { NO_SUCH_ORDER } from '@/lib/view/order-story/story-label'
import { outcomeFacts, settingFacts, sumFacts } from '@/lib/view/order-story/story-facts'
import { ORDER_BADGES } from '@/lib/view/orders/order-label'
import { pairLabel } from '@/lib/view/orders/order-label'

const EVERY_MS = 60_000

type OrderStoryDialogProps = {
  orderKey: string
  /** Undefined where the wallet has no such order. */
  order: Order | undefined
  /** Its wallet, where the page shows several. */
  userAddress: string | undefined
  stateOf: (mint: string) => TokenState
}

/** How an order was set, what became of it, and whether it adds up (behaviour 16.7, 16.8, 21.10). */
export function OrderStoryDialog(props: OrderStoryDialogProps) {
  const { orderKey, order, userAddress, stateOf } = props
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && closeStory()}>
      <DialogContent title="Order story" returnFocus={() => focusStoryOpener(orderKey)}>
        <div className="px-5 pb-5">
          {order ? (
            <Story {...{ order, userAddress, stateOf }} />
          ) : (
            <p className="text-sm text-text-2">{NO_SUCH_ORDER}</p>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}

type StoryProps = Omit<OrderStoryDialogProps, 'orderKey'> & { order: Order }

function Story({ order, userAddress, stateOf }: StoryProps) {
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
      <StoryFactList
        facts={[
          ...settingFacts(order, tokens),
          ...outcomeFacts(order, tokens, nowMs),
          ...sumFacts(order, tokens),
        ]}
      />
      {order.trades.length > 1 && <StoryChart order={order} stateOf={stateOf} />}
    </>
  )
}
