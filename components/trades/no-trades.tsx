import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '../empty-state'
import { buttonClass } from '../ui/button-class'
import { ordersPath } from '@/lib/view/routes'

/** The trades page with no order keys (spec 2). */
export function NoTrades({ userAddress }: { userAddress: string }) {
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link href={ordersPath(userAddress)} className={buttonClass('primary')}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Back to orders
        </Link>
      }
    >
      Choose at least one order to see its deposits and trades.
    </EmptyState>
  )
}
