import { PrefetchLink } from '@/components/shell/prefetch-link'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import { type TradesRequest, tradesPath } from '@/lib/view/urls/trades-url'
import { besideText } from '@/lib/view/wallet/wallet-label'

type BesideNoticeProps = { userAddress: string; beside: TradesRequest }

/** That the orders chosen here join the trades of other wallets, and the way back to those. */
export function BesideNotice({ userAddress, beside }: BesideNoticeProps) {
  const others = beside.map((wallet) => wallet.userAddress).filter((one) => one !== userAddress)
  const labels = useWalletLabels(others)
  if (others.length === 0) return null
  return (
    <Notice
      kind="info"
      action={
        <PrefetchLink href={tradesPath(beside)} className={buttonClass('secondary', 'small')}>
          Back to the trades
        </PrefetchLink>
      }
    >
      <p>{besideText(labels)}</p>
    </Notice>
  )
}
