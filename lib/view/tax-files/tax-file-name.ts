import { fileStem } from '@/lib/view/wallet/file-stem'
import type { TaxFormat } from './tax-format'

type FileContent = {
  userAddress: string
  /** The wallet's own name, where files are to have it. */
  walletName: string | undefined
  isPartial: boolean
  isFiltered: boolean
}

/**
 * `{address}-koinly.csv`, `{address}-json.json` and so on; with '-partial' where orders may be
 * missing and '-filtered' where filters leave rows out (behaviour 19.12, 22.5).
 */
export function taxFileName(format: TaxFormat, content: FileContent): string {
  const marks = `${content.isPartial ? '-partial' : ''}${content.isFiltered ? '-filtered' : ''}`
  return `${fileStem(content)}-${format}${marks}.${format === 'json' ? 'json' : 'csv'}`
}
