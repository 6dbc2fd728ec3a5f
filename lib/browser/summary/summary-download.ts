import type { QueryClient } from '@tanstack/react-query'
import type { MadeFile } from '@/lib/browser/csv/save-file'
import { countingPrices } from '@/lib/browser/prices/price-query'
import { waitForTokenNames } from '@/lib/browser/tokens/wait-for-token-names'
import type { Order } from '@/lib/domain/orders/order'
import { reconcilePairs } from '@/lib/domain/reconciliation/reconcile-orders'
import { summarize } from '@/lib/domain/summary/pair-summary'
import { outputMintsOf } from '@/lib/domain/trades/event-output-mint'
import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { type FileContent, fileName } from '@/lib/view/csv/file-name'
import { tablePieces } from '@/lib/view/csv/csv-text'
import { SUMMARY_COLUMNS, summaryRows } from '@/lib/view/summary/summary-csv'

export type SummaryDownload = FileContent & {
  events: readonly OrderEvent[]
  orders: readonly Order[]
}

/**
 * Returns the summary of some events as `{address}-summary.csv`, with every known USD price. It waits for
 * the tokens' names as the trades' CSV does (behaviour 18.9).
 */
export async function makeSummary(
  client: QueryClient,
  { events, orders, ...content }: SummaryDownload,
): Promise<MadeFile> {
  const { tokens } = await waitForTokenNames(client, events)
  const pairs = summarize(events, outputMintsOf(orders), countingPrices(client).answers)
  const rows = summaryRows(pairs, reconcilePairs(orders), tokens)
  const pieces = tablePieces(SUMMARY_COLUMNS, rows)
  const name = fileName('summary', 'csv', content)
  return { name, type: 'text/csv;charset=utf-8', parts: [...pieces] }
}
