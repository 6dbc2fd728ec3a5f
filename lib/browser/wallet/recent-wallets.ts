import { useEffect, useMemo } from 'react'
import { storedSetting } from '@/lib/browser/storage/local-storage'
import { isAddress, isSampleWallet } from '@/lib/domain/wallet/address'

const MAX_RECENT = 5

/** Addresses with a space between them, newest first. */
const recent = storedSetting('recentWallets')

/** Returns up to five addresses of a stored text, each once and without the sample wallet (behaviour 23.1). */
function addressesIn(stored: string): string[] {
  const addresses = stored.split(' ').filter((text) => isAddress(text) && !isSampleWallet(text))
  return [...new Set(addresses)].slice(0, MAX_RECENT)
}

/** Puts wallets first among the recent ones, whenever `userAddresses` changes (behaviour 22.1). */
export function useNoteRecent(userAddresses: readonly string[]): void {
  const opened = userAddresses.join(' ')
  useEffect(() => {
    const before = recent.get() ?? ''
    const after = addressesIn(`${opened} ${before}`).join(' ')
    if (after !== before) recent.set(after)
  }, [opened])
}

/** Returns the wallets opened last in this browser, newest first; none while hydrating. */
export function useRecentWallets(): readonly string[] {
  const stored = recent.useText() ?? ''
  return useMemo(() => addressesIn(stored), [stored])
}

/** Removes a wallet from the list (behaviour 22.1). */
export function removeRecent(userAddress: string): void {
  const others = addressesIn(recent.get() ?? '').filter((address) => address !== userAddress)
  recent.set(others.join(' ') || undefined)
}
