import { faultOf, fetchText, type HttpRequest } from '@/lib/upstream/http/http-call'
import { CONNECTION_LOST } from '@/lib/view/errors/error-label'
import { fileFaultText, INCOMPLETE_DOWNLOAD } from '@/lib/view/files/file-label'
import type { CsvBody } from '@/lib/view/routes/csv-request-split'
import { CSV_PATH } from '@/lib/view/urls/paths'

const IDLE_TIMEOUT_MS = 20_000
/** A page doesn't learn how much of a body was sent, so the timeout allows for an uplink as slow as this. */
const MIN_UPLINK_BYTES_PER_SECOND = 15_000

/**
 * Posts bodies to /trades/csv, one after another, and returns the texts of the answers (behaviour 9.9). `onBody`
 * is called before each post. `isWhole` says whether a text has all of its rows.
 * @throws Error with a text for people
 */
export async function fetchFileParts(
  bodies: Iterable<CsvBody>,
  isWhole: (text: string, rows: number) => boolean,
  onBody: (body: CsvBody) => void,
): Promise<string[]> {
  const texts: string[] = []
  for (const body of bodies) {
    onBody(body)
    const text = await fetchPart(body)
    if (!isWhole(text, body.rows)) throw new Error(INCOMPLETE_DOWNLOAD)
    texts.push(text)
  }
  return texts
}

/** Posts a body, a second time if the connection is lost, and returns the text of the answer. */
async function fetchPart({ body, firstRow }: CsvBody): Promise<string> {
  const request: HttpRequest = {
    url: CSV_PATH,
    headers: { 'content-type': 'application/json' },
    body,
    idleTimeoutMs: IDLE_TIMEOUT_MS + (body.length / MIN_UPLINK_BYTES_PER_SECOND) * 1_000,
    signal: new AbortController().signal,
  }
  try {
    return await fetchText(request).catch((error: unknown) => {
      if (faultOf(error)?.kind === 'network') return fetchText(request)
      throw error
    })
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    if (fault.kind !== 'status') throw new Error(CONNECTION_LOST)
    throw new Error(fileFaultText(fault.status, fault.message, firstRow))
  }
}
