import Link from 'next/link'
import { ErrorState } from './error-state'
import { buttonClass } from '@/components/ui/button-class'
import { INVALID_ADDRESS } from '@/lib/domain/wallet/address'
import { LANDING_PATH } from '@/lib/view/urls/paths'

/** What a page shows whose URL names no valid address (behaviour 13.4, 15.1). */
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
      <p>
        This link names no Solana address: 32 to 44 letters and digits without 0, O, I and l. Check
        that it was copied whole.
      </p>
    </ErrorState>
  )
}
