import type { UpstreamFault } from '@/lib/upstream/http/upstream-error'

/** Jupiter still answered 429 after `waits` pauses in a row. */
export class RateLimitError extends Error {
  constructor(readonly waits: number) {
    super(`still limited after ${waits} waits in a row`)
    this.name = 'RateLimitError'
  }
}

/** A call that failed for good, how often it was tried, and whether a key of the visitor's was used. */
export class JupiterCallError extends Error {
  constructor(
    readonly fault: UpstreamFault,
    readonly tries: number,
    readonly hasKey: boolean,
  ) {
    super(`failed after ${tries} tries: ${fault.kind}`)
    this.name = 'JupiterCallError'
  }
}
