import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { isSampleWallet } from '@/lib/domain/wallet/address'

export type FileWallet = {
  userAddress: string
  /** Whether orders or trades of it may be missing (behaviour 9.8). */
  isPartial: boolean
}

/** Whose rows a file holds, the first wallet before the others, and whether filters left some out. */
export type FileContent = { wallets: readonly FileWallet[]; isFiltered: boolean }

/**
 * Returns the name of a file: `{address}-{kind}`, of several wallets `{address}-and-1-more-{kind}`;
 * then `-partial` if orders or trades may be missing, `-filtered` if filters leave rows out, and
 * `-sample` if a wallet is made up (behaviour 9.8, 17.7, 21.8, 23.1).
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
 * Returns the wallets of a file: those that its rows are of, in their order, then those whose rows may
 * be missing. All if there are none (behaviour 9.8, 21.8).
 */
export function fileWallets(
  wallets: readonly FileWallet[],
  rows: readonly Pick<OrderEvent, 'userAddress'>[],
): readonly FileWallet[] {
  if (wallets.length < 2) return wallets
  const addresses = new Set(rows.map(({ userAddress }) => userAddress))
  const hasRows = ({ userAddress }: FileWallet) => addresses.has(userAddress)
  const parts = [
    ...wallets.filter(hasRows),
    ...wallets.filter((wallet) => wallet.isPartial && !hasRows(wallet)),
  ]
  return parts.length === 0 ? wallets : parts
}
