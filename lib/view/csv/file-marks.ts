import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'

/** A wallet that a file is of. */
export type FileWallet = {
  userAddress: string
  /** Whether orders or trades of it may be missing (behaviour 9.8). */
  isPartial: boolean
  /** Its own name, where files are to have it (behaviour 22.5). */
  walletName?: string | undefined
}

/** Whose rows a file holds, the first wallet before the others, and whether filters left some out. */
export type FileContent = { wallets: readonly FileWallet[]; isFiltered: boolean }

/**
 * What stands at the end of a file's name: `-partial` where orders of a wallet may be missing,
 * `-filtered` where filters leave rows out, `-sample` where all is made up (behaviour 9.8, 17.7, 21.8,
 * 23.2).
 */
export function fileMarks({ wallets, isFiltered }: FileContent): string {
  const marks = [
    ...(wallets.some(({ isPartial }) => isPartial) ? ['-partial'] : []),
    ...(isFiltered ? ['-filtered'] : []),
    ...(wallets.some(({ userAddress }) => isSampleWallet(userAddress)) ? ['-sample'] : []),
  ]
  return marks.join('')
}
