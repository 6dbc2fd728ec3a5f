import { useEffect, useMemo } from 'react'
import { recentAddresses, withOpened, withoutRecent } from '@/lib/domain/wallet/recent-addresses'
import { storedText } from '@/lib/browser/preferences/stored-text'

const recent = storedText('recentWallets')

/** Notes that a wallet is open, so that the landing page offers it again (behaviour 22.1). */
export function useNoteRecent(userAddress: string): void {
  useEffect(() => {
    const before = recent.get() ?? ''
    const after = withOpened(before, userAddress)
    if (after !== before) recent.set(after)
  }, [userAddress])
}

/** The wallets opened last in this browser, newest first; none while hydrating. */
export function useRecentWallets(): readonly string[] {
  const stored = recent.useText() ?? ''
  return useMemo(() => recentAddresses(stored), [stored])
}

/** Takes a wallet off the list (behaviour 22.2). */
export function forgetRecent(userAddress: string): void {
  recent.set(withoutRecent(recent.get() ?? '', userAddress))
}
