'use client'

import { SchemeButton } from '@/components/preferences/scheme-button'
import { SettingsButton } from '@/components/preferences/settings-button'
import { PrefetchLink } from './prefetch-link'
import { Mark } from './mark'
import { WalletChip } from './wallet-chip'
import { WalletTitle } from '@/components/wallet/wallet-title'
import { useUrl } from '@/lib/browser/page/use-url'
import { isAddress } from '@/lib/domain/wallet/address'
import { LANDING_PATH, parseWallet } from '@/lib/view/urls/paths'

/**
 * The bar of the two wallet pages: the way home and the wallet that is looked at (behaviour 13.1).
 */
export function AppBar() {
  const url = useUrl()
  const userAddress = url && parseWallet(url)
  return (
    <header className="flex h-[52px] items-center gap-3 border-b border-line px-4 md:h-14 md:gap-4 md:px-12">
      <PrefetchLink
        href={LANDING_PATH}
        className="flex items-center gap-2.5 text-[15px] font-semibold text-text no-underline"
      >
        <Mark />
        Perijove
      </PrefetchLink>
      {userAddress !== undefined && isAddress(userAddress) && (
        <>
          <WalletChip userAddress={userAddress} />
          <WalletTitle userAddress={userAddress} />
        </>
      )}
      <div className="ml-auto flex items-center gap-3 md:gap-2">
        <SchemeButton />
        <SettingsButton />
      </div>
    </header>
  )
}
