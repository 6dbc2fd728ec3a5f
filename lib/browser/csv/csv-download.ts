import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import { isWholeCsv } from '@/lib/view/csv/whole-csv'
import { csvFileName } from '@/lib/view/csv/csv-file-name'
import { nameInFiles } from '@/lib/browser/wallet/named-wallets'
import { fileAnswer, inATask } from './file-answer'
import { saveFile } from './save-file'

export type CsvDownload = {
  events: readonly CsvEvent[]
  tokens: TokenMap
  prices: PriceAnswers
  userAddress: string
  /** Whether orders may be missing: then the file's name says so. */
  isPartial: boolean
  /** Whether filters left some out: the name says so, too. */
  isFiltered: boolean
  /** Told before each request how many rows are written. */
  onProgress: (rows: number) => void
  signal: AbortSignal
}

/**
 * Sends the events to /trades/csv in bodies below its limit, one after another, joins the answers
 * without the repeated header line, and saves them as `{address}-trades.csv` (behaviour 9.9).
 * @throws Error with a text for people
 */
export async function downloadCsv(download: CsvDownload): Promise<void> {
  const { events, tokens, prices, onProgress, signal } = download
  const bodies = splitCsvRequest(events, tokens, prices)
  const parts: string[] = []
  let current = bodies.next()
  while (!current.done) {
    onProgress(current.value.firstRow)
    // Making a body takes about as long as its answer: the next one is made meanwhile.
    const [text, next] = await Promise.all([
      fileAnswer(current.value, (text, rows) => isWholeCsv(text, rows), signal),
      inATask(() => bodies.next()),
    ])
    parts.push(parts.length === 0 ? text : text.slice(text.indexOf('\n') + 1))
    current = next
  }
  const walletName = nameInFiles(download.userAddress)
  saveFile(csvFileName({ ...download, walletName }), 'text/csv', parts)
}
