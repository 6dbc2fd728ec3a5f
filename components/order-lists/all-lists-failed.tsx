'use client'

import Link from 'next/link'
import { RefreshCw } from 'lucide-react'
import { ErrorState } from '@/components/shell/error-state'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { faultText, listError } from '@/lib/view/order-lists/order-list-label'
import { LANDING_PATH } from '@/lib/view/urls/paths'

type AllListsFailedProps = {
  userAddress: string
  lists: readonly OrderList[]
  onRetry: () => void
}

/** The page where every list failed and nothing could be read (behaviour 3.15). */
export function AllListsFailed({ userAddress, lists, onRetry }: AllListsFailedProps) {
  const [first] = lists
  return (
    <ErrorState
      heading={first ? listError(first) : ''}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />
            Retry
          </Button>
          <JupiterKeyButton
            userAddress={userAddress}
            className={buttonClass('secondary')}
            onUsed={onRetry}
          >
            Use a Jupiter API key
          </JupiterKeyButton>
          <Link href={LANDING_PATH} className={buttonClass('ghost')}>
            Change Address
          </Link>
        </>
      }
    >
      {first?.state.kind === 'failed' && <p>{faultText(first, first.state.fault)}</p>}
      <ul className="mt-2">
        {lists.slice(1).map((list) => (
          <li key={list.name}>{listError(list)}</li>
        ))}
      </ul>
    </ErrorState>
  )
}
