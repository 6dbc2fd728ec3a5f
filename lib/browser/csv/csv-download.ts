import type { CsvEvent } from '@/lib/domain/trades/order-event'
import type { TokenMap } from '@/lib/domain/tokens/token'
import type { PriceAnswers } from '@/lib/domain/prices/price-answers'
import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { fetchText } from '@/lib/upstream/http/http-call'
import { retryAfterMs } from '@/lib/upstream/http/retry-after'
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
const MOST_TRIES = 10
const LONGEST_PAUSE_MS = 30_000

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
      csvText(current.value, signal),
      inATask(() => bodies.next()),
    ])
    parts.push(parts.length === 0 ? text : text.slice(text.indexOf('\n') + 1))
    current = next
  }
  saveFile(csvFileName(download), 'text/csv', parts)
}

/** Does some work in a task of its own. */
async function inATask<T>(work: () => T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve))
  return work()
}

/** Where the site is too busy to read it, a body is sent again (behaviour 9.13). */
async function csvText({ body, firstRow, rows }: CsvBody, signal: AbortSignal): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const text = await answerTo(body, signal)
      if (!isWholeCsv(text, rows)) throw new Error(`${CSV_FAILED} ${NOT_WHOLE}`)
      return text
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      const pauseMs = busyPauseMs(error)
      if (pauseMs === undefined || tries === MOST_TRIES) {
        throw new Error(`${CSV_FAILED} ${reasonOf(error, firstRow)}`)
      }
      await abortableWait(pauseMs, signal)
    }
  }
}

async function answerTo(body: string, signal: AbortSignal): Promise<string> {
  const { text } = await fetchText({
    url: CSV_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
    signal,
  })
  return text
}

/** How long a site that has no room for a body asks to wait; undefined for any other fault. */
function busyPauseMs({ fault }: UpstreamError): number | undefined {
  if (fault.kind !== 'status' || fault.status !== 503) return undefined
  const pauseMs = retryAfterMs(fault.headers, Date.now())
  return pauseMs === undefined ? undefined : Math.min(pauseMs, LONGEST_PAUSE_MS)
}

function reasonOf({ fault }: UpstreamError, firstRow: number): string {
  if (fault.kind !== 'status') return CONNECTION_LOST
  return csvFaultText(fault.status, fault.message, firstRow)
}
