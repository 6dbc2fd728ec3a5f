import { setMaxListeners } from 'node:events'
import {
  emptyList,
  LISTS_BY_KIND,
  ORDER_LISTS,
  type OrderList,
  type OrderListName,
  ordersOf,
} from '@/lib/domain/order-lists/order-list'
import type { SummaryFile } from '@/lib/view/preferences/preference-label'
import {
  bestPriceAt,
  NO_ANSWERS,
  type PriceAnswers,
  type PriceResult,
  withAnswers,
} from '@/lib/domain/prices/price-answers'
import { keylessPlan } from '@/lib/domain/prices/price-plan'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { missesTrades } from '@/lib/domain/reconciliation/reconcile-orders'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { Gains } from '@/lib/domain/gains/gains'
import { localDay } from '@/lib/domain/time/local-day'
import { SECOND_MS, secondsUntil } from '@/lib/domain/time/unix-time'
import { scaledMintsOf, type Token, type TokenMap } from '@/lib/domain/tokens/token'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import {
  type CsvEvent,
  csvEvents,
  isMeasured,
  mintsOf,
  type OrderEvent,
  pairMintsOf,
  type Trade,
} from '@/lib/domain/trades/order-event'
import { fetchDefillamaPrices, runDefillama } from '@/lib/upstream/defillama/defillama-prices'
import { abortableWait } from '@/lib/upstream/http/http-call'
import { createDirectFetch } from '@/lib/upstream/jupiter/jupiter-fetch'
import { createJupiterCalls, type JupiterCalls } from '@/lib/upstream/jupiter/jupiter-limit'
import { fetchOrderPage } from '@/lib/upstream/order-lists/fetch-order-page'
import { loadActiveThenPast } from '@/lib/upstream/order-lists/load-order-lists'
import { publicSettings } from '@/lib/upstream/environment/public-settings'
import { MINTS_PER_SEARCH } from '@/lib/upstream/tokens/jupiter-tokens'
import { fetchTokens } from '@/lib/upstream/tokens/token-services'
import { counted } from '@/lib/view/amounts/amount-label'
import { tableText } from '@/lib/view/files/csv-text'
import { namesMissingText } from '@/lib/view/files/file-label'
import { fileRequests } from '@/lib/view/routes/file-request-split'
import { requestedFile } from '@/lib/view/routes/csv-route'
import * as listLabels from '@/lib/view/order-lists/order-list-label'
import { DEFILLAMA_FAILURES, fetchingPricesLabel } from '@/lib/view/prices/price-label'
import { rateLimitText } from '@/lib/view/errors/error-label'
import { loadingLabel, loadingProgress, resumingText } from '@/lib/view/status-bar/status-label'
import { summaryFile } from '@/lib/view/summary/summary-csv'
import { namesNeededText } from '@/lib/view/tax-files/tax-export-label'
import type { TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { distinctTrades, taxPrices } from '@/lib/view/tax-files/tax-rows'
import { provisionalText, unratedText } from '@/lib/view/exchange-rates/exchange-rate-label'
import { mismatchesText } from '@/lib/view/gains/gains-label'
import { findRates } from './find-rates'

export type ExportRequest = {
  userAddress: string
  format: TaxFormat | undefined
  /** The file of the summary to write instead of the trades (behaviour 26.11, 26.13). */
  summary: SummaryFile | undefined
  /** How sales find their costs (behaviour 26.2). */
  method: CostMethod
  currency: Currency
  /** Whether to add USD prices from the trades and DefiLlama. */
  hasPrices: boolean
  apiKey: string | undefined
  /** Called when a step begins, with a function that returns its progress. */
  onStep: (progress: () => string) => void
}

type Services = { calls: JupiterCalls; signal: AbortSignal }

/**
 * Makes a file of all orders of a wallet, with the calls and limits of the pages. The file has the same bytes as the
 * one from the pages (behaviour 9.12). The shortfalls say what is or may be missing from it.
 * @throws Error with a text for people if there is no file
 */
export async function exportWallet(wanted: ExportRequest) {
  const { userAddress, format, summary, method, currency, hasPrices, onStep } = wanted
  const services = servicesWith(wanted.apiKey)
  const jupiterStep = (text: () => string) =>
    onStep(() => {
      const seconds = secondsUntil(services.calls.pausedUntilMs() ?? 0, Date.now())
      if (seconds === undefined) return text()
      return `${rateLimitText('Jupiter')} ${resumingText(seconds)}`
    })

  const listsByName = new Map<OrderListName, OrderList>(
    ORDER_LISTS.map((name) => [name, emptyList(name, Date.now())]),
  )
  const progress = () => loadingProgress([...listsByName.values()])
  jupiterStep(() => loadingLabel(progress()))
  await loadLists(services, userAddress, (list) => listsByName.set(list.name, list))
  const lists = [...listsByName.values()]
  const orders = ordersOf(lists)
  const failures = lists.flatMap((list) =>
    list.state.kind === 'failed'
      ? `${listLabels.failedListHeading(list)}. ${listLabels.whatHappened(list.state.fault)}`
      : [],
  )
  if (failures.length === lists.length && orders.length === 0) throw new Error(failures.join('\n'))

  const allEvents = orderEvents(orders, userAddress)
  const events = csvEvents(allEvents)
  // No summary has a USD value of a deposit, so only the trades' prices are fetched for it (behaviour 26.11).
  const trades = events.flatMap((event) =>
    event.kind === 'trade' && isMeasured(event) ? event : [],
  )
  const rows = format || summary ? trades : events
  jupiterStep(() => 'Loading token names…')
  const { tokens, unsearched, unnamed } = await findTokens(
    services,
    summary ? pairMintsOf(allEvents) : mintsOf(rows),
  )
  const unsure = [...unsearched].filter((mint) => !tokens.get(mint)?.isVerified).length
  if (format === 'koinly' && unnamed + unsure > 0) {
    throw new Error(namesNeededText(unnamed + unsure))
  }

  const { prices, failed, notFound, priceFailure } = hasPrices
    ? await findPrices(rows, { tokens, unsearched }, services.signal, onStep)
    : { prices: NO_ANSWERS, failed: 0, notFound: 0, priceFailure: undefined }
  const conversion = await findRates(currency, allEvents, services.signal, onStep)
  const incomplete = orders.filter(missesTrades).length
  const reported = {
    events: allEvents,
    shownEvents: allEvents,
    filters: {},
    answers: prices,
    timeZone: undefined,
    today: localDay(Date.now(), undefined),
    method,
    conversion,
  }
  const { table, gains } = summary
    ? summaryFile(summary, { ...reported, orders, tokens, isSample: false })
    : {}
  const { bodies, join } = fileRequests(
    format ? taxFile(format, trades, { tokens, prices, allEvents }) : { events, tokens, prices },
  )
  return {
    texts: table
      ? [tableText(table)]
      : join([...bodies].map(({ body }) => requestedFile(body).text)),
    rows: (table?.rows ?? rows).length,
    shortfalls: someOf(
      ...failures,
      listLabels.partialText(lists.filter(({ state }) => state.kind !== 'failed')),
      listLabels.skippedText(lists),
      incomplete > 0 && `Trades of ${counted(incomplete, 'order')} are missing.`,
      unnamed > 0 && `${namesMissingText(unnamed)}.`,
      priceFailure,
      failed > 0 && `${counted(failed, 'USD price')} failed.`,
    ),
    notes: someOf(
      `${listLabels.NEWER_NOTICE}.`,
      listLabels.withoutTradesText(lists),
      listLabels.unknownFeesText(orders),
      notFound > 0 && `${counted(notFound, 'USD price')} not found.`,
      ...(gains ? doubts(gains) : []),
    ),
  }
}

type FileFacts = { tokens: TokenMap; prices: PriceAnswers; allEvents: readonly OrderEvent[] }

function taxFile(
  format: TaxFormat,
  trades: readonly Trade[],
  { tokens, prices, allEvents }: FileFacts,
) {
  const events = distinctTrades(format, trades)
  const values = taxPrices(format, events, prices, allEvents)
  return { format, events, tokens, prices: values, namesWallets: false }
}

export function servicesWith(apiKey: string | undefined): Services {
  const { signal } = new AbortController()
  // Hundreds of waiting calls listen to the signal, and Node would warn of a leak.
  setMaxListeners(0, signal)
  const calls = createJupiterCalls({
    send: createDirectFetch(apiKey),
    requestsPerMinute: publicSettings.jupiterRequestsPerMinute,
    hasKey: apiKey !== undefined,
    now: Date.now,
    wait: abortableWait,
  })
  return { calls, signal }
}

async function loadLists(
  { calls, signal }: Services,
  userAddress: string,
  onChange: (list: OrderList) => void,
): Promise<void> {
  const pairs = LISTS_BY_KIND.filter(({ past }) => ORDER_LISTS.includes(past))
  await Promise.all(
    pairs.map(({ active, past }) =>
      loadActiveThenPast({
        active: emptyList(active, Date.now()),
        past: emptyList(past, Date.now()),
        isPastAlone: false,
        loadPage: (name, page) =>
          fetchOrderPage(calls, { name, userAddress, page, signal }, Date.now),
        onChange,
        signal,
        now: Date.now,
      }),
    ),
  )
}

/**
 * Finds the tokens of some mints. `unnamed` counts the mints that only a failed service may know, and `unsearched` has
 * those whose multiplier only Jupiter's failed search may know (behaviour 6.5).
 */
async function findTokens({ calls, signal }: Services, wanted: ReadonlySet<string>) {
  const mints = [...wanted]
  const tokens = new Map<string, Token>()
  const unsearched = new Set<string>()
  let unnamed = 0
  for (let start = 0; start < mints.length; start += MINTS_PER_SEARCH) {
    const batch = mints.slice(start, start + MINTS_PER_SEARCH)
    const onFound = () => {}
    const answers = await fetchTokens(batch, { calls, signal, nowMs: Date.now(), onFound })
    for (const token of answers.tokens) tokens.set(token.address, token)
    for (const mint of answers.unsearched) unsearched.add(mint)
    unnamed += answers.unanswered.size
  }
  return { tokens, unsearched, unnamed }
}

async function findPrices(
  rows: readonly CsvEvent[],
  { tokens, unsearched }: { tokens: TokenMap; unsearched: ReadonlySet<string> },
  signal: AbortSignal,
  onStep: ExportRequest['onStep'],
) {
  const wanted = wantedPrices(rows, Date.now() / SECOND_MS)
  const { fromTrades, calls } = keylessPlan(rows, wanted, NO_ANSWERS, {
    nowMs: Date.now(),
    scaledMints: scaledMintsOf(tokens.values(), unsearched),
  })
  const total = calls.reduce((sum, { minutes }) => sum + minutes.length, 0)
  let prices = withAnswers(NO_ANSWERS, fromTrades, Date.now())
  let [answered, failed, notFound, isWaiting] = [0, 0, 0, false]
  onStep(() => (isWaiting ? rateLimitText('DefiLlama') : fetchingPricesLabel(answered, total)))
  const onResults = (results: readonly PriceResult[]) => {
    const added = results.flatMap((result) => (result.kind === 'answer' ? result : []))
    prices = withAnswers(prices, added, Date.now())
    answered += added.length
    // Prices that nobody was asked for aren't counted.
    notFound += added.filter(({ price }) => !price).length
    failed += results.filter(({ kind }) => kind === 'failed').length
    isWaiting = results.some(({ kind }) => kind === 'wait')
  }
  const ending = await runDefillama({
    calls,
    fetchPrices: fetchDefillamaPrices,
    signal,
    onResults,
    wait: abortableWait,
    now: Date.now,
  })
  // DefiLlama wasn't asked for these, because Jupiter's search may know a multiplier (behaviour 6.5).
  const isMissing = (mint: string, minute: number) => !bestPriceAt(prices, mint, minute)
  for (const mint of unsearched) {
    failed += (wanted.get(mint) ?? []).filter((minute) => isMissing(mint, minute)).length
  }
  const priceFailure = ending === 'whole' ? undefined : DEFILLAMA_FAILURES[ending]
  return { prices, failed, notFound, priceFailure }
}

/** Returns what may be wrong with the gains of a file (behaviour 8.27, 27.4). */
function doubts({ mismatches, unrated, provisional }: Gains): string[] {
  const texts = [mismatchesText(mismatches), unratedText(unrated), provisionalText(provisional)]
  return texts.flatMap((text) => (text === '' ? [] : `${text}.`))
}

function someOf(...texts: (string | false | undefined)[]): string[] {
  return texts.flatMap((text) => text || [])
}
