import type { OrderEvent } from '@/lib/domain/trades/order-event'
import { isSampleWallet } from '@/lib/domain/wallet/sample-wallet'

/** A wallet that a file is of. */
export type FileWallet = {
  userAddress: string
  /** Whether orders or trades of it may be missing (behaviour 9.8). */
  isPartial: boolean
  /** Its own name, if files are to have it (behaviour 22.5). */
  walletName?: string | undefined
}

/** Whose rows a file holds, the first wallet before the others, and whether filters left some out. */
export type FileContent = { wallets: readonly FileWallet[]; isFiltered: boolean }

/** `{address}-trades.csv`, with the marks of what is in it (behaviour 9.8, 22.5). */
export function csvFileName(content: FileContent): string {
  return fileName('trades', 'csv', content)
}

/** The picture of a chart, named as the CSV (behaviour 18.11). */
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
 * Returns the name of a file: `{address}-{kind}`, of several wallets `{address}-and-1-more-{kind}`;
 * then `-partial` if orders or trades may be missing, `-filtered` if filters leave rows out, and
 * `-sample` if a wallet is made up (behaviour 9.8, 17.7, 21.8, 23.2).
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
  return `${[first ? fileStem(first) : '', ...marks].join('-')}.${extension}`
}

/**
 * Returns an address, after the wallet's own name if it has one. Of the name letters, digits, '_' and
 * '.' stay: a file system, a shell or a sheet could take anything else for more (behaviour 22.5).
 */
function fileStem({ userAddress, walletName }: FileWallet): string {
  const safe = (walletName ?? '')
    .replace(/[^\p{L}\p{M}\p{N}_.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
  return safe === '' ? userAddress : `${safe}-${userAddress}`
}

type OfWallet = Pick<OrderEvent, 'userAddress'>

/**
 * Returns the wallets that some rows are of, in their order: a file is named by these. All if none has
 * a row (behaviour 21.8).
 */
export function fileWallets(
  wallets: readonly FileWallet[],
  rows: readonly OfWallet[],
): readonly FileWallet[] {
  if (wallets.length < 2) return wallets
  const addresses = new Set(rows.map(({ userAddress }) => userAddress))
  const found = wallets.filter(({ userAddress }) => addresses.has(userAddress))
  return found.length === 0 || found.length === wallets.length ? wallets : found
}

/** Returns the rows of each wallet, in the order of the wallets (behaviour 21.8). */
export function rowsByWallet<T extends OfWallet>(
  wallets: readonly FileWallet[],
  rows: readonly T[],
): { wallet: FileWallet; rows: readonly T[] }[] {
  return wallets.map((wallet) => ({
    wallet,
    rows: rows.filter(({ userAddress }) => userAddress === wallet.userAddress),
  }))
}
