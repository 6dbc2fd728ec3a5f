import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type TradesFilters,
  useShownEvents,
  useTradesFilters,
} from '@/lib/browser/filters/use-trades-filters'
import type { LoadedWallet, OrdersOfWallets } from '@/lib/browser/order-lists/use-wallet-orders'
import {
  NO_EVENTS,
  type Prices,
  type PriceSwitch,
  usePrices,
  usePriceSwitch,
} from '@/lib/browser/prices/use-prices'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import {
  missesTrades,
  type Reconciliation,
  reconcileOrders,
} from '@/lib/domain/reconciliation/reconcile-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { type CsvEvent, csvEvents, type OrderEvent } from '@/lib/domain/trades/order-event'
import { rowsLabel } from '@/lib/view/filters/filter-label'
import { type FileContent, type FileWallet, fileWallets } from '@/lib/view/files/file-name'
import { useNoteRecent } from '@/lib/browser/wallet/recent-wallets'
import { selectedOrders } from '@/lib/domain/orders/order-selection'
import {
  areFirstPagesLoaded,
  isPartial,
  loadedAtMs,
  type OrderList,
} from '@/lib/domain/order-lists/order-list'
import type { RequestedWallets, TradesRequest, WalletRequest } from '@/lib/view/urls/page-urls'

/** A wallet of a link, with the orders that the link names. */
export type TradesWallet = LoadedWallet &
  FileWallet & {
    request: WalletRequest
    selected: readonly Order[]
    /** How many of the link's keys name none of the wallet's orders. */
    notFound: number
  }

/** The wallets that a link names, and which of their orders it names. */
type TradesWallets = Pick<OrdersOfWallets, 'stateOf'> & {
  wallets: readonly TradesWallet[]
  /** The addresses to choose from; none if there is only one. */
  walletChoices: readonly string[]
  isLoading: boolean
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** The orders that the URL names. */
  selected: readonly Order[]
  walletOf: (order: Order) => string
}

/** What the trades page shows, and what it can do. */
export type TradesScreenView = TradesWallets & {
  requested: RequestedWallets
  /** All events of the selected orders, by date. */
  events: readonly OrderEvent[]
  /** The events that match the filters, by date. */
  shownEvents: readonly OrderEvent[]
  isFiltered: boolean
  mayMatchLater: boolean
  /** Whether the URL has a filter or a sort that is wrong. */
  hasUnknownFilter: boolean
  filtering: TradesFilters
  /** The filters that `shownEvents` match. */
  appliedFilters: EventFilters
  filterCount: number
  kinds: readonly OrderEvent['kind'][]
  rowsText: string
  prices: Prices
  usd: PriceSwitch
  /** USD prices, if they are shown. */
  answers: PriceAnswers | undefined
  reconciliation: Reconciliation
  download: FileContent & { events: readonly CsvEvent[] }
}

/** What the filters offer, and how to set them. */
export type FilterChoices = Pick<
  TradesScreenView,
  | 'filtering'
  | 'filterCount'
  | 'selected'
  | 'walletChoices'
  | 'walletOf'
  | 'stateOf'
  | 'kinds'
  | 'events'
  | 'shownEvents'
  | 'answers'
  | 'rowsText'
  | 'isLoading'
> & { onNextMissing: () => void }

