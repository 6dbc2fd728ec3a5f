import { fileStem } from '@/lib/view/wallet/file-stem'
import { type FileContent, fileMarks } from './file-marks'

/** `{address}-trades.csv`, with the marks of what is in it (behaviour 9.8, 22.5). */
export function csvFileName(content: FileContent): string {
  return `${fileStem(content)}-trades${fileMarks(content)}.csv`
}

/** The picture of a chart, named as the CSV (behaviour 18.14). */
export function chartFileName(content: FileContent): string {
  return `${fileStem(content)}-chart${fileMarks(content)}.png`
}

/** The summary's file, named as the CSV's (behaviour 18.9). */
export function summaryFileName(content: FileContent): string {
  return `${fileStem(content)}-summary${fileMarks(content)}.csv`
}
