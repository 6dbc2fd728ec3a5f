import { useWalletLabel } from '@/lib/browser/wallet/named-wallets'

/** The wallet of a row, on a page of several wallets (behaviour 21.4). */
export function WalletBadge({ userAddress }: { userAddress: string }) {
  const { label, title } = useWalletLabel(userAddress)
  return (
    <span
      data-slot="wallet-badge"
      translate="no"
      title={title}
      className="inline-grid h-5 max-w-full items-center rounded-[5px] bg-line px-1.5 text-2xs font-semibold text-text-2"
    >
      <bdi className="truncate">{label}</bdi>
    </span>
  )
}
