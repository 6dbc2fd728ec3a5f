import type { Metadata } from 'next'
import { TradesFromUrl } from '@/components/trades/trades-from-url'

export const metadata: Metadata = {
  title: 'Trades',
  description: 'The deposits and trades of the selected Jupiter orders, and their CSV.',
  robots: { index: false, follow: false },
}

export default function TradesPage() {
  return <TradesFromUrl />
}
