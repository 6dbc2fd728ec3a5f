import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { shortAddress } from '@/lib/view/wallet/short-address'

/** The wallet that is looked at, with a button that copies its address. */
export function WalletChip({ userAddress }: { userAddress: string }) {
  return (
    <div className="flex items-center gap-3 border-l border-line pl-3 md:pl-4">
      <div className="flex items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-2 text-sm text-text-2">
        <Identicon value={userAddress} />
        <span title={userAddress}>{shortAddress(userAddress)}</span>
        <CopyButton value={userAddress} label="Copy wallet address" />
      </div>
    </div>
  )
}
