import { CircleStop } from 'lucide-react'
import { CheckedItem, StepBody, StepFooter, StepState, InstalledWalletName } from './step-parts'
import { ProgressBar } from '@/components/status-bar/status-row'
import { Button } from '@/components/ui/button'
import { useJupiterHold } from '@/lib/browser/jupiter/jupiter-calls'
import type { InstalledWallet } from '@/lib/browser/newer-orders/installed-wallets'
import type { OrderListActions } from '@/lib/browser/order-lists/use-wallet-orders'
import {
  isLoading,
  isSignInMissing,
  type OrderList,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import type { Order } from '@/lib/domain/orders/order'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import {
  faultText,
  failedListHeading,
  SIGN_IN_AGAIN,
  SIGN_IN_EXPIRED,
  partialText,
} from '@/lib/view/order-lists/order-list-label'
import {
  LOADING_ORDERS,
  loadedPagesLabel,
  loadingProgress,
  loadingLabel,
} from '@/lib/view/status-bar/status-label'
import { SECTION_LABELS } from '@/lib/view/orders/order-label'

type NewerProgressProps = {
  /** The lists of newer orders. */
  lists: readonly OrderList[]
  actions: OrderListActions
  wallet: InstalledWallet
  onSignAgain: () => void
  onClose: () => void
}

/** Shows the progress of loading a wallet's newer orders, and how the loading ended (behaviour 25.8). */
export function NewerProgress(props: NewerProgressProps) {
  const { lists, actions, wallet, onSignAgain, onClose } = props
  const orders = ordersOf(lists)
  const recurring = orders.filter(({ kind }) => kind === 'recurring')
  const triggers = orders.filter(({ kind }) => kind === 'trigger')
  const isUnderWay = lists.some(isLoading)
  const [, until] = useJupiterHold(isUnderWay)
  const progress = loadingProgress(lists)
  const count = orders.length
  const isSignedOut = lists.some(isSignInMissing)
  const fault = isUnderWay ? undefined : endText(lists)
  return (
    <>
      <StepBody>
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-text-2">
              <strong
                translate="no"
                className="mr-2 text-[28px] leading-8 font-semibold text-text proportional-nums"
              >
                {groupedDigits(count)}
              </strong>
              <span>{count === 1 ? 'order' : 'orders'}</span>
            </span>
            <span className={until ? 'text-warn' : 'text-text-2'}>
              {isUnderWay ? (until ?? loadingLabel(progress)) : loadedPagesLabel(lists)}
            </span>
          </p>
          <ProgressBar
            name={LOADING_ORDERS}
            {...progress}
            className="mt-2 h-1.5 overflow-hidden rounded-full"
          />
        </div>
        <ul className="border-y border-line">
          <CountedOrders heading={SECTION_LABELS['newer recurring'].heading} orders={recurring} />
          <CountedOrders heading={SECTION_LABELS['newer trigger'].heading} orders={triggers} />
        </ul>
        <ul>
          <CheckedItem>
            Signed in with <InstalledWalletName wallet={wallet} />
          </CheckedItem>
        </ul>
        {isUnderWay && <p className="text-text-3">Loading continues if you close this.</p>}
      </StepBody>
      <StepState fault={fault} />
      <StepFooter>
        {isUnderWay && (
          <Button variant="ghost" className="-ml-3" onClick={actions.stop}>
            <CircleStop size={16} />
            Stop
          </Button>
        )}
        {fault !== undefined && (
          <Button variant="primary" onClick={isSignedOut ? onSignAgain : actions.loadRest}>
            {isSignedOut ? SIGN_IN_AGAIN : 'Retry'}
          </Button>
        )}
        <Button className="ml-auto" onClick={onClose}>
          Close
        </Button>
      </StepFooter>
    </>
  )
}

function CountedOrders({ heading, orders }: { heading: string; orders: readonly Order[] }) {
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  return (
    <li className="flex gap-4 border-t border-line py-2.5 first:border-t-0">
      <span className="flex-1 font-medium">{heading}</span>
      <span>{counted(orders.length, 'order')}</span>
      <span className="min-w-22 text-right text-text-3">{counted(trades, 'trade')}</span>
    </li>
  )
}

function endText(lists: readonly OrderList[]): string | undefined {
  if (lists.some(isSignInMissing)) return SIGN_IN_EXPIRED
  for (const list of lists) {
    if (list.state.kind === 'failed')
      return `${failedListHeading(list)}. ${faultText(list, list.state.fault)}`
  }
  return partialText(lists)
}
