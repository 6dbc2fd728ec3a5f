import type { Metadata } from 'next'
import { preconnect } from 'react-dom'
import { OrdersFromUrl } from '@/components/orders/orders-screen'
import { WalletTitle } from '@/components/wallet/wallet-title'
import { publicSettings } from '@/lib/upstream/environment/public-settings'

export const metadata: Metadata = {
  description: 'Select Jupiter orders to view and download.',
  robots: { index: false, follow: false },
}

export const dynamicParams = false

/** One page serves the sample wallet, and another serves all other wallets (docs/decisions/004). */
export function generateStaticParams() {
  return [{ address: 'sample' }, { address: 'wallet' }]
}

export default async function OrdersPage({ params }: PageProps<'/orders/[address]'>) {
  const isSample = (await params).address === 'sample'
  // This opens the connection before orders are requested. The sample's orders come from this site (behaviour 23.3).
  if (!isSample) preconnect(publicSettings.jupiterUrl, { crossOrigin: 'anonymous' })
  return (
    <>
      <WalletTitle page="Orders" />
      <OrdersFromUrl isSample={isSample} />
    </>
  )
}
