'use client'

import { RefreshCw } from 'lucide-react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { OrderList, OrderListName } from '@/lib/domain/order-lists/order-list'
import { faultText, listError } from '@/lib/view/order-lists/order-list-label'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type FailedListsProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** What the wallet is called, where it is one of several. */
  wallet?: string | undefined
  onRetry: (name: OrderListName) => void
}

/**
 * The error of each list that failed: what happened, what is kept, and a retry (behaviour 3.15).
 */
export function FailedLists({ userAddress, lists, wallet, onRetry }: FailedListsProps) {
  return lists.flatMap((list) => {
    if (list.state.kind !== 'failed') return []
    const { fault } = list.state
    const needsKey = fault.kind === 'key' || fault.kind === 'rate limit'
    return (
      <Notice
        key={list.name}
        kind="bad"
        heading={textOfWallet(listError(list), wallet)}
        action={
          <span className="flex flex-wrap gap-2">
            {needsKey && (
              <JupiterKeyButton
                userAddress={userAddress}
                className={buttonClass('secondary', 'small')}
                onUsed={() => onRetry(list.name)}
              >
                Use a Jupiter API key
              </JupiterKeyButton>
            )}
            <Button
              size="small"
              aria-label={textOfWallet(`Retry ${list.name} orders`, wallet)}
              onClick={() => onRetry(list.name)}
            >
              <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
              Retry
            </Button>
          </span>
        }
      >
        <p className="text-text-2">{faultText(list, fault)}</p>
      </Notice>
    )
  })
}
