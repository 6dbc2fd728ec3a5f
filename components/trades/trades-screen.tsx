'use client'

import { ArrowLeft, ListFilter } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PhoneSheets, type PhoneTab, PhoneTools } from './phone-tools'
import { TradesTable } from './table/trades-table'
import { PhoneDownloads, TradesPageHead } from './trades-page-head'
import { TradesNotices } from './trades-notices'
import { SummarySkeleton, TradesSkeleton, TradesSkeletonTable } from './trades-skeleton'
import { FilterBar, NoRowMatches, RowsAnnouncement } from '@/components/filters/filter-bar'
import { PageLink } from '@/components/shell/page-link'
import { AllListsFailed } from '@/components/order-lists/wallet-notices'
import { OrderDetails } from '@/components/order-details/order-details'
import { DialogPlace, openByName } from '@/components/dialogs/dialog-place'
import { InvalidAddress } from '@/components/errors/error-state'
import { LazyComponent, type CodeProps } from '@/components/lazy-code/lazy-component'
import { StatusBar } from '@/components/status-bar/status-bar'
import { buttonClass } from '@/components/ui/button'
import { focusPriceButton } from '@/lib/browser/dialogs/focus-targets'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useAfterPaint } from '@/lib/browser/rendering/use-after-paint'
import { useMedia } from '@/lib/browser/media/use-media'
import { PHONE } from '@/styles/breakpoints'
import {
  type OrdersOfWallets,
  useOrdersOfWallets,
} from '@/lib/browser/order-lists/use-wallet-orders'
import { useTradesRequest } from '@/lib/browser/trades/use-trades-request'
import { useTradesScreen } from '@/lib/browser/trades/use-trades-screen'
import { LANDING_PATH, walletPath } from '@/lib/view/urls/paths'
import { requestedTrades, type RequestedWallets } from '@/lib/view/urls/page-urls'

/** The trades that the URL requests, or what is wrong with it (behaviour 5.17, 21.1); a skeleton until it is known. */
export function TradesFromUrl() {
  const request = useDeferredValue(useTradesRequest())
  const requested = useMemo(() => request && requestedTrades(request), [request])
  switch (requested?.kind) {
    case undefined:
      return <TradesSkeleton />
    case 'wrong address':
      return <InvalidAddress />
    case 'trades':
      return <TradesOfWallets key={requested.wallets[0]?.userAddress} requested={requested} />
    case 'no wallet':
      return <NoTrades />
    case 'no orders':
      return <NoTrades userAddress={requested.userAddress} />
  }
}

function TradesOfWallets({ requested }: { requested: RequestedWallets }) {
  const loaded = useOrdersOfWallets(requested.wallets.map(({ userAddress }) => userAddress))
  return <TradesScreen requested={requested} loaded={loaded} />
}

const openPriceDialog = () =>
  openByName({ name: 'prices', opener: null, focusInstead: focusPriceButton })

type TradesScreenProps = { requested: RequestedWallets; loaded: OrdersOfWallets }

/** Memoized: the first render after the URL changes still has the old request, so it can skip the screen. */
const TradesScreen = memo(function TradesScreen({ requested, loaded }: TradesScreenProps) {
  const screen = useTradesScreen(requested, loaded)
  const { link, rows, filtering, prices } = screen
  const { wallets, isLoading } = link
  const { events, shownEvents } = rows
  const isTableShown = (events.length > 0 && !rows.mayMatchLater) || !isLoading
  const isPhone = useMedia(PHONE)
  const [tab, setTab] = useState<PhoneTab>('trades')
  const nextMissing = useRef<() => void>(null)
  const onShowMismatches = () => {
    // Rows are filtered by price only while USD prices are shown (behaviour 17.3).
    screen.usd.set(true)
    filtering.choose({ price: 'mismatch' })
    setTab('trades')
  }
  const summaryDownload = {
    ...screen.download,
    events,
    shownEvents,
    appliedFilters: rows.appliedFilters,
    orders: link.selected,
    pageWallets: wallets,
  }
  if (wallets.every(({ hasFailed }) => hasFailed)) return <AllListsFailed wallets={wallets} />
  const choices = {
    ...screen,
    onNextMissing: () => {
      flushSync(() => setTab('trades'))
      nextMissing.current?.()
    },
  }
  return (
    <>
      <main className="mx-auto flex min-h-page w-full max-w-[1392px] flex-1 flex-col gap-3 px-4 pt-4 pb-8 md:px-6">
        <TradesPageHead screen={screen} />
        {isPhone && <PhoneTools tab={tab} choices={choices} onTab={setTab} />}
        <TradesNotices screen={screen} />
        {(!isPhone || tab === 'summary') && (
          <>
            {events.length > 0 && (
              <LazySummary
                {...screen}
                download={summaryDownload}
                onShowMismatches={onShowMismatches}
              />
            )}
            {events.length === 0 && isLoading && <SummarySkeleton />}
          </>
        )}
        {!isPhone && <FilterBar {...choices} />}
        <RowsAnnouncement {...rows} />
        {(!isPhone || tab === 'trades') && (
          <>
            {isTableShown && rows.isFiltered && shownEvents.length === 0 && (
              <NoRowMatches onClear={filtering.clear} />
            )}
            {isTableShown ? (
              <TradesTable screen={screen} nextMissing={nextMissing} />
            ) : (
              <TradesSkeletonTable />
            )}
          </>
        )}
        <OrderDetails {...link} walletOf={wallets.length > 1 ? link.walletOf : undefined} />
      </main>
      <StatusBar wallets={wallets} />
      {isPhone && <PhoneDownloads screen={screen} />}
      <PhoneSheets {...choices} />
      <DialogPlace name="prices" props={(closing) => ({ ...closing, prices })} />
      <DialogPlace
        name="tax export"
        props={(closing) => ({
          ...closing,
          content: { ...screen.download, selectedEvents: events },
          summaryDownload,
          answers: prices.answers,
          onFetchPrices: openPriceDialog,
          onShowMismatches,
        })}
      />
    </>
  )
})

const panelCode = lazyCode(
  async () => (await import('@/components/summary/summary-panel')).SummaryPanel,
)

/** The summary, whose code is fetched after the table's (behaviour 18.1). */
function LazySummary(props: CodeProps<typeof panelCode>) {
  // The rows on screen render before the code is fetched.
  const isNeeded = useAfterPaint(true, false)
  if (!isNeeded && !panelCode.get()) return <SummarySkeleton />
  return <LazyComponent props={props} code={panelCode} fallback={<SummarySkeleton />} />
}

/** The trades page without order keys, or without a wallet (behaviour 5.17). */
function NoTrades({ userAddress }: { userAddress?: string }) {
  const hasWallet = userAddress !== undefined
  return (
    <main className="flex flex-1 flex-col items-center justify-center px-4 py-16 text-center">
      <span className="grid size-11 place-items-center rounded-[10px] border border-line-2 bg-raised text-text-2">
        <ListFilter size={16} />
      </span>
      <h1 className="mt-4 text-xl font-semibold tracking-[-0.015em]">No trades selected</h1>
      <p className="mt-1 mb-5 text-text-2">
        {hasWallet ? 'Select at least one order.' : 'This link has no wallet address.'}
      </p>
      <PageLink
        href={hasWallet ? walletPath(userAddress) : LANDING_PATH}
        className={buttonClass('primary')}
      >
        {hasWallet && <ArrowLeft size={16} />}
        <span>{hasWallet ? 'Back to orders' : 'Change Address'}</span>
      </PageLink>
    </main>
  )
}
