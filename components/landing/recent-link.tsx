import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { OutlineIcon } from '@/components/ui/outline-icon'
import { IconButton } from '@/components/ui/icon-button'
import { focusBeyond } from '@/lib/browser/wallet/focus-beyond'
import { forgetRecent } from '@/lib/browser/wallet/recent-address-storage'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { walletPath } from '@/lib/view/urls/paths'
import { shortAddress } from '@/lib/view/wallet/short-address'
import { walletLabel } from '@/lib/view/wallet/wallet-label'

/** A wallet that was opened before: a link to its orders, and a way off the list (behaviour 22.2). */
export function RecentLink({ userAddress }: { userAddress: string }) {
  const name = useWalletName(userAddress)
  const router = useRouter()
  const [isOpening, startOpening] = useTransition()
  const href = walletPath(userAddress)
  return (
    <li className="flex max-w-full items-center rounded-lg border border-line bg-surface pr-2 text-sm hover:border-line-2 md:pr-0.5">
      <a
        href={href}
        title={userAddress}
        aria-busy={isOpening || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          // Inside the app, where a price run goes on; asked for now and not ahead.
          event.preventDefault()
          startOpening(() => router.push(href))
        }}
        className="flex h-11 min-w-0 items-center gap-2 rounded-lg pr-2 pl-3 text-text-2 no-underline transition-colors duration-120 hover:text-text aria-busy:text-text-3 md:h-8"
      >
        {name !== undefined && <bdi className="truncate text-text">{name}</bdi>}
        <span className={name === undefined ? undefined : 'whitespace-nowrap text-text-3'}>
          {shortAddress(userAddress)}
        </span>
      </a>
      <IconButton
        label={`Remove ${walletLabel(userAddress, name)}`}
        onClick={(event) => {
          focusBeyond(event.currentTarget)
          forgetRecent(userAddress)
        }}
      >
        <OutlineIcon size={14} strokeWidth={1.5}>
          <path d="M4.5 4.5l7 7M11.5 4.5l-7 7" />
        </OutlineIcon>
      </IconButton>
    </li>
  )
}
