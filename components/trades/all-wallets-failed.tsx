import { AllListsFailed } from '@/components/order-lists/all-lists-failed'
import type { WalletReading } from '@/lib/browser/order-lists/use-wallet-orders'

/** The page where nothing could be read of any wallet: the first one's error (behaviour 3.16). */
export function AllWalletsFailed({ wallets }: { wallets: readonly WalletReading[] }) {
  const [first] = wallets
  if (!first) return null
  return (
    <AllListsFailed
      userAddress={first.userAddress}
      lists={first.lists}
      onRetry={() => {
        for (const { actions } of wallets) actions.readRest()
      }}
    />
  )
}
