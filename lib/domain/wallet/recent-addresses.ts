import { isAddress } from './address'

/** So many wallets that were opened last are remembered. */
const MOST_RECENT = 5

/** The wallets opened last, as they are stored: addresses with a space between them, newest first. */
export function recentAddresses(stored: string): string[] {
  return [...new Set(stored.split(' ').filter(isAddress))].slice(0, MOST_RECENT)
}

/** What to store once a wallet was opened: it comes first (behaviour 22.1). */
export function withOpened(stored: string, userAddress: string): string {
  return recentAddresses(`${userAddress} ${stored}`).join(' ')
}

/** What to store once a wallet was taken off the list; undefined where none is left. */
export function withoutRecent(stored: string, userAddress: string): string | undefined {
  const left = recentAddresses(stored).filter((address) => address !== userAddress)
  return left.length === 0 ? undefined : left.join(' ')
}
