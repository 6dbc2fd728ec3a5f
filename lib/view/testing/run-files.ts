import { runToEnd } from '@/lib/domain/time/slices'
import { type TaxRow, taxRowSteps } from '@/lib/view/tax-files/tax-rows'
import type { TaxFormat } from '@/lib/view/tax-files/tax-programs'
import { type FileRequest, fileRequestSteps, requestedFile } from '@/lib/view/routes/csv-route'

// For tests: work of the route that runs in slices there, without a pause.
export function readFileRequest(json: string): FileRequest {
  return runToEnd(fileRequestSteps(json))
}

export function servedFile(request: FileRequest) {
  return requestedFile(JSON.stringify(request))
}

export function taxRows(format: TaxFormat, request: FileRequest): TaxRow[] {
  return runToEnd(taxRowSteps(format, request))
}
