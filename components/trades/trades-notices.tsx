'use client'

import { WalletNotices } from './wallet-notices'
import { ReadingPanel } from '@/components/order-lists/reading-panel'
import { ReadingPlace } from '@/components/order-lists/reading-place'
import { Notice } from '@/components/ui/notice'
import { useWalletLabels } from '@/lib/browser/wallet/named-wallets'
import type { TradesWallets } from '@/lib/browser/trades/use-trades-wallets'
import { stillReadingLabel } from '@/lib/view/order-lists/reading-label'
import { leftOutWalletsTexts } from '@/lib/view/trades/left-out-label'
import type { AskedWallets } from '@/lib/view/trades/trades-asked'
import { ordersNotFoundText } from '@/lib/view/trades/orders-not-found-label'

type TradesNoticesProps = {
  asked: AskedWallets
  shown: TradesWallets
  /** Whether the rows stand below already. */
  isTableShown: boolean
}

/** What is still being read, what is missing, and orders that came after Submit. */
export function TradesNotices({ asked, shown, isTableShown }: TradesNoticesProps) {
  const { wallets: request } = asked
  const { wallets, lists, isReading, notFound } = shown
  const labels = useWalletLabels(shown.choices)
  const stop = () => {
    for (const { actions } of wallets) actions.stop()
  }
  return (
    <>
      <ReadingPlace lists={lists} isHeld={isTableShown}>
        <ReadingPanel
          userAddress={wallets[0]?.userAddress ?? ''}
          lists={lists}
          label={stillReadingLabel(lists)}
          onStop={stop}
        />
      </ReadingPlace>
      {leftOutWalletsTexts(asked).map((text) => (
        <Notice key={text} kind="warn">
          <p>{text}</p>
        </Notice>
      ))}
      {request.map((ofWallet, index) => {
        const wallet = wallets[index]
        const name = request.length > 1 ? labels[index] : undefined
        return (
          wallet && (
            <WalletNotices key={ofWallet.userAddress} asked={ofWallet} {...{ wallet, name }} />
          )
        )
      })}
      {!isReading && notFound > 0 && (
        <Notice kind="warn">
          <p>{ordersNotFoundText(notFound, request.length)}</p>
        </Notice>
      )}
    </>
  )
}
