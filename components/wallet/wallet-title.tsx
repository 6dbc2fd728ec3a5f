'use client'

import { useUrl } from '@/lib/browser/page/use-url'
import { useWalletName } from '@/lib/browser/wallet/named-wallets'
import { walletsOfPage } from '@/lib/view/urls/page-urls'
import { TRADES_PATH } from '@/lib/view/urls/paths'
import { walletPageTitle } from '@/lib/view/wallet/wallet-label'

/** The title isn't metadata, because only the browser knows the wallets' names (behaviour 11.4, 22.3). */
export function WalletTitle(props: { page: 'Orders' | 'Trades'; wallets: readonly string[] }) {
  const { page, wallets } = props
  const name = useWalletName(wallets[0] ?? '')
  return <title>{walletPageTitle(page, wallets, name)}</title>
}

/** The title of the trades page, whose wallets only the browser knows. */
export function TradesTitle() {
  const url = useUrl(TRADES_PATH)
  return <WalletTitle page="Trades" wallets={url ? walletsOfPage(url) : []} />
}
