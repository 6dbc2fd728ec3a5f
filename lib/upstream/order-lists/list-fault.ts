import type { ListFault } from '@/lib/domain/order-lists/order-list'
import { REQUEST_ID_HEADER } from '@/lib/upstream/jupiter/jupiter-fetch'
import { JupiterCallError, RateLimitError } from '@/lib/upstream/jupiter/jupiter-limit'

const WRONG_KEY_STATUS = 401

/** Thrown if a list can't be loaded for another reason than a failed call to Jupiter. */
export class ListError extends Error {
  constructor(readonly fault: ListFault) {
    super(fault.kind)
    this.name = 'ListError'
  }
}

/** Returns a list's error as a value (behaviour 15.2). An error of our own is logged. */
export function listFault(error: unknown): ListFault {
  if (error instanceof ListError) return error.fault
  if (error instanceof RateLimitError) return { kind: 'rate limit' }
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
