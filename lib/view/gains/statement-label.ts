import { type EventFilters, isOfPair } from '@/lib/domain/filters/event-filters'
import type { Order } from '@/lib/domain/orders/order'
import { countPriceSources, type PriceAnswers } from '@/lib/domain/prices/price-answers'
import { wantedPrices } from '@/lib/domain/prices/token-price'
import { withTradePrices } from '@/lib/domain/prices/trade-prices'
import type { CostMethod } from '@/lib/domain/gains/cost-method'
import type { Gains } from '@/lib/domain/gains/gains'
import type { SaleTotals } from '@/lib/domain/gains/sale-totals'
import type { Currency } from '@/lib/domain/exchange-rates/currency'
import type { TokenLookup } from '@/lib/domain/tokens/token'
import { isMeasured, type OrderEvent } from '@/lib/domain/trades/order-event'
import { fixedText } from '@/lib/domain/amounts/decimal'
import { counted, groupedDigits } from '@/lib/view/amounts/amount-label'
import type { FileWallet } from '@/lib/view/files/file-name'
import {
  provisionalText,
  RATES_FAILED,
  rateSource,
  unratedText,
} from '@/lib/view/exchange-rates/exchange-rate-label'
import { daysText } from '@/lib/view/filters/date-filter-label'
import { KIND_WORDS, pairOption, PRICE_FLAW_WORDS } from '@/lib/view/filters/filter-label'
import { NEWER_NOTICE } from '@/lib/view/order-lists/order-list-label'
import { valueSumLabel } from '@/lib/view/exchange-rates/currency-label'
import { priceSourcesLabel } from '@/lib/view/prices/usd-label'
import { localDate, zoneName } from '@/lib/view/time/local-date'
import { unknownFeesLabel } from '@/lib/view/summary/summary-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'
import { METHOD_DETAILS, METHOD_TEXTS, methodNote } from './method-label'
import { mismatchesText, uncountedTexts, withoutCostText } from './gains-label'
import type { TimeZone } from '@/lib/domain/time/local-day'

type Statement = {
  gains: Gains
  /** Whether another currency was chosen, but its rates couldn’t be loaded (behaviour 27.6). */
  lacksRates: boolean
  isSample: boolean
  saleTotals: SaleTotals
  method: CostMethod
  /** The events of all selected orders, by date. */
  events: readonly OrderEvent[]
  /** By date. */
  shownEvents: readonly OrderEvent[]
  appliedFilters: EventFilters
  download: {
    wallets: readonly FileWallet[]
    orders: readonly Order[]
    pageWallets: readonly FileWallet[]
  }
  /** The names of the wallets, in the sequence of `download.wallets`. */
  labels: readonly string[]
  prices: { answers: PriceAnswers }
  /** Whether the newer orders of a wallet weren't loaded (behaviour 2.15). */
  lacksNewerOrders: boolean
  stateOf: TokenLookup
  timeZone: TimeZone
  atMs: number
}

/** Returns what a statement covers, its prices and method, and what is missing from it (behaviour 26.12). */
export function statementParts(statement: Statement): (readonly [name: string, text: string])[] {
  const { download, labels, events, shownEvents, prices, method, timeZone, atMs, gains } = statement
  const dayOf = (date: string | number) => localDate(date, timeZone).day
  const trades = shownEvents.filter(({ kind }) => kind === 'trade')
  const [first, last] = [trades[0], trades.at(-1)]
  // Deposits and trades with unknown amounts have no USD value in the statement (behaviour 26.1, 26.3).
  const valued = trades.filter((trade) => isMeasured(trade))
  const wanted = wantedPrices(valued, Infinity)
  const sources = countPriceSources(wanted, withTradePrices(prices.answers, events, wanted))
  const wallets = download.wallets.map(({ userAddress }, index) => {
    const label = labels[index] ?? ''
    return label === shortAddress(userAddress) ? userAddress : `${label} (${userAddress})`
  })
  const missing = missingTexts(statement)
  return [
    ['Wallets', wallets.join(', ')],
    ['Period', first && last ? `${dayOf(first.date)} – ${dayOf(last.date)}` : 'No trades'],
    ['Filters', filterTexts(statement).join(', ') || 'None'],
    ['Date', `${dayOf(atMs)}, times in ${zoneName(timeZone)}`],
    ['USD prices', priceSourcesLabel(sources) ?? 'None'],
    ...ratesPart(statement),
    [
      'Method',
      [`${methodNote(method, gains.currency)}.`, ...METHOD_TEXTS[method], ...METHOD_DETAILS].join(
        ' ',
      ),
    ],
    ['Sales', salesText(statement.saleTotals, gains.currency)],
    ['Missing', missing.length > 0 ? `${missing.join('. ')}.` : 'None known'],
  ]
}

/** Returns the source of the exchange rates; nothing in USD (behaviour 27.7). */
function ratesPart({ gains, isSample }: Statement): [name: string, text: string][] {
  const { currency } = gains
  return currency === 'USD' ? [] : [['Exchange rates', rateSource(currency, isSample)]]
}

/** Returns the sums of the sales, as tax forms ask for them (behaviour 26.12). */
function salesText(
  { sales, withoutGain, proceeds, costs, gains, losses }: SaleTotals,
  currency: Currency,
): string {
  if (sales === 0) return 'None'
  const sums = Object.entries({ proceeds, costs, gains, losses }).map(
    ([name, value]) => `${name} ${valueSumLabel(fixedText(value), currency)}`,
  )
  const count = `${counted(sales, 'sale')}${withoutGain === 0 ? '' : `, ${groupedDigits(withoutGain)} of them without a gain`}`
  return [
    ...(withoutGain === sales
      ? [`${counted(sales, 'sale')} without a gain.`]
      : [`${count}.`, `For the parts with a known cost: ${sums.join(', ')}.`]),
    'A sale is what one transaction sold of one token. The UK’s same-day rule isn’t applied.',
  ].join(' ')
}

function filterTexts({ appliedFilters, download, stateOf }: Statement): string[] {
  const { text, kind, pair, key, wallet, from, to, price } = appliedFilters
  const order = pair && download.orders.find((candidate) => isOfPair(pair, candidate))
  const texts = [
    text !== undefined && `“${text}”`,
    kind && KIND_WORDS[kind],
    order && pairOption(stateOf(order.inputMint), stateOf(order.outputMint)),
    key !== undefined && `order ${key}`,
    wallet !== undefined && `wallet ${wallet}`,
    (from ?? to) !== undefined && daysText({ from, to }),
    price && PRICE_FLAW_WORDS[price],
  ]
  return texts.flatMap((line) => line || [])
}

function missingTexts(statement: Statement): string[] {
  const { gains, download, lacksNewerOrders, lacksRates, stateOf } = statement
  const { unpriced, unmeasured } = uncountedTexts(gains)
  const years = gains.periods.filter(({ period }) => !period.includes('-'))
  const unknownFees = years.reduce((sum, year) => sum + year.unknownFees, 0)
  const texts = [
    ...download.pageWallets
      .filter(({ isPartial }) => isPartial)
      .map(({ userAddress }) => `Orders or trades of ${userAddress} may be missing`),
    lacksNewerOrders && NEWER_NOTICE,
    lacksRates && RATES_FAILED.slice(0, -1),
    unratedText(gains.unrated),
    provisionalText(gains.provisional),
    unpriced,
    unmeasured,
    mismatchesText(gains.mismatches),
    unknownFeesLabel(unknownFees),
    ...gains.tokens.map((token) => withoutCostText(token, stateOf(token.mint), gains.currency)),
  ]
  return texts.flatMap((text) => text || [])
}
