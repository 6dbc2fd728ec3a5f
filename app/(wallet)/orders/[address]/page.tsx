import type { Metadata } from 'next'
import { InvalidAddress } from '@/components/invalid-address'
import { OrdersScreen } from '@/components/orders/orders-screen'
import { isAddress } from '@/lib/domain/address'
import { shortAddress } from '@/lib/view/address-label'

type OrdersPageProps = PageProps<'/orders/[address]'>

export async function generateMetadata({ params }: OrdersPageProps): Promise<Metadata> {
  const { address } = await params
  return {
    title: isAddress(address) ? `Orders of ${shortAddress(address)}` : 'Invalid address',
    description: 'Choose the Jupiter orders of a wallet to display and download.',
    robots: { index: false, follow: false },
  }
}

export default async function OrdersPage({ params }: OrdersPageProps) {
  const { address } = await params
  if (!isAddress(address)) return <InvalidAddress />
  return <OrdersScreen key={address} userAddress={address} />
}
