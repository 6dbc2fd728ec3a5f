'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { SchemeButton } from '@/components/preferences/scheme-button'
import { SettingsButton } from '@/components/preferences/settings-button'
import { Mark } from './wordmark'
import { WalletsInBar } from './wallet-chip'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/**
 * The bar of the two wallet pages: the way home and the wallet that is looked at, or how many are
 * (behaviour 13.1, 21.4).
 */
export function AppBar() {
  return (
    <header className="flex h-[52px] items-center gap-3 border-b border-line px-4 md:h-14 md:gap-4 md:px-edge">
      <Link
        href={LANDING_PATH}
        className="flex items-center gap-2.5 text-[15px] font-semibold text-text no-underline"
      >
        <Mark />
        Perijove
      </Link>
      {/* A new one for each page: the URL doesn't report navigations. */}
      <WalletsInBar key={usePathname()} />
      <div className="ml-auto flex items-center gap-3 md:gap-2">
        <SchemeButton />
        <SettingsButton />
      </div>
    </header>
  )
}
