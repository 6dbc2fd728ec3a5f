import Link from 'next/link'
import { ErrorState } from './error-state'
import { buttonClass } from '@/components/ui/button-class'
import { INVALID_ADDRESS } from '@/lib/domain/wallet/address'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/** Shown if the URL has no valid address (behaviour 13.4, 15.1). */
export function InvalidAddress() {
  return (
    <ErrorState
      heading={INVALID_ADDRESS}
      actions={
        <Link href={LANDING_PATH} className={buttonClass('primary')}>
          Change Address
        </Link>
      }
    >
      <p>This link has no valid Solana address. Check that you copied all of it.</p>
    </ErrorState>
  )
}
