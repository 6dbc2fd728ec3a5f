import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'

/** What a file's name says of what is in it. */
export type FileContent = {
  userAddress: string
  /** The wallet's own name, where files are to have it. */
  walletName: string | undefined
  isPartial: boolean
  isFiltered: boolean
}

/**
 * What stands at the end of a file's name: `-partial` where orders may be missing, `-filtered` where
 * filters leave rows out, `-sample` where all is made up (behaviour 9.8, 17.7, 23.2).
 */
export function fileMarks({ userAddress, isPartial, isFiltered }: FileContent): string {
  const marks = [
    ...(isPartial ? ['-partial'] : []),
    ...(isFiltered ? ['-filtered'] : []),
    ...(isSampleWallet(userAddress) ? ['-sample'] : []),
  ]
  return marks.join('')
}
