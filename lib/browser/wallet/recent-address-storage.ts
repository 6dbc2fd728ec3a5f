import { useEffect, useMemo } from 'react'
import { recentAddresses, withOpened, withoutRecent } from '@/lib/domain/wallet/recent-addresses'
import { storedText } from '@/lib/browser/preferences/stored-text'

const recent = storedText('recentWallets')

/**
 * Notes that some wallets are open, so that the landing page offers them again (behaviour 22.1): once,
 * and anew where others come in.
 */
export function useNoteRecent(userAddresses: readonly string[]): void {
  const opened = userAddresses.join(' ')
  useEffect(() => {
    const before = recent.get() ?? ''
    const after = withOpened(before, opened.split(' '))
    if (after !== before) recent.set(after)
  }, [opened])
}

/** The wallets opened last in this browser, newest first; none while hydrating. */
export function useRecentAddresses(): readonly string[] {
  const stored = recent.useText() ?? ''
  return useMemo(() => recentAddresses(stored), [stored])
}

/** Takes a wallet off the list (behaviour 22.2). */
export function forgetRecent(userAddress: string): void {
  recent.set(withoutRecent(recent.get() ?? '', userAddress))
}
