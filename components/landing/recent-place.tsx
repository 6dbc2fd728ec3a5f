'use client'

import { lazy, Suspense } from 'react'
import { useRecentAddresses } from '@/lib/browser/wallet/recent-address-storage'

/** Not as other code that comes later: its store and toasts would cost a first visit more than this. */
const RecentList = lazy(() =>
  import('./recent-list').then(
    (code) => ({ default: code.RecentList }),
    () => ({ default: () => null }),
  ),
)

/** The place of the wallets that were opened last; a first visit loads nothing for them (behaviour 22.1). */
export function RecentPlace() {
  const hasRecent = useRecentAddresses().length > 0
  return hasRecent ? (
    <Suspense>
      <RecentList />
    </Suspense>
  ) : null
}
