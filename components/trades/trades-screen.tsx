'use client'

import { SwitchableTable } from './table/table-switches'
import { TradesTable } from './table/trades-table'
import { TradesControls } from './trades-controls'
import { TradesNotices } from './trades-notices'
import { TradesPageHead } from './trades-page-head'
import { TradesSkeletonTable } from './trades-skeleton'
import { FilterBar, NoRowMatches } from '@/components/filters/filter-bar'
import { AllListsFailed } from '@/components/order-lists/failed-lists'
import { OrderDetails } from '@/components/order-details/order-details'
import { StatusBar } from '@/components/status-bar/status-bar'
import { SummaryPanel, SummarySkeleton } from '@/components/summary/summary-panel'
import { useTradesScreen } from '@/lib/browser/trades/use-trades-screen'
import type { RequestedWallets } from '@/lib/view/trades/requested-trades'

/** The events of the orders that the URL names. */
export function TradesScreen({ requested }: { requested: RequestedWallets }) {
  const screen = useTradesScreen(requested)
  const { wallets, orders, walletOf, stateOf, isLoading, isTableShown, filters } = screen
  const [first] = wallets
  if (screen.hasFailed && first) {
    return (
      <AllListsFailed
        userAddress={first.userAddress}
        lists={first.lists}
        onRetry={() => wallets.forEach(({ actions }) => actions.loadRest())}
      />
    )
  }
  return (
    <SwitchableTable>
      <main className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
        <TradesPageHead screen={screen} controls={<TradesControls screen={screen} />} />
        <TradesNotices screen={screen} />
        {isTableShown && screen.events.length > 0 && (
          <SummaryPanel
            {...screen.download}
            events={screen.shown}
            orders={screen.selected}
            stateOf={stateOf}
            answers={screen.shownPrices?.answers}
            isLoading={isLoading}
          />
        )}
        {!isTableShown && <SummarySkeleton />}
        <FilterBar
          filters={filters}
          filterCount={screen.filterCount}
          walletOf={walletOf}
          stateOf={stateOf}
          orders={screen.selected}
          wallets={screen.choices}
          kinds={screen.kinds}
          hasPrices={screen.usd.isOn}
          count={{ shown: screen.rows.length, all: screen.tableEvents.length }}
        />
        {isTableShown && screen.isFiltered && screen.rows.length === 0 && (
          <NoRowMatches onClear={filters.clear} />
        )}
        {isTableShown ? (
          <TradesTable
            events={screen.tableEvents}
            rows={screen.rows}
            sorting={filters}
            orders={screen.incoming.shown}
            incoming={screen.incoming}
            hasWallets={screen.hasSeveralWallets}
            stateOf={stateOf}
            prices={screen.shownPrices}
          />
        ) : (
          <TradesSkeletonTable />
        )}
        <OrderDetails
          orders={orders}
          stateOf={stateOf}
          isLoading={isLoading}
          walletOf={screen.hasSeveralWallets ? walletOf : undefined}
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
    </SwitchableTable>
  )
}
