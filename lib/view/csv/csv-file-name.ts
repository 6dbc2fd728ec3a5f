import { fileStem } from '@/lib/view/wallet/file-stem'
import { type FileContent, fileMarks } from './file-marks'

/** `{address}-trades.csv`, with the marks of what is in it (behaviour 9.8, 22.5). */
export function csvFileName(content: FileContent): string {
  return fileName('trades', 'csv', content)
}

/** The picture of a chart, named as the CSV (behaviour 18.14). */
export function chartFileName(content: FileContent): string {
  return fileName('chart', 'png', content)
}

/** The summary's file, named as the CSV's (behaviour 18.9). */
export function summaryFileName(content: FileContent): string {
  return fileName('summary', 'csv', content)
}

/** Several wallets' CSVs in one download (behaviour 21.8). */
export function zipFileName(content: FileContent): string {
  return fileName('trades', 'zip', content)
}

/**
 * The name of a file: of several wallets it begins with `{address}-and-1-more` (behaviour 21.8).
 * @param kind what stands after the address
 */
export function fileName(kind: string, extension: string, content: FileContent): string {
  const [first, ...further] = content.wallets
  const more = further.length === 0 ? '' : `-and-${further.length}-more`
  return `${first ? fileStem(first) : ''}${more}-${kind}${fileMarks(content)}.${extension}`
}
