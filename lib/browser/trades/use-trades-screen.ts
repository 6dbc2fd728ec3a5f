import { startTransition, useEffect, useMemo, useState } from 'react'
import {
  type TradesFilters,
  type TradesRows,
  useTradesFilters,
  useTradesRows,
} from '@/lib/browser/filters/use-trades-filters'
import type { LoadedWallet, OrdersOfWallets } from '@/lib/browser/order-lists/use-wallet-orders'
import {
  NO_EVENTS,
  type Prices,
  type PriceSwitch,
  usePrices,
  usePriceSwitch,
} from '@/lib/browser/prices/use-prices'
import {
  missesTrades,
  type Reconciliation,
  reconcileOrders,
} from '@/lib/domain/reconciliation/reconcile-orders'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { type CsvEvent, csvEvents } from '@/lib/domain/trades/order-event'
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

/** The wallets of a link, and which of their orders it names. */
export type OrdersOfLink = {
  wallets: readonly TradesWallet[]
  /** The addresses to choose from; none if there is only one. */
  walletChoices: readonly string[]
  isLoading: boolean
  lists: readonly OrderList[]
  orders: readonly Order[]
  /** The orders that the URL names. */
  selected: readonly Order[]
  reconciliation: Reconciliation
  walletOf: (order: Order) => string
  stateOf: TokenLookup
}

/**
 * What the trades page shows, and what it can do. `link` and `rows` stay the same objects while nothing in them
 * changes.
 */
export type TradesScreenView = {
  requested: RequestedWallets
  link: OrdersOfLink
  rows: TradesRows
  filtering: TradesFilters
  prices: Prices
  usd: PriceSwitch
  download: FileContent & { events: readonly CsvEvent[] }
}

/** What the filters offer, and how to set them. */
export type FilterChoices = TradesScreenView & { onNextMissing: () => void }

/** Returns the trades page's view of the orders that the URL names: their rows, prices and files. */
export function useTradesScreen(
  requested: RequestedWallets,
  ordersOfWallets: OrdersOfWallets,
): TradesScreenView {
  const link = useOrdersOfLink(requested.wallets, ordersOfWallets)
  const { selected, walletOf, isLoading } = link
  // Nothing is counted before the first order is loaded.
  const isEmpty = isLoading && selected.length === 0
  const events = useMemo(
    () => (isEmpty ? NO_EVENTS : orderEvents(selected, walletOf)),
    [isEmpty, selected, walletOf],
  )
  const filtering = useTradesFilters()
  const prices = usePrices(events)
  const usd = usePriceSwitch(prices.hasFetched, prices.answers)
  const rows = useTradesRows(filtering, { ...link, events, answers: usd.answers })
  const { shownEvents, isFiltered } = rows
  const { wallet = '' } = rows.appliedFilters
  const inFile = useMemo(() => csvEvents(shownEvents), [shownEvents])
  const wallets = useMemo(() => {
    const chosen = link.wallets.filter(({ userAddress }) => userAddress.startsWith(wallet))
    return fileWallets(chosen, inFile)
  }, [link.wallets, inFile, wallet])
  const download = { events: inFile, wallets, isFiltered }
  return { requested, link, rows, filtering, prices, usd, download }
}

/** Returns the wallets and orders that a link names, and notes several wallets as recent ones (behaviour 5.1, 22.1). */
export function useOrdersOfLink(
  request: TradesRequest,
  { wallets: loadedWallets, stateOf }: OrdersOfWallets,
): OrdersOfLink {
  const firstPages = useWithFirstPages(loadedWallets)
  const link = useMemo(() => {
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
    const selected = wallets.flatMap((wallet) => wallet.selected)
    return {
      wallets,
      isLoading: wallets.some(({ isLoading }) => isLoading),
      walletChoices: request.length > 1 ? request.map(({ userAddress }) => userAddress) : [],
      lists: wallets.flatMap(({ lists }) => lists),
      orders: wallets.flatMap(({ orders }) => orders),
      selected,
      reconciliation: reconcileOrders(selected),
      walletOf: walletOfOrders(wallets),
    }
  }, [firstPages, request])
  const { wallets } = link
  const loaded = wallets.filter(({ lists }) => loadedAtMs(lists) !== undefined)
  useNoteRecent(wallets.length > 1 ? loaded.map(({ userAddress }) => userAddress) : [])
  return useMemo(() => ({ ...link, stateOf }), [link, stateOf])
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
