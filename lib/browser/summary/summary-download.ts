import type { QueryClient } from '@tanstack/react-query'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { conversionOf } from '@/lib/browser/exchange-rates/load-conversion'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { Order } from '@/lib/domain/orders/order'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import { localDay, type TimeZone } from '@/lib/domain/time/local-day'
import { type OrderEvent, pairMintsOf } from '@/lib/domain/trades/order-event'
import { NO_RATES } from '@/lib/view/exchange-rates/exchange-rate-label'
import { tableText } from '@/lib/view/files/csv-text'
import { type FileContent, type FileWallet, fileName } from '@/lib/view/files/file-name'
import type { SummaryFile } from '@/lib/view/preferences/preference-label'
import { summaryFile } from '@/lib/view/summary/summary-csv'

export type SummaryDownload = FileContent & {
  /** The events of all selected orders, and those that match the filters, by date. */
  events: readonly OrderEvent[]
  shownEvents: readonly OrderEvent[]
  appliedFilters: EventFilters
  /** All selected orders. */
  orders: readonly Order[]
  /** All wallets of the page. */
  pageWallets: readonly FileWallet[]
}

type FileOptions = {
  download: SummaryDownload
  method: CostMethod
  currency: Currency
  timeZone: TimeZone
}

/** Makes the file of a view or of the sales (behaviour 18.9, 26.11, 26.13). @throws Error with a text for people */
export async function makeSummaryFile(
  client: QueryClient,
  file: SummaryFile,
  { download, method, currency, timeZone }: FileOptions,
) {
  const { events, shownEvents, orders, appliedFilters } = download
  const named = file === 'pairs' ? shownEvents : events
  const { tokens } = await waitForTokenNames(client, pairMintsOf(named))
  const conversion =
    file === 'pairs' ? undefined : await conversionOf(client, currency, events).catch(throwNoRates)
  const { answers } = countingPrices(client)
  const isSample = servicesOf(client) !== undefined
  const today = localDay(Date.now(), timeZone)
  const reported = { events, shownEvents, filters: appliedFilters, answers, timeZone, today }
  const { table } = summaryFile(file, { ...reported, orders, tokens, method, conversion, isSample })
  const kind = file === 'pairs' ? 'summary' : file === 'sales' ? file : `summary-${file}`
  const name = fileName(kind, 'csv', file === 'pairs' ? download : withPartialPage(download))
  return { name, type: 'text/csv;charset=utf-8', parts: [tableText(table)] }
}

/** Loads the exchange rates of the statement (behaviour 27.6). @throws UpstreamError without rates */
export function loadRates(client: QueryClient, currency: Currency, { events }: SummaryDownload) {
  return conversionOf(client, currency, events)
}

function throwNoRates(): never {
  throw new Error(NO_RATES)
}

/** Marks the file as partial if any wallet or selected order may lack trades: hidden ones count (behaviour 26.11). */
function withPartialPage({ wallets, isFiltered, pageWallets }: SummaryDownload) {
  const isPartial = pageWallets.some((wallet) => wallet.isPartial)
  return { isFiltered, wallets: wallets.map((wallet) => ({ ...wallet, isPartial })) }
}
