'use client'

import { lazy, Suspense } from 'react'
import { useRecentWallets } from '@/lib/browser/wallet/recent-wallets'

/** If the code fails to load, no 'Retry' shows: the code for 'Retry' and its toasts is larger than the list's. */
const RecentWallets = lazy(() =>
  import('./recent-wallets').then(
    (code) => ({ default: code.RecentWallets }),
    () => ({ default: () => null }),
  ),
)

/** The recent wallets; a first visit loads no code for them (behaviour 22.1). */
export function LazyRecentWallets() {
  const hasRecent = useRecentWallets().length > 0
  return hasRecent ? (
    <Suspense>
      <RecentWallets />
    </Suspense>
  ) : null
}
