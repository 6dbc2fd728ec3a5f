import type { OrderEvent } from '@/lib/domain/trades/order-event'
import type { FileWallet } from './file-marks'

type OfWallet = Pick<OrderEvent, 'userAddress'>

/**
 * The wallets that some rows are of, in their order: a file is named by these. All where none has a
 * row (behaviour 21.8).
 */
export function fileWallets(
  wallets: readonly FileWallet[],
  rows: readonly OfWallet[],
): readonly FileWallet[] {
  if (wallets.length < 2) return wallets
  const found = new Set<string>()
  for (const { userAddress } of rows) {
    found.add(userAddress)
    if (found.size === wallets.length) return wallets
  }
  return found.size === 0 ? wallets : wallets.filter(({ userAddress }) => found.has(userAddress))
}

/** The rows of each wallet, in the order of the wallets (behaviour 21.8). */
export function rowsByWallet<T extends OfWallet>(
  wallets: readonly FileWallet[],
  rows: readonly T[],
): { wallet: FileWallet; rows: readonly T[] }[] {
  const [first, ...further] = wallets
  if (first && further.length === 0) return [{ wallet: first, rows }]
  const rowsOf = new Map(wallets.map(({ userAddress }): [string, T[]] => [userAddress, []]))
  for (const row of rows) rowsOf.get(row.userAddress)?.push(row)
  return wallets.map((wallet) => ({ wallet, rows: rowsOf.get(wallet.userAddress) ?? [] }))
}
