import Link from 'next/link'
import { EmptyState } from '@/components/shell/empty-state'
import { buttonClass } from '@/components/ui/button-class'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/** The trades page whose URL names no wallet (behaviour 5.17). */
export function WrongTradesLink() {
  return (
    <EmptyState
      heading="No trades selected"
      action={
        <Link href={LANDING_PATH} className={buttonClass('primary')}>
          Change Address
        </Link>
      }
    >
      This link names no wallet address. Paste one to choose its orders.
    </EmptyState>
  )
}
