import { Plus, X } from 'lucide-react'
import type { MouseEventHandler } from 'react'
import { flushSync } from 'react-dom'
import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { PageLink } from '@/components/shell/page-link'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { removeWallet } from '@/lib/browser/trades/use-trades-request'
import { useWalletLabel } from '@/lib/browser/wallet/named-wallets'
import { ordersPath, type TradesRequest } from '@/lib/view/urls/page-urls'

type MenuWalletOptions = {
  request: TradesRequest
  onName: (userAddress: string) => void
  /** Called once a wallet is removed; this menu may be gone by then. */
  onRemoved: () => void
}

type WalletMenuProps = MenuWalletOptions & {
  wallets: readonly string[]
  onAdd: MouseEventHandler<HTMLElement> | undefined
}

/** Lists the page's wallets. Each can be named, copied or removed, and each leads to its orders (behaviour 21.7). */
export function WalletMenu({ wallets, onAdd, ...props }: WalletMenuProps) {
  return (
    <>
      <ul className="flex flex-col gap-2">
        {wallets.map((wallet) => (
          <MenuWallet key={wallet} userAddress={wallet} {...props} />
        ))}
      </ul>
      {onAdd && (
        <Button size="small" className="mt-3 md:hidden" onClick={onAdd}>
          <Plus size={14} />
          Add wallet
        </Button>
      )}
    </>
  )
}

type MenuWalletProps = MenuWalletOptions & { userAddress: string }

function MenuWallet({ userAddress, request, onName, onRemoved }: MenuWalletProps) {
  const { label, title } = useWalletLabel(userAddress)
  const shownWallet =
    request.length > 1 && request.find((wallet) => wallet.userAddress === userAddress)
  const path =
    shownWallet &&
    ordersPath(userAddress, [...shownWallet.recurring, ...shownWallet.trigger], request)
  const remove = () => {
    // With one wallet left, this menu may disappear, so the focus moves only after the render.
    flushSync(() => removeWallet(userAddress))
    onRemoved()
  }
  return (
    <li className="flex items-center gap-2">
      <Identicon value={userAddress} />
      <div className="min-w-0 flex-1">
        <bdi translate="no" title={title} className="block truncate text-left font-medium">
          {label}
        </bdi>
        {path && (
          <PageLink
            href={path}
            prefetch
            aria-label={`Change displayed trades: ${label}`}
            className="relative text-xs quiet-link after:absolute after:-inset-x-1 after:-inset-y-1"
          >
            Change displayed trades
          </PageLink>
        )}
      </div>
      <IconButton label={`Name wallet: ${label}`} onClick={() => onName(userAddress)}>
        <span aria-hidden="true" className="grid icon-name" />
      </IconButton>
      <CopyButton value={userAddress} label="Copy wallet address" />
      {shownWallet && (
        <IconButton label={`Remove ${label}`} onClick={remove}>
          <X size={14} />
        </IconButton>
      )}
    </li>
  )
}
