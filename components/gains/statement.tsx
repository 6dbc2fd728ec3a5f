import { Fragment, memo } from 'react'
import { periodTable, type GainsSource, tokenTable } from './gains-rows'
import { FigureTable, type FigureTableProps } from '@/components/summary/figure-table'
import { pairTable } from '@/components/summary/pair-parts'
import { useConversion } from '@/lib/browser/exchange-rates/use-conversion'
import { useIsSample } from '@/lib/browser/cache/cache-services'
import { costMethodPreference } from '@/lib/browser/preferences/gains-preferences'
import { useTimeZone } from '@/lib/browser/preferences/stored-preferences'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { hasNewerLists } from '@/lib/domain/order-lists/order-list'
import { reportedGains } from '@/lib/domain/gains/gains'
import { saleTotals } from '@/lib/domain/gains/sale-totals'
import { withSelectedTradePrices } from '@/lib/domain/prices/trade-prices'
import { summarize } from '@/lib/domain/summary/pair-summary'
import { localDay } from '@/lib/domain/time/local-day'
import { NO_RESULTS } from '@/lib/view/gains/gains-label'
import { statementParts } from '@/lib/view/gains/statement-label'
import { NO_SUMS, type ShownPair } from '@/lib/view/summary/summary-label'
import type { TradeSwitches } from '@/lib/view/trades/trade-switches'

/** The columns in print, where a pair's name has more room. */
const PAIR_COLUMNS =
  'gap-x-2 grid-cols-[minmax(230px,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)]'

type StatementProps = GainsSource & {
  /** As on screen, where only fetched prices count. */
  pairs: readonly ShownPair[]
  switches: TradeSwitches
  atMs: number
}

/** The statement for an adviser, which shows only in print. It stays as it was when asked for (behaviour 26.12). */
export const Statement = memo(StatementOfNow, (before, after) => before.atMs === after.atMs)

function StatementOfNow({ pairs, switches, atMs, ...source }: StatementProps) {
  const { prices, download, rows } = source
  const { events, shownEvents, appliedFilters } = rows
  const { stateOf, wallets } = source.link
  const { answers } = prices
  const timeZone = useTimeZone()
  const method = costMethodPreference.useChoice()
  const labels = useWalletLabels(download.wallets.map(({ userAddress }) => userAddress))
  const today = localDay(atMs, timeZone)
  const rates = useConversion(events)
  const isSample = useIsSample()
  const conversion = rates.kind === 'known' ? rates.conversion : undefined
  const shared = { events, shownEvents, answers, method, timeZone, conversion }
  const reported = reportedGains({ ...shared, filters: appliedFilters, today })
  const { gains } = reported
  // Pairs have the prices of their file, whatever the USD switch says (behaviour 26.12).
  const summaries = summarize(shownEvents, withSelectedTradePrices(answers, events))
  const usdValues = new Map(summaries.map(({ key, usdValue }) => [key, usdValue]))
  const pricedPairs = pairs.map((pair) => ({ ...pair, usdValue: usdValues.get(pair.key) }))
  const parts = statementParts({
    ...rows,
    prices,
    download,
    stateOf,
    gains,
    saleTotals: saleTotals(reported.shownTrades),
    method,
    labels,
    lacksRates: rates.kind === 'failed',
    isSample,
    lacksNewerOrders: !isSample && !wallets.every(hasNewerLists),
    timeZone,
    atMs,
  })
  return (
    <article className="hidden break-after-page space-y-3 text-xs text-text print:block">
      <h2 className="text-lg font-semibold">Statement</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
        {parts.map(([name, text]) => (
          <Fragment key={name}>
            <dt className="text-text-2">{name}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </Fragment>
        ))}
      </dl>
      <Section
        title={gains.currency === 'USD' ? 'Pairs' : 'Pairs, in USD'}
        table={{ ...pairTable(pricedPairs, switches), columns: PAIR_COLUMNS }}
        emptyText={NO_SUMS}
      />
      {/* The statement has no 'Worth now', because those values are soon out of date. */}
      <Section
        title="Tokens"
        table={tokenTable(reported, stateOf, { worth: undefined, isWhole: true })}
        emptyText={NO_RESULTS.tokens}
      />
      <Section title="Months" table={periodTable(gains, undefined)} emptyText={NO_RESULTS.months} />
    </article>
  )
}

type SectionProps = {
  title: string
  table: FigureTableProps
  /** In place of a table without rows. */
  emptyText: string
}

function Section({ title, table, emptyText }: SectionProps) {
  return (
    // A title and the heads stay on the page of the first row.
    <section className="[&_thead]:break-after-avoid [&_tr]:h-auto! [&_tr]:min-h-0! [&_tr]:break-inside-avoid [&_tr]:px-0! [&_tr]:py-0.5">
      <h3 className="break-after-avoid text-sm font-semibold">{title}</h3>
      {table.rows.length === 0 ? <p>{emptyText}</p> : <FigureTable {...table} />}
    </section>
  )
}
