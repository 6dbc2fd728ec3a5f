import { fileName } from '@/lib/view/csv/csv-file-name'
import type { FileContent } from '@/lib/view/csv/file-marks'
import type { TaxFormat } from './tax-format'

/**
 * `{address}-koinly.csv`, `{address}-json.json` and so on, with the marks of what is in it
 * (behaviour 19.12, 22.5).
 */
export function taxFileName(format: TaxFormat, content: FileContent): string {
  return fileName(format, format === 'json' ? 'json' : 'csv', content)
}
