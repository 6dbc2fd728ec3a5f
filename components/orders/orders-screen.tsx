'use client'

import Link from 'next/link'
import { Fragment, useRef } from 'react'
import { EmptyWallet } from './empty-wallet'
import { MoreOrders } from './more-orders'
import { OrderSection } from './order-section'
import { OrdersLayout, OrdersSkeleton, SectionSkeletons } from './orders-layout'
import { SubmitBar } from './submit-bar'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { OrderFilterBar } from '@/components/filters/orders/order-filter-bar'
import { AllListsFailed, FailedLists } from '@/components/order-lists/failed-lists'
import { PartialListNotices } from '@/components/order-lists/partial-list-notices'
import { UpdatedTime } from '@/components/order-lists/updated-time'
import { OrderDetails } from '@/components/order-details/order-details'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-calls'
import { useUrl } from '@/lib/browser/page/use-url'
import { type OrdersScreenView, useOrdersScreen } from '@/lib/browser/orders/use-orders-screen'
import { useIsSample } from '@/lib/browser/sample/cache-services'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { isRecurringList } from '@/lib/domain/order-lists/order-list'
import { countWithoutTrades } from '@/lib/domain/order-lists/partial-list'
import { counted } from '@/lib/view/amounts/count-label'
import { V2_NOTICE, withoutTradesText } from '@/lib/view/order-lists/order-list-label'
import { otherWalletsIn, parseOrdersUrl } from '@/lib/view/urls/orders-url'
import { type TradesRequest, tradesPath } from '@/lib/view/urls/trades-url'
import { addWalletText, SAMPLE_NOTICE } from '@/lib/view/wallet/wallet-label'

type OrdersScreenProps = {
  userAddress: string
  orderKeys: readonly string[]
  /** The wallets that these orders are shown with; none if they are alone. */
  otherWallets: TradesRequest
}

/** The orders page of a valid address; a skeleton until the browser knows the URL's fragment. */
export function OrdersFromUrl({ userAddress }: { userAddress: string }) {
  const url = useUrl()
  if (!url) return <OrdersSkeleton />
  return (
    <OrdersScreen
      userAddress={userAddress}
      orderKeys={parseOrdersUrl(url)}
      otherWallets={otherWalletsIn(url)}
    />
  )
}

/** The orders of a wallet, to be selected. */
function OrdersScreen({ userAddress, orderKeys, otherWallets }: OrdersScreenProps) {
  const screen = useOrdersScreen(userAddress, orderKeys)
  const { lists, actions, orders, stateOf, isLoading, areFirstPagesLoaded } = screen
  if (screen.hasFailed) {
    return <AllListsFailed userAddress={userAddress} lists={lists} onRetry={actions.loadRest} />
  }
  return (
    <OrdersLayout
      subtitle={<OrdersSubtitle screen={screen} />}
      bar={
        (isLoading || orders.length > 0) && (
          <SubmitBar screen={screen} otherWallets={otherWallets} />
        )
      }
    >
      <AddWalletNotice userAddress={userAddress} otherWallets={otherWallets} />
      {areFirstPagesLoaded ? <OrdersOverview screen={screen} /> : <SectionSkeletons />}
      <OrderDetails orders={orders} stateOf={stateOf} isLoading={isLoading} />
    </OrdersLayout>
  )
}

type ScreenProps = { screen: OrdersScreenView }

/** How many orders there are, and when they were loaded (behaviour 2.2). */
function OrdersSubtitle({ screen }: ScreenProps) {
  const { userAddress, orders, lists, actions, isLoading } = screen
  const isKeyInUse = useKeyInUse()
  // Takes the focus when the key is removed, and its button gone.
  const text = useRef<HTMLSpanElement>(null)
  const isWhole = isLoading || lists.every((list) => list.state.kind === 'whole')
  return (
    <>
      <span ref={text} tabIndex={-1} className="outline-none">
        {counted(orders.length, 'order')}
      </span>
      {isWhole ? ' ' : ' (partial) '}
      <span aria-hidden="true">·</span> <UpdatedTime lists={lists} onRefresh={actions.refresh} />
      {isKeyInUse && !isLoading && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
          <JupiterKeyButton
            userAddress={userAddress}
            className="quiet-link"
            fallbackFocus={() => text.current?.focus()}
          >
            Jupiter API key
          </JupiterKeyButton>
        </>
      )}
    </>
  )
}

type AddWalletNoticeProps = Pick<OrdersScreenProps, 'userAddress' | 'otherWallets'>

/** That the orders selected here join the trades of other wallets, and the way back to those. */
function AddWalletNotice({ userAddress, otherWallets }: AddWalletNoticeProps) {
  const others = otherWallets
    .map((wallet) => wallet.userAddress)
    .filter((one) => one !== userAddress)
  const labels = useWalletLabels(others)
  if (others.length === 0) return null
  return (
    <Notice
      kind="info"
      action={
        <Link href={tradesPath(otherWallets)} className={buttonClass('secondary', 'small')}>
          Back to trades
        </Link>
      }
    >
      <p>{addWalletText(labels)}</p>
    </Notice>
  )
}

/** The notices and the three headings; a failed list's error is above the headings it feeds. */
function OrdersOverview({ screen }: ScreenProps) {
  const { userAddress, lists, orders, actions, lines, trigger, noRecurring, noMatch } = screen
  const isSample = useIsSample()
  const withoutTrades = withoutTradesText(countWithoutTrades(lists))
  const faults = { userAddress, onRetry: actions.retry }
  const sections = [...(noRecurring === undefined ? screen.recurring : []), trigger]
  const isEmpty = noRecurring !== undefined && trigger.count === 0 && !trigger.isPartial
  return (
    <>
      <PartialListNotices lists={lists} orders={orders} onLoadRest={actions.loadRest} />
      <Notice kind="info">
        <p>{isSample ? SAMPLE_NOTICE : V2_NOTICE}</p>
      </Notice>
      {orders.length > 0 && (
        <OrderFilterBar filtering={screen.filtering} onSelectShown={screen.selectShown} />
      )}
      <FailedLists {...faults} lists={lists.filter(isRecurringList)} />
      {isEmpty && <EmptyWallet texts={[noRecurring, trigger.emptyText]} />}
      {!isEmpty && noRecurring !== undefined && (
        <p className="rounded-xl border border-line bg-surface px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {noRecurring}
        </p>
      )}
      {!isEmpty &&
        sections.map((section, index) => (
          <Fragment key={section.type}>
            {section === trigger && (
              <FailedLists {...faults} lists={lists.filter((list) => !isRecurringList(list))} />
            )}
            <OrderSection
              {...{ section, lines, noMatch }}
              dates={index === 0 ? orders.map(({ createdAt }) => createdAt).sort() : []}
            />
          </Fragment>
        ))}
      <MoreOrders incoming={screen.incoming} />
      {withoutTrades !== undefined && <p className="px-1 text-xs text-text-3">{withoutTrades}</p>}
    </>
  )
}
