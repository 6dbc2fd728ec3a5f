import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '@/components/shell/empty-state'
import { buttonClass } from '@/components/ui/button-class'
import { walletPath } from '@/lib/view/urls/paths'

/** The trades page with no order keys (behaviour 5.17). */
export function NoTrades({ userAddress }: { userAddress: string }) {
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link href={walletPath(userAddress)} className={buttonClass('primary')}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Back to orders
        </Link>
      }
    >
      Choose at least one order to see its deposits and trades.
    </EmptyState>
  )
}
