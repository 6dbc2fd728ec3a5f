import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { fetchText } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { type CsvBody, splitCsvRequest } from '@/lib/view/csv/csv-request-split'
import { isWholeCsv } from '@/lib/view/csv/whole-csv'
import {
  CONNECTION_LOST,
  CSV_FAILED,
  csvFaultText,
  NOT_WHOLE,
} from '@/lib/view/csv/csv-fault-label'
import { csvFileName } from '@/lib/view/csv/csv-file-name'
import { CSV_PATH } from '@/lib/view/urls/paths'
import { saveFile } from './save-file'

const IDLE_TIMEOUT_MS = 20_000

export type CsvDownload = {
  events: readonly OrderEvent[]
  tokens: TokenMap
  prices: PriceAnswers
  userAddress: string
  /** Whether orders may be missing: then the file's name says so. */
  isPartial: boolean
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
  const { events, tokens, prices, userAddress, isPartial, onProgress, signal } = download
  const bodies = splitCsvRequest(events, tokens, prices)
  const parts: string[] = []
  let current = bodies.next()
  while (!current.done) {
    onProgress(current.value.firstRow)
    // Making a body takes about as long as its answer: the next one is made meanwhile.
    const [text, next] = await Promise.all([
      csvText(current.value, signal),
      inATask(() => bodies.next()),
    ])
    parts.push(parts.length === 0 ? text : text.slice(text.indexOf('\n') + 1))
    current = next
  }
  saveFile(csvFileName(userAddress, isPartial), 'text/csv', parts)
}

/** Does some work in a task of its own. */
async function inATask<T>(work: () => T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve))
  return work()
}

async function csvText({ body, firstRow, rows }: CsvBody, signal: AbortSignal): Promise<string> {
  try {
    const { text } = await fetchText({
      url: CSV_PATH,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      signal,
    })
    if (!isWholeCsv(text, rows)) throw new Error(`${CSV_FAILED} ${NOT_WHOLE}`)
    return text
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    throw new Error(`${CSV_FAILED} ${reasonOf(error, firstRow)}`)
  }
}

function reasonOf({ fault }: UpstreamError, firstRow: number): string {
  if (fault.kind !== 'status') return CONNECTION_LOST
  return csvFaultText(fault.status, fault.message, firstRow)
}
