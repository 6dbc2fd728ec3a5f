import type { ListFault } from '@/lib/domain/order-lists/order-list'
import type { UpstreamFault } from '@/lib/upstream/http/http-call'
import { REQUEST_ID_HEADER } from './jupiter-fetch'

const WRONG_KEY_STATUS = 401
const LIMITED_STATUS = 429

/** Thrown if what only Jupiter has can't be loaded. */
export class JupiterError extends Error {
  constructor(readonly fault: ListFault) {
    super(fault.kind)
    this.name = 'JupiterError'
  }
}

/** Returns the error of a call to Jupiter that isn't tried again. */
export function callError(fault: UpstreamFault, tries: number, hasKey: boolean): JupiterError {
  if (fault.kind !== 'status') return new JupiterError({ kind: fault.kind, tries })
  const { status, headers } = fault
  if (status === LIMITED_STATUS) return new JupiterError({ kind: 'rate limit' })
  if (status === WRONG_KEY_STATUS) return new JupiterError({ kind: 'key', hasKey })
  const requestId = headers.get(REQUEST_ID_HEADER) ?? ''
  return new JupiterError({ kind: 'status', status, tries, requestId })
}

/** Returns the fault of a JupiterError; undefined for any other error. */
export function jupiterFault(error: unknown): ListFault | undefined {
  return error instanceof JupiterError ? error.fault : undefined
}

/** Returns the fault of any error (behaviour 15.2). An error of our own is logged. */
export function listFault(error: unknown): ListFault {
  const fault = jupiterFault(error)
  if (fault) return fault
  console.error(error)
  return { kind: 'own' }
}
