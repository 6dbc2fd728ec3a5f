import { fetchText, type HttpRequest } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import {
  CONNECTION_LOST,
  CSV_FAILED,
  csvFaultText,
  INCOMPLETE_DOWNLOAD,
} from '@/lib/view/csv/csv-fault-label'
import type { CsvBody } from '@/lib/view/csv/csv-request-split'
import { CSV_PATH } from '@/lib/view/urls/paths'

const IDLE_TIMEOUT_MS = 20_000
/** A page is never told how far a body is sent: this slow an uplink gets its time (behaviour 9.9). */
const MIN_UPLINK_BYTES_PER_SECOND = 15_000

/**
 * Yields what /trades/csv answers to some bodies, one after another (behaviour 9.9).
 * @param onBody called before each body is sent
 * @throws as `fileAnswer`
 */
export async function* fileParts(
  bodies: Iterable<CsvBody>,
  isWhole: (text: string, rows: number) => boolean,
  onBody: (body: CsvBody) => void = () => {},
): AsyncGenerator<string> {
  for (const body of bodies) {
    onBody(body)
    yield await fileAnswer(body, isWhole)
  }
}

/**
 * Returns what /trades/csv answers to a body (behaviour 9.9).
 * @param isWhole whether a text is the whole file of so many rows
 * @throws Error with a text for people
 */
async function fileAnswer(
  { body, firstRow, rows }: CsvBody,
  isWhole: (text: string, rows: number) => boolean,
): Promise<string> {
  const request: HttpRequest = {
    url: CSV_PATH,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    idleTimeoutMs: IDLE_TIMEOUT_MS + (body.length / MIN_UPLINK_BYTES_PER_SECOND) * 1_000,
    signal: new AbortController().signal,
  }
  try {
    const { text } = await fetchText(request).catch((error: unknown) => {
      if (isConnectionLost(error)) return fetchText(request)
      throw error
    })
    if (!isWhole(text, rows)) throw new Error(`${CSV_FAILED} ${INCOMPLETE_DOWNLOAD}`)
    return text
  } catch (error) {
    if (error instanceof UpstreamError)
      throw new Error(`${CSV_FAILED} ${reasonOf(error, firstRow)}`)
    throw error
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof UpstreamError && error.fault.kind === 'network'
}

function reasonOf({ fault }: UpstreamError, firstRow: number): string {
  if (fault.kind !== 'status') return CONNECTION_LOST
  return csvFaultText(fault.status, fault.message, firstRow)
}
