import { type FileContent, fileMarks } from '@/lib/view/csv/file-marks'
import { fileStem } from '@/lib/view/wallet/file-stem'
import type { TaxFormat } from './tax-format'

/**
 * `{address}-koinly.csv`, `{address}-json.json` and so on, with the marks of what is in it
 * (behaviour 19.12, 22.5).
 */
export function taxFileName(format: TaxFormat, content: FileContent): string {
  const ending = format === 'json' ? 'json' : 'csv'
  return `${fileStem(content)}-${format}${fileMarks(content)}.${ending}`
}
