import type { UpstreamFault } from '@/lib/upstream/http/upstream-error'

/** A file that the sample wallet is made of did not come, or could not be read (behaviour 23.3). */
export class SampleFileError extends Error {
  constructor(readonly fault: UpstreamFault) {
    super(`sample file: ${fault.kind}`)
    this.name = 'SampleFileError'
  }
}
