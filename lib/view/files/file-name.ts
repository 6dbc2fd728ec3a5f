import { isSampleWallet } from '@/lib/domain/wallet/address'

export type FileWallet = {
  userAddress: string
  /** Whether orders or trades of the wallet may be missing (behaviour 9.8). */
  isPartial: boolean
}

/** The wallets whose rows a file holds, and whether filters left rows out. */
export type FileContent = { wallets: readonly FileWallet[]; isFiltered: boolean }

/**
 * Returns the name of a file (behaviour 9.8, 17.7, 21.8, 23.1). It is `{address}-{kind}`, or
 * `{address}-and-1-more-{kind}` for several wallets. Then come `-partial` if orders or trades may be
 * missing, `-filtered` if filters leave rows out, and `-sample` for the sample wallet.
 */
export function fileName(
  kind: string,
  extension: string,
  { wallets, isFiltered }: FileContent,
): string {
  const [first, ...further] = wallets
  const marks = [
    ...(further.length === 0 ? [] : [`and-${further.length}-more`]),
    kind,
    ...(wallets.some(({ isPartial }) => isPartial) ? ['partial'] : []),
    ...(isFiltered ? ['filtered'] : []),
    ...(wallets.some(({ userAddress }) => isSampleWallet(userAddress)) ? ['sample'] : []),
  ]
  return `${[first?.userAddress ?? '', ...marks].join('-')}.${extension}`
}

/**
 * Returns the wallets that a file is named after: those with rows, then those whose rows may be missing,
 * or all wallets if there are none of either (behaviour 9.8, 21.8).
 */
export function fileWallets(
  wallets: readonly FileWallet[],
  rows: readonly { userAddress: string }[],
): readonly FileWallet[] {
  const addresses = new Set(rows.map(({ userAddress }) => userAddress))
  const hasRows = ({ userAddress }: FileWallet) => addresses.has(userAddress)
  const parts = [
    ...wallets.filter(hasRows),
    ...wallets.filter((wallet) => wallet.isPartial && !hasRows(wallet)),
  ]
  return parts.length === 0 ? wallets : parts
}
