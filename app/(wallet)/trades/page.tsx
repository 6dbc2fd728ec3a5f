import type { Metadata } from 'next'
import { TradesRoute } from '@/components/trades/trades-route'

export const metadata: Metadata = {
  title: 'Trades',
  description: 'The deposits and trades of the selected Jupiter orders, and their CSV.',
  robots: { index: false, follow: false },
}

export default function TradesPage() {
  return <TradesRoute />
}
