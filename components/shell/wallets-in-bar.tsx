import { WalletChip } from './wallet-chip'
import { useUrl } from '@/lib/browser/page/use-url'
import { walletsOfPage } from '@/lib/view/trades/wallets-of-page'

/** The wallets that the page shows, in the bar; nothing where there is none. */
export function WalletsInBar() {
  const url = useUrl()
  const wallets = url ? walletsOfPage(url) : []
  if (wallets.length === 0) return null
  return <WalletChip wallets={wallets} />
}
