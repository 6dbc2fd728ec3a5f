import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { runDownload, useIsPreparing } from '@/lib/browser/files/run-download'
import { lazyCode, withCode } from '@/lib/browser/lazy-code/lazy-code'
import {
  costMethodPreference,
  currencyPreference,
} from '@/lib/browser/preferences/gains-preferences'
import { summaryViewPreference, useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { servicesOf } from '@/lib/browser/cache/cache-services'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { EventFilters } from '@/lib/domain/filters/event-filters'
import type { Order } from '@/lib/domain/orders/order'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import { localDay, type TimeZone } from '@/lib/domain/time/local-day'
import { type OrderEvent, pairMintsOf } from '@/lib/domain/trades/order-event'
import { NO_RATES } from '@/lib/view/exchange-rates/exchange-rate-label'
import { type FileContent, type FileWallet, fileName } from '@/lib/view/files/file-name'
import type { SummaryFile } from '@/lib/view/preferences/preference-label'

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

const fileCode = lazyCode(() =>
  Promise.all([
    import('@/lib/view/summary/summary-csv'),
    import('@/lib/view/files/csv-text'),
    import('@/lib/browser/exchange-rates/conversion-query'),
  ]),
)

/** Holds the downloads of the summary's shown view and of the sales (behaviour 18.9, 26.11, 26.13). */
export function useSummaryDownload(download: SummaryDownload) {
  const client = useQueryClient()
  const view = summaryViewPreference.useChoice()
  const method = costMethodPreference.useChoice()
  const currency = currencyPreference.useChoice()
  const timeZone = useTimeZone()
  const start = (file: SummaryFile, press?: MouseEvent<HTMLElement>) => {
    const make = () => makeFile(client, file, { download, method, currency, timeZone })
    void withCode(fileCode, () => void runDownload('summary', make), press?.currentTarget)
  }
  const isBusy = useIsPreparing('summary')
  const { preload } = fileCode
  return {
    isBusy,
    preload,
    start: (press?: MouseEvent<HTMLElement>) => start(view, press),
    startSales: (press?: MouseEvent<HTMLElement>) => start('sales', press),
    /** Loads the exchange rates of the statement (behaviour 27.6). @throws as `conversionOf` does */
    loadRates: async () => {
      if (currency === 'USD') return
      const [, , { conversionOf }] = await fileCode.load()
      await conversionOf(client, currency, download.events)
    },
  }
}

type FileOptions = {
  download: SummaryDownload
  method: CostMethod
  currency: Currency
  timeZone: TimeZone
}

async function makeFile(
  client: QueryClient,
  file: SummaryFile,
  { download, method, currency, timeZone }: FileOptions,
) {
  const { events, shownEvents, orders, appliedFilters } = download
  const [{ summaryFile }, { tableText }, { conversionOf }] = await fileCode.load()
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

function throwNoRates(): never {
  throw new Error(NO_RATES)
}

/** Marks the file as partial if any wallet or selected order may lack trades: hidden ones count (behaviour 26.11). */
function withPartialPage({ wallets, isFiltered, pageWallets }: SummaryDownload) {
  const isPartial = pageWallets.some((wallet) => wallet.isPartial)
  return { isFiltered, wallets: wallets.map((wallet) => ({ ...wallet, isPartial })) }
}
