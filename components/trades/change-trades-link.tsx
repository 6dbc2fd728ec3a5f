import { ArrowLeft } from 'lucide-react'
import { memo } from 'react'
import { PrefetchLink } from '@/components/shell/prefetch-link'
import { WORDS_WITH_ICON_CLASS } from '@/components/ui/button-class'
import { ordersPath } from '@/lib/view/urls/orders-url'
import type { WalletRequest } from '@/lib/view/urls/trades-url'

/**
 * The way back to a wallet's orders, where those are checked that are displayed (behaviour 5.2). Its
 * address may be of 2,000 keys, and is not made anew at each click on the page.
 */
export const ChangeTradesLink = memo(function ChangeTradesLink({
  userAddress,
  recurring,
  trigger,
}: WalletRequest) {
  return (
    <PrefetchLink
      href={ordersPath(userAddress, [...recurring, ...trigger])}
      isOffline
      className={`-ml-1 ${WORDS_WITH_ICON_CLASS}`}
    >
      <ArrowLeft size={14} strokeWidth={1.75} aria-hidden="true" />
      Change displayed trades
    </PrefetchLink>
  )
})
