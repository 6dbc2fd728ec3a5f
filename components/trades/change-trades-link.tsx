import { ArrowLeft } from 'lucide-react'
import { PrefetchLink } from '@/components/shell/prefetch-link'
import { ordersPath } from '@/lib/view/urls/orders-url'
import type { WalletRequest } from '@/lib/view/urls/trades-url'

/** The way back to a wallet's orders, where those are checked that are displayed (behaviour 5.2). */
export function ChangeTradesLink({ userAddress, recurring, trigger }: WalletRequest) {
  return (
    <PrefetchLink
      href={ordersPath(userAddress, [...recurring, ...trigger])}
      isOffline
      className="-ml-1 inline-flex h-11 items-center gap-2 rounded-md px-1 text-sm text-text-2 transition-colors duration-120 hover:text-text md:h-7 print:hidden"
    >
      <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
      Change displayed trades
    </PrefetchLink>
  )
}
