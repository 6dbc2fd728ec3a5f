'use client'

import { RefreshCw } from 'lucide-react'
import { ErrorState } from './error-state'
import { IntentLink } from './intent-link'
import { JupiterKeyButton } from './jupiter-key-button'
import { Button } from './ui/button'
import { buttonClass } from './ui/button-class'
import type { OrderList } from '@/lib/domain/order-list'
import { faultText, LIST_ERRORS } from '@/lib/view/list-words'
import { LANDING_PATH } from '@/lib/view/routes'

type NothingReadProps = {
  userAddress: string
  lists: readonly OrderList[]
  onRetry: () => void
}

/** The page where every list failed and nothing could be read. */
export function NothingRead({ userAddress, lists, onRetry }: NothingReadProps) {
  const [first] = lists
  return (
    <ErrorState
      heading={first ? LIST_ERRORS[first.name] : ''}
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
          <IntentLink href={LANDING_PATH} className={buttonClass('ghost')}>
            Change Address
          </IntentLink>
        </>
      }
    >
      {first?.state.kind === 'failed' && <p>{faultText(first, first.state.fault)}</p>}
      <ul className="mt-2">
        {lists.slice(1).map((list) => (
          <li key={list.name}>{LIST_ERRORS[list.name]}</li>
        ))}
      </ul>
    </ErrorState>
  )
}
