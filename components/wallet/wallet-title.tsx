'use client'

import { usePathname } from 'next/navigation'
import { useHydrated } from '@/lib/browser/rendering/use-hydrated'
import { useUrl } from '@/lib/browser/urls/use-url'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { walletsOfPage } from '@/lib/view/urls/page-urls'
import { walletPageTitle } from '@/lib/view/wallet/wallet-label'

/**
 * The title isn't metadata, because only the browser knows the wallets and their names (behaviour 11.4, 22.3).
 * Screen readers announce the title after a navigation, before the browser's URL changes.
 */
export function WalletTitle({ page }: { page: 'Orders' | 'Trades' }) {
  const pathname = usePathname()
  const isLive = useHydrated()
  const url = useUrl(pathname) ?? (isLive ? { pathname, search: '', hash: '' } : undefined)
  const wallets = url && walletsOfPage(url)
  return <title>{walletPageTitle(page, wallets, useWalletName(wallets?.[0] ?? ''))}</title>
}
