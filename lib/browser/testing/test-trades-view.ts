import type { TradesFilters, TradesRows } from '@/lib/browser/filters/use-trades-filters'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import type { Prices } from '@/lib/browser/prices/use-prices'
import type {
  OrdersOfLink,
  TradesScreenView,
  TradesWallet,
} from '@/lib/browser/trades/use-trades-screen'
import { DEFAULT_SORT } from '@/lib/domain/filters/event-sort'
import { NO_ANSWERS } from '@/lib/domain/prices/price-answers'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { WALLET, stateOf } from '@/lib/view/testing/test-events'

// For tests: a loaded wallet, and the parts of what the trades page shows.

const nothing = () => {}
// They stay the same, as those of a page do.
const noChoices: readonly string[] = []
const walletOf = () => WALLET

export function testWallet(change: Partial<LoadedWallet> = {}): LoadedWallet {
  return {
    userAddress: WALLET,
    lists: [],
    orders: [],
    isLoading: false,
    hasFailed: false,
    actions: { stop: nothing, retry: nothing, loadRest: nothing, refresh: nothing },
    ...change,
  }
}

const wallet: TradesWallet = {
  ...testWallet(),
  request: { userAddress: WALLET, recurring: [], trigger: [] },
  selected: [],
  notFound: 0,
  isPartial: false,
}

export function testFiltering(change: Partial<TradesFilters> = {}): TradesFilters {
  return {
    filters: {},
    sort: DEFAULT_SORT,
    hasUnknown: false,
    text: '',
    setText: nothing,
    flush: nothing,
    choose: nothing,
    clear: nothing,
    sortBy: nothing,
    ...change,
  }
}

export function testPrices(change: Partial<Prices> = {}): Prices {
  return {
    events: [],
    answers: NO_ANSWERS,
    scaledMints: new Set(),
    wanted: new Map(),
    fetched: 0,
    hasFetched: true,
    unanswered: 0,
    replaceable: 0,
    hasMoreSources: false,
    sources: { counts: new Map(), far: 0, blank: 0 },
    ...change,
  }
}

export type TradesViewChange = Partial<Omit<TradesScreenView, 'link' | 'rows'>> & {
  link?: Partial<OrdersOfLink>
  rows?: Partial<TradesRows>
}

/** Returns the view of some events of a wallet, which are all shown. USD prices are off. */
export function testTradesView(
  events: readonly OrderEvent[],
  { link, rows, ...change }: TradesViewChange = {},
): TradesScreenView {
  const prices = change.prices ?? testPrices({ events })
  return {
    requested: { kind: 'trades', wallets: [], invalid: 0, tooMany: 0, notWithSample: 0 },
    link: {
      wallets: [wallet],
      walletChoices: noChoices,
      isLoading: false,
      lists: [],
      orders: [],
      selected: [],
      reconciliation: { notReconciled: [], reconciled: 0, unverifiable: 0 },
      walletOf,
      stateOf,
      ...link,
    },
    rows: {
      events,
      shownEvents: events,
      appliedFilters: {},
      filterCount: 0,
      isFiltered: false,
      mayMatchLater: false,
      hasUnknownFilter: false,
      kinds: [],
      rowsText: `${events.length} rows`,
      ...rows,
    },
    filtering: testFiltering(),
    usd: { isOn: false, set: nothing, answers: undefined },
    download: { events: [], wallets: [], isFiltered: false },
    ...change,
    prices,
  }
}
