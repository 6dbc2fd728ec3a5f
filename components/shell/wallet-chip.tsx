'use client'

import { CopyButton } from '@/components/copying/copy-button'
import { Identicon } from '@/components/identicons/identicon'
import { cn } from '@/components/ui/cn'
import { Pill } from '@/components/ui/pill'
import { NameWalletButton } from '@/components/wallet/name-wallet-button'
import { useUrl } from '@/lib/browser/page/use-url'
import { useIsSample } from '@/lib/browser/sample/cache-services'
import { useNoteRecent } from '@/lib/browser/wallet/recent-wallets'
import { walletsOfPage } from '@/lib/view/trades/requested-trades'
import { SAMPLE, walletsLabel } from '@/lib/view/wallet/wallet-label'

/** Shows the wallets of the page in the bar; nothing if there is none. */
export function WalletsInBar() {
  const url = useUrl()
  const wallets = url ? walletsOfPage(url) : []
  if (wallets.length === 0) return null
  return <WalletChip wallets={wallets} />
}

/**
 * The wallet that is looked at: what it is called, a button that copies its address, and whether it is
 * the sample (behaviour 23.2); of several wallets their number (behaviour 21.4).
 */
export function WalletChip({ wallets }: { wallets: readonly string[] }) {
  const [first = '', ...further] = wallets
  const isSample = useIsSample()
  // Of several the trades page notes those that it could read.
  useNoteRecent(further.length === 0 ? wallets : [])
  return (
    <div className="flex min-w-0 items-center gap-3 border-l border-line pl-3 md:pl-4">
      <div
        className={cn(
          'flex min-w-0 items-center gap-2 rounded-lg border border-line bg-surface py-1 pr-1 pl-2 text-sm text-text-2 md:max-w-80',
          // There is no room for its address, too.
          isSample &&
            'phone:min-h-[38px] phone:pr-2 phone:*:data-copy:hidden phone:*:data-[slot=identicon]:hidden',
        )}
      >
        <Identicon value={first} />
        {further.length === 0 ? (
          <>
            {isSample && <Pill kind="warn">{SAMPLE}</Pill>}
            <NameWalletButton userAddress={first} />
            <CopyButton value={first} label="Copy wallet address" />
          </>
        ) : (
          <span title={wallets.join('\n')} className="pr-1 leading-7 whitespace-nowrap">
            {walletsLabel(wallets.length)}
          </span>
        )}
      </div>
    </div>
  )
}
