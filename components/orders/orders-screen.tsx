'use client'

import { usePathname } from 'next/navigation'
import { memo, useDeferredValue, useMemo } from 'react'
import { EmptyWallet } from './empty-wallet'
import { OrderSection } from './order-section'
import { OrdersLayout, OrdersSkeleton } from './orders-layout'
import { SubmitBar } from './submit-bar'
import { OrderFilterBar } from '@/components/filters/order-filter-bar'
import { type Notice, Notices } from '@/components/notices/notices'
import { PageLink } from '@/components/shell/page-link'
import {
  AllListsFailed,
  useNewerOrdersNotice,
  walletNotices,
} from '@/components/order-lists/wallet-notices'
import { InvalidAddress } from '@/components/errors/error-state'
import { LoadingAnnouncement } from '@/components/status-bar/status-bar'
import { LINK_CLASS } from '@/components/ui/button'
import { TextWithFigures } from '@/components/ui/text-with-figures'
import { UpdatedTime } from '@/components/order-lists/updated-time'
import { OrderDetails } from '@/components/order-details/order-details'
import { useUrl } from '@/lib/browser/urls/use-url'
import { type LoadedWallet, useOrdersOfWallets } from '@/lib/browser/order-lists/use-wallet-orders'
import { type OrdersScreenView, useOrdersScreen } from '@/lib/browser/orders/use-orders-screen'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { isPartial, loadedAtMs, ORDER_LISTS } from '@/lib/domain/order-lists/order-list'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/amount-label'
import { withoutTradesText } from '@/lib/view/order-lists/order-list-label'
import {
  otherWalletsIn,
  parseOrdersUrl,
  tradesPath,
  type TradesRequest,
  walletsOfPage,
} from '@/lib/view/urls/page-urls'
import { addWalletText } from '@/lib/view/wallet/wallet-label'

type OrdersScreenProps = {
  wallet: LoadedWallet
  stateOf: TokenLookup
  orderKeys: readonly string[]
  /** The wallets whose trades will show together with these orders' trades; may be empty. */
  otherWallets: TradesRequest
}

/** The orders page. Until the page's URL is known, it shows the skeleton from the HTML (behaviour 2.1, 13.4). */
export function OrdersFromUrl({ isSample }: { isSample: boolean }) {
  const url = useUrl(usePathname())
  const { wallets, stateOf } = useOrdersOfWallets(url ? walletsOfPage(url) : [])
  const [wallet] = wallets
  const shownUrl = useDeferredValue(url)
  const inUrl = useMemo(
    () =>
      shownUrl && { orderKeys: parseOrdersUrl(shownUrl), otherWallets: otherWalletsIn(shownUrl) },
    [shownUrl],
  )
  if (!url || !inUrl || shownUrl?.pathname !== url.pathname)
    return <OrdersSkeleton isSample={isSample} />
  if (!wallet) return <InvalidAddress text={url.pathname.split('/')[2] ?? ''} />
  return <OrdersScreen key={wallet.userAddress} wallet={wallet} stateOf={stateOf} {...inUrl} />
}

/** Memoized, so that a new URL doesn't render the screen before the deferred URL changes. */
const OrdersScreen = memo(function OrdersScreen(props: OrdersScreenProps) {
  const { wallet, stateOf, orderKeys, otherWallets } = props
  const screen = useOrdersScreen(wallet, stateOf, orderKeys)
  const { orders, isLoading } = screen
  if (screen.hasFailed) return <AllListsFailed wallets={[screen]} />
  return (
    <OrdersLayout
      subtitle={<OrdersSubtitle screen={screen} />}
      bar={
        (isLoading || orders.length > 0) && (
          <SubmitBar screen={screen} otherWallets={otherWallets} />
        )
      }
    >
      <LoadingAnnouncement lists={screen.lists} />
      <OrdersNotices screen={screen} otherWallets={otherWallets} />
      <OrdersOverview screen={screen} />
      <OrderDetails orders={orders} stateOf={stateOf} isLoading={isLoading} />
    </OrdersLayout>
  )
})

type ScreenProps = { screen: OrdersScreenView }

function OrdersSubtitle({ screen }: ScreenProps) {
  const { orders, lists, isLoading } = screen
  const isWhole = isLoading || lists.every((list) => list.state.kind === 'whole')
  return (
    <>
      {screen.isCounted && (
        <span className="phone:block">
          <TextWithFigures text={counted(orders.length, 'order')} />
          <span>{isWhole ? ' ' : ' (partial) '}</span>
          {loadedAtMs(lists) !== undefined && (
            <span aria-hidden="true" className="phone:hidden">
              ·{' '}
            </span>
          )}
        </span>
      )}
      <UpdatedTime wallets={[screen]} />
    </>
  )
}

/** Says what is missing, and whose trades will show together with this wallet's trades (behaviour 2.18, 21.7). */
function OrdersNotices({ screen, otherWallets }: ScreenProps & { otherWallets: TradesRequest }) {
  const others = otherWallets
    .map(({ userAddress }) => userAddress)
    .filter((address) => address !== screen.userAddress)
  const labels = useWalletLabels(others)
  const joining: Notice = {
    id: 'other wallets',
    kind: 'info',
    text: addWalletText(labels),
    action: (
      <PageLink href={tradesPath(otherWallets)} className={LINK_CLASS}>
        Back to trades
      </PageLink>
    ),
  }
  const notices = walletNotices(screen)
  const newer = useNewerOrdersNotice([screen], [screen.userAddress])
  // The card of an empty wallet replaces this notice and its button (behaviour 25.3).
  const isInCard = newer.action !== undefined && screen.emptyTexts !== undefined
  return (
    <Notices
      notices={others.length > 0 ? [...notices, joining] : notices}
      {...(!isInCard && { always: newer })}
    />
  )
}

function OrdersOverview({ screen }: ScreenProps) {
  const { lists, orders, sections, noRecurring, emptyTexts } = screen
  const withoutTrades = withoutTradesText(lists)
  return (
    <>
      {(screen.isLoading || orders.length > 0) && (
        <OrderFilterBar filtering={screen.filtering} onSelectShown={screen.selectShown} />
      )}
      {emptyTexts && (
        <EmptyWallet
          userAddress={screen.userAddress}
          texts={emptyTexts}
          hasNewerOrders={lists.length > ORDER_LISTS.length && !lists.some(isPartial)}
        />
      )}
      {!emptyTexts && noRecurring !== undefined && (
        <p className="rounded-xl border border-line bg-surface px-4 py-8 text-center text-sm [overflow-wrap:anywhere] text-text-2">
          {noRecurring}
        </p>
      )}
      {!emptyTexts &&
        sections.map((section, index) => (
          <OrderSection
            // A section’s first order changes its key, so its placeholder isn’t seen moving.
            key={`${section.name} ${section.count > 0}`}
            screen={screen}
            section={section}
            index={index}
          />
        ))}
      {withoutTrades !== undefined && <p className="px-1 text-xs text-text-3">{withoutTrades}</p>}
    </>
  )
}
