import { useMemo } from 'react'
import { LazyChart } from '@/components/charts/lazy-chart'
import { Identicon } from '@/components/identicons/identicon'
import { OrderStatus } from '@/components/orders/order-line'
import { useTradeSwitches } from '@/components/trades/trade-switches'
import { TransactionLink } from '@/components/tokens/token-link'
import { Dialog } from '@/components/ui/dialog/dialog'
import { WalletBadge } from '@/components/wallet/wallet-badge'
import {
  closeOrderDetails,
  focusOrderDetailsOpener,
} from '@/lib/browser/order-details/open-order-details'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useNow } from '@/lib/browser/time/clock'
import { type Order, orderSection } from '@/lib/domain/orders/order'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { isMeasured } from '@/lib/domain/trades/order-event'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { orderFacts } from '@/lib/view/order-details/order-facts'
import { pairLabel, SECTION_LABELS } from '@/lib/view/orders/order-label'

type DetailsProps = { order: Order; userAddress: string | undefined; stateOf: TokenLookup }
type OrderDetailsDialogProps = {
  orderKey: string
  order: Order | undefined
  userAddress: string | undefined
  stateOf: TokenLookup
}

/** Shows an order's terms, outcome and sums, and its chart (behaviour 16.7, 16.8, 21.4). */
export function OrderDetailsDialog(props: OrderDetailsDialogProps) {
  const { orderKey, order, userAddress, stateOf } = props
  return (
    <Dialog
      title="Order details"
      returnFocus={() => focusOrderDetailsOpener(orderKey)}
      onClose={closeOrderDetails}
    >
      <div className="px-5 pb-5">
        {order ? (
          <Details order={order} userAddress={userAddress} stateOf={stateOf} />
        ) : (
          <p className="text-sm text-text-2">Order not found among loaded orders</p>
        )}
      </div>
    </Dialog>
  )
}

function Details({ order, userAddress, stateOf }: DetailsProps) {
  const [input, output] = [stateOf(order.inputMint), stateOf(order.outputMint)]
  const facts = orderFacts(order, { input, output, timeZone: useTimeZone(), nowMs: useNow() })
  // The chart follows the switches of the trades page, and doesn't need the wallet (behaviour 16.8).
  const switches = useTradeSwitches()
  const events = useMemo(() => orderEvents([order], ''), [order])
  const drawn = events.filter((event) => event.kind === 'trade' && isMeasured(event))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
        <Identicon value={order.orderKey} />
        <h3
          dir="auto"
          translate="no"
          className="min-w-0 flex-1 text-base font-semibold [overflow-wrap:anywhere]"
        >
          {pairLabel(input, output)}
        </h3>
        <span className="text-sm">
          <OrderStatus order={order} />
        </span>
        <p className="basis-full text-xs [overflow-wrap:anywhere] text-text-3">
          <span>{SECTION_LABELS[orderSection(order)].name}</span>{' '}
          <span translate="no">{order.orderKey}</span>
        </p>
        {userAddress !== undefined && (
          <p className="flex max-w-full items-center gap-2 text-xs text-text-3">
            Wallet <WalletBadge userAddress={userAddress} />
          </p>
        )}
      </div>
      <dl className="divide-y divide-line text-sm">
        {facts.map(({ name, texts, transactionSignature = '' }, factIndex) => (
          // Several facts can have the same name, such as refunds.
          <div key={`${name} ${factIndex}`} className="flex gap-4 py-2 tight:flex-wrap">
            <dt className="w-24 shrink-0 text-text-3 tight:w-full">{name}</dt>
            <dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {texts.map((text, index) => (
                <span
                  key={text}
                  dir="auto"
                  translate="no"
                  className={index === 0 ? 'block font-medium' : 'block text-text-2'}
                >
                  {text}
                </span>
              ))}
            </dd>
            {transactionSignature !== '' && (
              <dd className="shrink-0">
                <TransactionLink transactionSignature={transactionSignature} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {drawn.length > 1 && (
        <LazyChart
          className="mt-2 h-60 rounded-lg border border-line md:h-56"
          pair={{ input, output }}
          events={events}
          switches={switches}
          answers={undefined}
        >
          <span className="text-text-2">Rate per trade</span>
        </LazyChart>
      )}
    </>
  )
}
