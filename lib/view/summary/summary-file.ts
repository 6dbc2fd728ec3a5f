import type { Order } from '@/lib/domain/orders/order'
import type { SummaryView } from '@/lib/domain/preferences/preferences'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { reconcilePairs } from '@/lib/domain/reconciliation/reconcile-orders'
import { resultsOf } from '@/lib/domain/results/results'
import { summarize } from '@/lib/domain/summary/pair-summary'
import type { TokenMap } from '@/lib/domain/tokens/token'
import { type OrderEvent, outputMintsOf } from '@/lib/domain/trades/order-event'
import { periodsTable, type Table, tokensTable } from '@/lib/view/results/results-csv'
import { zoneName } from '@/lib/view/time/local-date'
import { SUMMARY_COLUMNS, summaryRows } from './summary-csv'
import type { TimeZone } from '@/lib/domain/time/local-day'

export type Summarized = {
  /** By date. */
  events: readonly OrderEvent[]
  /** The selected orders, whatever the filters. */
  orders: readonly Order[]
  answers: PriceAnswers
  tokens: TokenMap
  /** Of the months. */
  timeZone: TimeZone
}

/** Returns the file of one view of the summary (behaviour 18.9, 26.11). */
export function summaryFile(view: SummaryView, summarized: Summarized): Table {
  const { events, orders, answers, tokens, timeZone } = summarized
  if (view === 'pairs') {
    const pairs = summarize(events, outputMintsOf(orders), answers)
    const rows = summaryRows(pairs, reconcilePairs(orders), tokens)
    return { columns: SUMMARY_COLUMNS, rows }
  }
  const results = resultsOf(events, answers, timeZone)
  return view === 'tokens'
    ? tokensTable(results, tokens)
    : periodsTable(results, zoneName(timeZone))
}
