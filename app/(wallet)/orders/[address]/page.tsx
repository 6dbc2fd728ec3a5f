import type { Metadata } from 'next'
import { preconnect } from 'react-dom'
import { OrdersFromUrl } from '@/components/orders/orders-screen'
import { WalletTitle } from '@/components/wallet/wallet-title'
import { isSampleWallet, SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { publicSettings } from '@/lib/upstream/settings/public-settings'
import { ANY_WALLET } from '@/lib/view/urls/paths'

export const metadata: Metadata = {
  description: 'Select Jupiter orders to view and download.',
  robots: { index: false, follow: false },
}

export const dynamicParams = false

/** One page serves every wallet, and one the sample wallet (docs/decisions/004). */
export function generateStaticParams() {
  return [{ address: ANY_WALLET }, { address: SAMPLE_WALLET }]
}

export default async function OrdersPage({ params }: PageProps<'/orders/[address]'>) {
  const isSample = isSampleWallet((await params).address)
  // The connection is open when the code asks for orders. The sample's come from this site (behaviour 23.3).
  if (!isSample) preconnect(publicSettings.jupiterUrl, { crossOrigin: 'anonymous' })
  return (
    <>
      <WalletTitle page="Orders" />
      <OrdersFromUrl isSample={isSample} />
    </>
  )
}
