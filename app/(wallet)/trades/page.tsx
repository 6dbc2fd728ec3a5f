import type { Metadata } from 'next'
import { TradesFromUrl } from '@/components/trades/trades-screen'
import { WalletTitle } from '@/components/wallet/wallet-title'

export const metadata: Metadata = {
  description: 'Deposits and trades of selected Jupiter orders.',
  robots: { index: false, follow: false },
}

export default function TradesPage() {
  return (
    <>
      <WalletTitle page="Trades" />
      <TradesFromUrl />
    </>
  )
}
