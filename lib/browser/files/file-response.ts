import { faultOf, fetchText, type HttpRequest } from '@/lib/upstream/http/http-call'
import { CONNECTION_LOST } from '@/lib/view/errors/error-label'
import { fileFaultText } from '@/lib/view/files/file-label'
import {
  type FileBody,
  fileRequests,
  isWholeFile,
  type WantedFile,
} from '@/lib/view/routes/file-request-split'
import { CSV_PATH } from '@/lib/view/urls/paths'
import { reportWrittenRows } from './run-download'

/** The reason if the response wasn't the file, or was only a part of it (behaviour 9.9). */
const INCOMPLETE_DOWNLOAD = 'The download was incomplete.'

const IDLE_TIMEOUT_MS = 20_000
/** A page doesn't learn how much of a body was sent, so the timeout allows for an uplink as slow as this. */
const MIN_UPLINK_BYTES_PER_SECOND = 15_000

/**
 * Has the route write a file. A long file is made in parts, one after another (behaviour 9.9, 19.12).
 * @param rowsBefore how many rows of the download are in files before this one
 * @throws Error with a text for people, for example if two tokens would have the same name
 */
export async function fetchFile(
  wanted: WantedFile,
  total = wanted.events.length,
  rowsBefore = 0,
): Promise<string[]> {
  const { bodies, join } = fileRequests(wanted)
  const texts: string[] = []
  for (const body of bodies) {
    reportWrittenRows(rowsBefore + body.firstRow, total)
    const text = await fetchPart(body)
    if (!isWholeFile(wanted.format, text, body.rows)) throw new Error(INCOMPLETE_DOWNLOAD)
    texts.push(text)
  }
  return join(texts)
}

/** Posts a body, a second time if the connection is lost, and returns the text of the answer. */
async function fetchPart({ body, firstRow }: FileBody): Promise<string> {
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
