import { fileStem } from '@/lib/view/wallet/file-stem'

type FileContent = {
  userAddress: string
  /** The wallet's own name, where files are to have it. */
  walletName: string | undefined
  isPartial: boolean
  isFiltered: boolean
}

/**
 * `{address}-trades.csv`, with `-partial` where orders may be missing and `-filtered` where filters
 * are in use (behaviour 9.8, 17.7, 22.5).
 */
export function csvFileName(content: FileContent): string {
  return `${fileStem(content)}-trades${marksOf(content)}.csv`
}

/** The summary's file, named as the CSV's (behaviour 18.9). */
export function summaryFileName(content: FileContent): string {
  return `${fileStem(content)}-summary${marksOf(content)}.csv`
}

function marksOf({ isPartial, isFiltered }: FileContent): string {
  return `${isPartial ? '-partial' : ''}${isFiltered ? '-filtered' : ''}`
}
