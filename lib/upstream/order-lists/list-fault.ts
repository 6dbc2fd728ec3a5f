import type { ListFault } from '@/lib/domain/order-lists/order-list'
import { JupiterCallError, RateLimitError } from '@/lib/upstream/jupiter/jupiter-errors'
import { SampleFileError } from '@/lib/upstream/sample/sample-file-error'
import { REQUEST_ID_HEADER } from '@/lib/upstream/jupiter/jupiter-headers'

const WRONG_KEY_STATUS = 401

/** What a list's error was, as a value (behaviour 15.3). One that is not Jupiter's is logged too. */
export function listFault(error: unknown): ListFault {
  if (error instanceof RateLimitError) return { kind: 'rate limit', waits: error.waits }
  if (error instanceof SampleFileError) {
    const { fault } = error
    return { kind: 'sample file', status: fault.kind === 'status' ? fault.status : undefined }
  }
  if (!(error instanceof JupiterCallError)) {
    console.error(error)
    return { kind: 'own' }
  }
  const { fault, tries, hasKey } = error
  if (fault.kind !== 'status') return { kind: fault.kind, tries }
  if (fault.status === WRONG_KEY_STATUS) return { kind: 'key', hasKey }
  const requestId = fault.headers.get(REQUEST_ID_HEADER) ?? ''
  return { kind: 'status', status: fault.status, tries, requestId }
}
