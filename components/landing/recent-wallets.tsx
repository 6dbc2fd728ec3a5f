import { X } from 'lucide-react'
import Link from 'next/link'
import { useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { removeRecent, useRecentWallets } from '@/lib/browser/wallet/recent-wallets'
import { walletPath } from '@/lib/view/urls/paths'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

/** The wallets that were opened last in this browser; nothing if there are none (behaviour 22.1). */
export function RecentWallets() {
  const addresses = useRecentWallets()
  const id = useId()
  if (addresses.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xs text-text-3">
        Recent wallets
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {addresses.map((userAddress) => (
          <RecentWallet key={userAddress} userAddress={userAddress} />
        ))}
      </ul>
    </section>
  )
}

function RecentWallet({ userAddress }: { userAddress: string }) {
  const name = useWalletName(userAddress)
  return (
    <li className="flex max-w-full items-center rounded-lg border border-line bg-surface pr-2 text-sm hover:border-line-2 md:pr-0.5">
      <Link
        href={walletPath(userAddress)}
        // A prefetch would send the address to the server before the visitor opens the wallet.
        prefetch={false}
        title={userAddress}
        className="flex h-11 min-w-0 items-center gap-2 rounded-lg pr-2 pl-3 text-text-2 no-underline transition-colors duration-120 hover:text-text md:h-8"
      >
        {name !== undefined && (
          <bdi translate="no" className="truncate text-text">
            {name}
          </bdi>
        )}
        <span
          translate="no"
          className={name === undefined ? undefined : 'whitespace-nowrap text-text-3'}
        >
          {shortAddress(userAddress)}
        </span>
      </Link>
      <IconButton
        label={`Remove ${name ?? shortAddress(userAddress)}`}
        onClick={(event) => {
          focusSibling(event.currentTarget)
          removeRecent(userAddress)
        }}
      >
        <X size={14} />
      </IconButton>
    </li>
  )
}

/** Focuses the button of the next or previous list item, else the landing page's field. */
function focusSibling(button: HTMLElement): void {
  const item = button.closest('li')
  const sibling = item?.nextElementSibling ?? item?.previousElementSibling
  const field = button.ownerDocument.getElementById('userAddress')
  const next = sibling?.querySelector('button') ?? field
  next?.focus()
}
