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

/**
 * Returns how many milliseconds an answer asks to wait in its header Retry-After (RFC 9110, section
 * 10.2.3), which holds seconds or a date; `undefined` if it asks for none.
 * @param nowMs Unix milliseconds
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const retryAfter = headers.get('retry-after') ?? ''
  const ms = /^\d/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

/** A file that the sample wallet is made of did not come, or could not be read (behaviour 23.3). */
export class SampleFileError extends Error {
  constructor(readonly fault: UpstreamFault) {
    super(`sample file: ${fault.kind}`)
    this.name = 'SampleFileError'
  }
}

/** Newer orders were asked for without a sign-in that Jupiter takes (behaviour 25.7). */
export class SignInError extends Error {
  override name = 'SignInError'
}

/** No token service said how many decimals a token of newer orders has (behaviour 25.14). */
export class TokenDecimalsError extends Error {
  override name = 'TokenDecimalsError'
}
