import Link from 'next/link'
import { X } from 'lucide-react'
import { Identicon } from '@/components/identicons/identicon'
import { IconButton } from '@/components/ui/icon-button'
import { removeWallet } from '@/lib/browser/trades/use-trades-request'
import { useWalletLabel } from '@/lib/browser/wallet/named-wallets'
import { ordersPath } from '@/lib/view/urls/orders-url'
import type { TradesRequest, WalletRequest } from '@/lib/view/urls/trades-url'

type ShownWalletProps = {
  wallet: WalletRequest
  /** All wallets that are shown. */
  request: TradesRequest
}

/** One of several wallets: a link to its orders, and a button that removes it (behaviour 21.7). */
export function ShownWallet({ wallet, request }: ShownWalletProps) {
  const { userAddress, recurring, trigger } = wallet
  const { label, title } = useWalletLabel(userAddress)
  return (
    <li className="flex max-w-full min-w-0 items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-2 text-sm">
      <Identicon value={userAddress} />
      <Link
        href={ordersPath(userAddress, [...recurring, ...trigger], request)}
        prefetch
        title={title}
        aria-label={`Change displayed trades: ${label}`}
        className="relative min-w-0 quiet-link after:absolute after:-inset-x-1 after:-inset-y-3"
      >
        <bdi className="block truncate">{label}</bdi>
      </Link>
      <IconButton
        label={`Remove ${label}`}
        onClick={() => removeWallet(userAddress)}
        className="print:hidden"
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