/** Returns the trades page's view of the orders that the URL names: their rows, prices and files. */
export function useTradesScreen(
  requested: RequestedWallets,
  ordersOfWallets: OrdersOfWallets,
): TradesScreenView {
  const loaded = useTradesWallets(requested.wallets, ordersOfWallets)
  const { selected, walletOf, isLoading } = loaded
  // Nothing is counted before the first order is loaded.
  const isEmpty = isLoading && selected.length === 0
  const events = useMemo(
    () => (isEmpty ? NO_EVENTS : orderEvents(selected, walletOf)),
    [isEmpty, selected, walletOf],
  )
  const filtering = useTradesFilters()
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.hasFetched)
  const answers = usd.isOn ? prices.answers : undefined
  const matching = useShownEvents(filtering.filters, { ...loaded, events, answers })
  const { shownEvents, appliedFilters, filterCount } = matching
  const { wallet = '' } = appliedFilters
  const isFiltered = filterCount > 0
  const inFile = useMemo(() => csvEvents(shownEvents), [shownEvents])
  const wallets = useMemo(() => {
    const chosen = loaded.wallets.filter(({ userAddress }) => userAddress.startsWith(wallet))
    return fileWallets(chosen, inFile)
  }, [loaded.wallets, inFile, wallet])
  return {
    ...loaded,
    ...matching,
    requested,
    events,
    isFiltered,
    hasUnknownFilter: filtering.hasUnknown || matching.hasUnknown,
    filtering,
    rowsText: isEmpty ? '' : rowsLabel(shownEvents.length, events.length, isFiltered),
    prices,
    usd,
    answers,
    reconciliation: useMemo(() => reconcileOrders(selected), [selected]),
    download: { events: inFile, wallets, isFiltered },
  }
}

/** Returns the wallets and orders that a link names, and notes several wallets as recent ones (behaviour 5.1, 22.1). */
export function useTradesWallets(
  request: TradesRequest,
  { wallets: loadedWallets, stateOf }: OrdersOfWallets,
): TradesWallets {
  const firstPages = useWithFirstPages(loadedWallets)
  const trades = useMemo(() => {
    const wallets = firstPages.map((wallet, index) => {
      const { userAddress, lists, orders } = wallet
      const requested = request[index] ?? { userAddress, recurring: [], trigger: [] }
      const selection = selectedOrders(orders, requested)
      return {
        ...wallet,
        request: requested,
        isPartial: lists.some(isPartial) || selection.selected.some(missesTrades),
        ...selection,
      }
    })
    return {
      wallets,
      walletChoices: request.length > 1 ? request.map(({ userAddress }) => userAddress) : [],
      lists: wallets.flatMap(({ lists }) => lists),
      orders: wallets.flatMap(({ orders }) => orders),
      selected: wallets.flatMap(({ selected }) => selected),
      walletOf: walletOfOrders(wallets),
    }
  }, [firstPages, request])
  const { wallets } = trades
  const loaded = wallets.filter(({ lists }) => loadedAtMs(lists) !== undefined)
  useNoteRecent(wallets.length > 1 ? loaded.map(({ userAddress }) => userAddress) : [])
  return { ...trades, stateOf, isLoading: wallets.some(({ isLoading }) => isLoading) }
}

function walletOfOrders([first, ...further]: readonly LoadedWallet[]): (order: Order) => string {
  const wallets = new Map(
    further.flatMap(({ userAddress, orders }) => orders.map((order) => [order, userAddress])),
  )
  return (order) => wallets.get(order) ?? first?.userAddress ?? ''
}

/** How long the first rows wait for the first pages of further lists, whose rows would move them. */
const FIRST_PAGES_MS = 1_000

/** Returns the wallets, but no orders until each list's first page has come or a second has passed (behaviour 3.3). */
function useWithFirstPages(wallets: readonly LoadedWallet[]): readonly LoadedWallet[] {
  const [isOver, setIsOver] = useState(false)
  if (!isOver && wallets.every(({ lists }) => areFirstPagesLoaded(lists))) setIsOver(true)
  const isTimed = !isOver && wallets.some(({ orders }) => orders.length > 0)
  useEffect(() => {
    if (!isTimed) return
    const timer = setTimeout(() => startTransition(() => setIsOver(true)), FIRST_PAGES_MS)
    return () => clearTimeout(timer)
  }, [isTimed])
  return useMemo(
    () => (isOver ? wallets : wallets.map((wallet) => ({ ...wallet, orders: NO_ORDERS }))),
    [isOver, wallets],
  )
}

const NO_ORDERS: readonly Order[] = []
