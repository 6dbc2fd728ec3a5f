/**
 * The address of the sample wallet. It belongs to nobody: its orders, trades and prices are made up and
 * come with the app (behaviour 23.1).
 */
export const SAMPLE_WALLET = '5pJPjPm2wJtJLjcwzLi9j6nCcRpFtLXwt9qBDG4ZTHps'

/** Whether an address is the sample wallet's. */
export function isSampleWallet(userAddress: string): boolean {
  return userAddress === SAMPLE_WALLET
}
