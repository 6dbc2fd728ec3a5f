import Link from 'next/link'
import { EmptyState } from '../empty-state'
import { buttonClass } from '../ui/button-class'
import { LANDING_PATH } from '@/lib/view/routes'

/** The trades page whose URL names no wallet. */
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
