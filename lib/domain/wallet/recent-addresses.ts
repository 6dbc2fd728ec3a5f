import { isAddress } from './address'
import { isSampleWallet } from './sample-wallet'

/** So many wallets that were opened last are remembered. */
const MOST_RECENT = 5

/**
 * The wallets opened last, as they are stored: addresses with a space between them, newest first. The
 * sample wallet is none of them (behaviour 23.1).
 */
export function recentAddresses(stored: string): string[] {
  const addresses = stored.split(' ').filter((text) => isAddress(text) && !isSampleWallet(text))
  return [...new Set(addresses)].slice(0, MOST_RECENT)
}

/** What to store once some wallets were opened: they come first, in their order (behaviour 22.1). */
export function withOpened(stored: string, userAddresses: readonly string[]): string {
  return recentAddresses([...userAddresses, stored].join(' ')).join(' ')
}

/** What to store once a wallet was taken off the list; undefined where none is left. */
export function withoutRecent(stored: string, userAddress: string): string | undefined {
  const left = recentAddresses(stored).filter((address) => address !== userAddress)
  return left.length === 0 ? undefined : left.join(' ')
}
