import type { Metadata } from 'next'
import { preconnect } from 'react-dom'
import { InvalidAddress } from '@/components/shell/error-state'
import { OrdersSkeleton } from '@/components/orders/orders-layout'
import { OrdersFromUrl } from '@/components/orders/orders-screen'
import { WalletTitle } from '@/components/wallet/wallet-title'
import { isAddress, isSampleWallet } from '@/lib/domain/wallet/address'
import { publicSettings } from '@/lib/upstream/settings/public-settings'

type OrdersPageProps = PageProps<'/orders/[address]'>

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const { address } = await params
  return {
    ...(!isAddress(address) && { title: 'Invalid address · Perijove' }),
    description: 'Select Jupiter orders to view and download.',
    robots: { index: false, follow: false },
  }
}

export default async function OrdersPage({ params }: OrdersPageProps) {
  const { address } = await params
  if (!isAddress(address)) return <InvalidAddress text={address} />
  // The connection is open when the code asks for orders. The sample's come from this site (behaviour 23.3).
  if (!isSampleWallet(address)) {
    preconnect(publicSettings.jupiterUrl, { crossOrigin: 'anonymous' })
  }
  return (
    <>
      <WalletTitle page="Orders" wallets={[address]} />
      <OrdersFromUrl
        key={address}
        userAddress={address}
        skeleton={<OrdersSkeleton isSample={isSampleWallet(address)} />}
      />
    </>
  )
}
