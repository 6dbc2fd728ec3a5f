import { memo, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type PhoneTab, PhoneTools } from './phone-tools'
import { SwitchableTable } from './table/table-switches'
import { TradesTable, type TradesTableActions } from './table/trades-table'
import { PhoneDownloads, TaxButton, TradesControls, TradesPageHead } from './trades-page-head'
import { TradesNotices } from './trades-notices'
import { SummarySkeleton, TradesSkeletonTable } from './trades-skeleton'
import { FilterBar, NoRowMatches } from '@/components/filters/filter-bar'
import { AllListsFailed } from '@/components/order-lists/wallet-notices'
import { OrderDetails } from '@/components/order-details/order-details'
import { usePriceDialog } from '@/components/prices/price-controls'
import { LazyComponent, type PropsOf } from '@/components/shell/lazy-component'
import { StatusBar } from '@/components/status-bar/status-bar'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useAfterPaint } from '@/lib/browser/page/use-after-paint'
import { PHONE, useMedia } from '@/lib/browser/page/use-media'
import {
  type OrdersOfWallets,
  useOrdersOfWallets,
} from '@/lib/browser/order-lists/use-wallet-orders'
import { useTradesScreen } from '@/lib/browser/trades/use-trades-screen'
import { hasNewerTrades } from '@/lib/domain/order-lists/partial-list'
import type { RequestedWallets } from '@/lib/view/urls/trades-url'

/** Loads the orders of the wallets that the URL names, and shows the events of those that it names. */
export function TradesOfWallets({ requested }: { requested: RequestedWallets }) {
  const { wallets } = requested
  const addresses = useMemo(() => wallets.map(({ userAddress }) => userAddress), [wallets])
  const loaded = useOrdersOfWallets(addresses)
  return <TradesScreen requested={requested} loaded={loaded} />
}

type TradesScreenProps = { requested: RequestedWallets; loaded: OrdersOfWallets }

/** Memoized, and given deferred orders: a page that arrives renders in slices, not in one long task. */
const TradesScreen = memo(function TradesScreen({ requested, loaded }: TradesScreenProps) {
  const screen = useTradesScreen(requested, loaded)
  const { wallets, orders, walletOf, stateOf, isLoading, events, shownEvents, usd } = screen
  const { filters, answers, rowsText } = screen.filtering
  const hasSeveralWallets = wallets.length > 1
  const isTableShown = events.length > 0 || !isLoading
  const isPhone = useMedia(PHONE)
  const [tab, setTab] = useState<PhoneTab>('trades')
  const table = useRef<TradesTableActions>(null)
  const priceDialog = usePriceDialog(screen.prices)
  const priceOpener = priceDialog.opener
  const taxButton = (
    <TaxButton
      content={screen.download}
      answers={screen.prices.answers}
      onFetchPrices={() => priceDialog.open(null)}
      onShowMismatches={() => {
        // Rows are filtered by prices only while these are shown (behaviour 17.3).
        usd.set(true)
        filters.choose({ price: 'mismatch' })
        setTab('trades')
      }}
    />
  )
  const [first] = wallets
  if (wallets.every(({ hasFailed }) => hasFailed)) return <AllListsFailed wallets={wallets} />
  const choices = {
    ...screen.filtering,
    onNextMissing: () => {
      flushSync(() => setTab('trades'))
      table.current?.toNextMissing()
    },
  }
  return (
    <SwitchableTable hasNewerTrades={hasNewerTrades(screen.selected)}>
      <main className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
        <TradesPageHead
          screen={screen}
          controls={
            isPhone ? undefined : <TradesControls {...{ screen, taxButton, priceOpener }} />
          }
        />
        {isPhone && <PhoneTools {...{ tab, choices, screen, priceOpener }} onTab={setTab} />}
        <TradesNotices screen={screen} />
        {(!isPhone || tab === 'summary') && (
          <>
            {events.length > 0 && (
              <LazySummary
                allEvents={events}
                prices={screen.filePrices}
                priceOpener={priceOpener}
                hasUsd={usd.isOn}
                {...{ events: shownEvents, stateOf, filters, answers }}
                download={{ ...screen.download, events: shownEvents, orders: screen.selected }}
              />
            )}
            {!isTableShown && <SummarySkeleton />}
          </>
        )}
        {!isPhone && <FilterBar {...choices} />}
        {(!isPhone || tab === 'trades') && (
          <>
            {isTableShown && screen.isFiltered && shownEvents.length === 0 && (
              <NoRowMatches onClear={filters.clear} />
            )}
            {isTableShown ? (
              <TradesTable
                ref={table}
                {...{ events, shownEvents, stateOf, rowsText }}
                sorting={filters}
                orders={screen.selected}
                hasWallets={hasSeveralWallets}
                prices={usd.isOn ? screen.prices : undefined}
              />
            ) : (
              <TradesSkeletonTable />
            )}
          </>
        )}
        <OrderDetails
          orders={orders}
          stateOf={stateOf}
          isLoading={isLoading}
          walletOf={hasSeveralWallets ? walletOf : undefined}
        />
      </main>
      <StatusBar
        loading={{
          userAddress: first?.userAddress ?? '',
          lists: screen.lists,
          onStop: () => wallets.forEach(({ actions }) => actions.stop()),
        }}
        isAboveBar
      />
      {isPhone && <PhoneDownloads screen={screen} taxButton={taxButton} />}
    </SwitchableTable>
  )
})

const panelCode = lazyCode(
  async () => (await import('@/components/summary/summary-panel')).SummaryPanel,
)

/** The summary, whose code is fetched after the table's (behaviour 18.1). */
function LazySummary(props: PropsOf<typeof panelCode>) {
  // The rows on screen come first.
  const isNeeded = useAfterPaint(true, false)
  return <LazyComponent {...{ props, isNeeded }} code={panelCode} fallback={<SummarySkeleton />} />
}
