'use client'

import { lazy, Suspense } from 'react'
import { useRecentWallets } from '@/lib/browser/wallet/recent-wallets'

/** Without a Retry: that code's store and toasts would cost a first visit more than this. */
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
