import type { Metadata } from 'next'
import { InvalidAddress } from '@/components/shell/invalid-address'
import { OrdersFromUrl } from '@/components/orders/orders-from-url'
import { isAddress } from '@/lib/domain/wallet/address'
import { ordersTitle } from '@/lib/view/wallet/orders-title-label'

type OrdersPageProps = PageProps<'/orders/[address]'>

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const { address } = await params
  return {
    title: isAddress(address) ? ordersTitle(address) : 'Invalid address',
    description: 'Choose the Jupiter orders of a wallet to display and download.',
    robots: { index: false, follow: false },
  }
}

export default async function OrdersPage({ params }: OrdersPageProps) {
  const { address } = await params
  if (!isAddress(address)) return <InvalidAddress />
  return <OrdersFromUrl key={address} userAddress={address} />
}
