import type { Metadata } from 'next'
import { TradesFromUrl } from '@/components/trades/trades-from-url'
import { TradesTitle } from '@/components/wallet/wallet-title'

export const metadata: Metadata = {
  description: 'The deposits and trades of the selected Jupiter orders, and their CSV.',
  robots: { index: false, follow: false },
}

export default function TradesPage() {
  return (
    <>
      <TradesTitle />
      <TradesFromUrl />
    </>
  )
}
