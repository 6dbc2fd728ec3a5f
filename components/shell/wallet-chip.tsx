'use client'

import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { NameWalletButton } from '@/components/wallet/name-wallet-button'
import { useNoteRecent } from '@/lib/browser/wallet/recent-wallets'

/** The wallet that is looked at: what it is called, and a button that copies its address. */
export function WalletChip({ userAddress }: { userAddress: string }) {
  useNoteRecent(userAddress)
  return (
    <div className="flex min-w-0 items-center gap-3 border-l border-line pl-3 md:pl-4">
      <div className="flex min-w-0 items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-2 text-sm text-text-2 md:max-w-80">
        <Identicon value={userAddress} />
        <NameWalletButton userAddress={userAddress} />
        <CopyButton value={userAddress} label="Copy wallet address" />
      </div>
    </div>
  )
}
