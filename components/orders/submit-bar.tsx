import cn from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { LoadingRow, OtherRows } from '@/components/status-bar/status-bar'
import { Button } from '@/components/ui/button'
import { rememberSubmit, offerSubmit } from '@/lib/browser/orders/orders-since-submit'
import type { OrdersScreenView } from '@/lib/browser/orders/use-orders-screen'
import { replaceUrl } from '@/lib/browser/urls/page-history'
import { useOpenPage } from '@/lib/browser/urls/use-url'
import { useStatusTasks } from '@/lib/browser/status-bar/status-tasks'
import { keysToRestore, orderKeysByKind } from '@/lib/domain/orders/order-selection'
import { hiddenText } from '@/lib/view/filters/filter-label'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import { ordersPath, tradesPath, type TradesRequest, withWallet } from '@/lib/view/urls/page-urls'
import { TRADES_PATH } from '@/lib/view/urls/paths'

type SubmitBarProps = { screen: OrdersScreenView; otherWallets: TradesRequest }

/** Shows the selection, 'Submit' (behaviour 2.12) and the work in progress (behaviour 24.3). */
export function SubmitBar({ screen, otherWallets }: SubmitBarProps) {
  const { userAddress, orders, selected, selection, hidden, isLoading } = screen
  const router = useRouter()
  const { isOpening, openPage } = useOpenPage()
  const tasks = useStatusTasks(isLoading)
  const trades = selected.reduce((sum, order) => sum + order.trades.length, 0)

  // The trades page is prefetched, so that it opens quickly, even without a connection (behaviour 11.5).
  // The prefetch waits for the first order, because it would delay the code that renders that order.
  const hasOrders = orders.length > 0
  useEffect(() => {
    if (hasOrders) router.prefetch(TRADES_PATH)
  }, [router, hasOrders])

  const request = () => {
    rememberSubmit(screen)
    // So the Back button restores this selection and no older one (behaviour 2.12).
    replaceUrl(ordersPath(userAddress, keysToRestore(selection, orders), otherWallets))
    return withWallet(otherWallets, { userAddress, ...orderKeysByKind(selected) })
  }
  useEffect(() => offerSubmit(request))

  const submit = () => {
    // The second press of a double click.
    if (!isOpening) openPage(tradesPath(request()))
  }

  return (
    <div
      data-status-rows={tasks.length}
      className="sticky bottom-0 z-20 border-t border-line-2 bg-bg/88 backdrop-blur-md print:hidden"
    >
      <OtherRows tasks={tasks} />
      <div className="relative">
        <div className="mx-auto grid w-full max-w-[1104px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 md:min-h-16 md:content-center md:px-6">
          {isLoading && (
            <div className="phone:col-span-2 md:row-start-2">
              <LoadingRow wallets={[screen]} isLine />
            </div>
          )}
          <p className="flex flex-wrap gap-x-3 text-base text-text-3 md:row-start-1">
            {screen.isCounted && (
              <>
                <span className="text-text">
                  <strong translate="no" className="font-semibold">
                    {`${groupedDigits(selected.length)} of ${groupedDigits(orders.length)}`}
                  </strong>{' '}
                  <span className="phone:sr-only">{orders.length === 1 ? 'order' : 'orders'}</span>{' '}
                  <span>selected</span>
                </span>
                <span translate="no">{counted(trades, 'trade')}</span>
                {hidden > 0 && (
                  <span>
                    <span className="phone:hidden">· </span>
                    <span>{hiddenText(hidden)}</span>
                  </span>
                )}
              </>
            )}
          </p>
          <form
            action={TRADES_PATH}
            method="get"
            onSubmit={(event) => {
              event.preventDefault()
              submit()
            }}
            className={cn('phone:my-2.5 md:row-start-1', isLoading && 'md:row-span-2')}
          >
            <input type="hidden" name="userAddress" value={userAddress} />
            <Button
              type="submit"
              variant="primary"
              disabled={orders.length === 0}
              isBusy={isOpening}
              className="md:px-5"
            >
              Submit
              <ArrowRight size={16} />
            </Button>
          </form>
        </div>
      </div>
    </div>
  )
}
