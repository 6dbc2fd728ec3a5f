import type { Metadata } from 'next'
import { TradesFromUrl } from '@/components/trades/trades-screen'
import { TradesSkeleton } from '@/components/trades/trades-skeleton'
import { WalletTitle } from '@/components/wallet/wallet-title'

export const metadata: Metadata = {
  description: 'Deposits and trades of selected Jupiter orders.',
  robots: { index: false, follow: false },
}

export default function TradesPage() {
  return (
    <>
      <WalletTitle page="Trades" />
      <TradesFromUrl skeleton={<TradesSkeleton />} />
    </>
  )
}
