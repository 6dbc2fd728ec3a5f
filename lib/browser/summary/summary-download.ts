import type { QueryClient } from '@tanstack/react-query'
import type { MadeFile } from '@/lib/browser/files/save-file'
import { countingPrices } from '@/lib/browser/prices/cached-prices'
import { waitForTokenNames } from '@/lib/browser/tokens/load-tokens'
import { mintsOf } from '@/lib/domain/trades/order-event'
import type { SummaryView } from '@/lib/view/preferences/preference-label'
import { type FileContent, fileName } from '@/lib/view/files/file-name'
import { tableText } from '@/lib/view/files/csv-text'
import { summaryFile, type Summarized } from '@/lib/view/summary/summary-csv'
import type { TimeZone } from '@/lib/domain/time/local-day'

export type SummaryDownload = FileContent & Pick<Summarized, 'events' | 'orders'>

/**
 * Returns a view of the summary of some events as `{address}-summary.csv`, `-summary-tokens` or
 * `-summary-months`, with every known USD price. It waits for the tokens' names as the trades' CSV does
 * (behaviour 18.9, 26.11).
 */
export async function makeSummary(
  client: QueryClient,
  { events, orders, ...content }: SummaryDownload,
  { view, timeZone }: { view: SummaryView; timeZone: TimeZone },
): Promise<MadeFile> {
  const { tokens } = await waitForTokenNames(client, mintsOf(events))
  const { answers } = countingPrices(client)
  const table = summaryFile(view, { events, orders, answers, tokens, timeZone })
  const name = fileName(view === 'pairs' ? 'summary' : `summary-${view}`, 'csv', content)
  return { name, type: 'text/csv;charset=utf-8', parts: [tableText(table)] }
}
