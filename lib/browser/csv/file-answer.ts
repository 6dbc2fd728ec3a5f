import { abortableWait } from '@/lib/upstream/http/abortable-wait'
import { fetchText } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import {
  CONNECTION_LOST,
  CSV_FAILED,
  csvFaultText,
  NOT_WHOLE,
} from '@/lib/view/csv/csv-fault-label'
import type { CsvBody } from '@/lib/view/csv/csv-request-split'
import { CSV_PATH } from '@/lib/view/urls/paths'
import { busyPauseMs } from './busy-site'

const IDLE_TIMEOUT_MS = 20_000
const MOST_TRIES = 10

/** Does some work in a task of its own. */
export async function inATask<T>(work: () => T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve))
  return work()
}

/**
 * What /trades/csv answers to a body; where the site is too busy to read it, it is sent again
 * (behaviour 9.13).
 * @param isWhole whether a text is the whole file of so many rows
 * @throws Error with a text for people; the signal's own reason once it aborts
 */
export async function fileAnswer(
  { body, firstRow, rows }: CsvBody,
  isWhole: (text: string, rows: number) => boolean,
  signal: AbortSignal,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const text = await answerTo(body, signal)
      if (!isWhole(text, rows)) throw new Error(`${CSV_FAILED} ${NOT_WHOLE}`)
      return text
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      const pauseMs = busyPauseMs(error, Date.now())
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

function reasonOf({ fault }: UpstreamError, firstRow: number): string {
  if (fault.kind !== 'status') return CONNECTION_LOST
  return csvFaultText(fault.status, fault.message, firstRow)
}
