/** What went wrong with one call to a service. */
export type UpstreamFault =
  /** It answered with a status of 400 or above. */
  | {
      kind: 'status'
      status: number
      /** What the service said; may be empty. */
      message: string
      /** The answer's headers. */
      headers: Headers
    }
  /** No whole answer: refused, cut off, or no byte for too long. */
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
