/** What went wrong with one call to a service. */
export type UpstreamFault =
  /** It answered with a status of 400 or above. */
  | {
      kind: 'status'
      status: number
      message: string
      retryAfterMs: number | undefined
      /** The service's own name for the call; empty where it gives none. */
      requestId: string
    }
  /** No whole answer: refused, cut off, or silent for too long. */
  | { kind: 'network' }
  /** An answer that is not what it should be: HTML for JSON, or without its list. */
  | { kind: 'unreadable' }

/** Thrown by every call to a service. */
export class UpstreamError extends Error {
  constructor(readonly fault: UpstreamFault) {
    super(fault.kind === 'status' ? `status ${fault.status}: ${fault.message}` : fault.kind)
    this.name = 'UpstreamError'
  }
}
