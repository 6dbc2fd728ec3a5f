import { useId } from 'react'
import { RecentLink } from './recent-link'
import { useRecentAddresses } from '@/lib/browser/wallet/recent-address-storage'

/** The wallets that were opened last in this browser; nothing where there is none (behaviour 22.1). */
export function RecentList() {
  const addresses = useRecentAddresses()
  const id = useId()
  if (addresses.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xs text-text-3">
        Recent addresses
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {addresses.map((userAddress) => (
          <RecentLink key={userAddress} userAddress={userAddress} />
        ))}
      </ul>
    </section>
  )
}
