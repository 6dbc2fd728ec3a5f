'use client'

import Link from 'next/link'
import { RefreshCw } from 'lucide-react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { ErrorState } from '@/components/shell/error-state'
import { StatusBar } from '@/components/status-bar/status-bar'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { OrderList, OrderListName } from '@/lib/domain/order-lists/order-list'
import { faultText, listError } from '@/lib/view/order-lists/order-list-label'
import { LANDING_PATH } from '@/lib/view/urls/paths'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type FailedListsProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** What the wallet is called, if it is one of several. */
  wallet?: string | undefined
  onRetry: (name: OrderListName) => void
}

/** Shows the error of each list that failed, with a retry (behaviour 3.15). */
export function FailedLists({ userAddress, lists, wallet, onRetry }: FailedListsProps) {
  return lists.flatMap((list) => {
    if (list.state.kind !== 'failed') return []
    const { fault } = list.state
    const needsKey = fault.kind === 'key' || fault.kind === 'rate limit'
    const retry = () => onRetry(list.name)
    return (
      <Notice
        key={list.name}
        kind="bad"
        heading={textOfWallet(listError(list), wallet)}
        action={
          <span className="flex flex-wrap gap-2">
            {needsKey && <AddKeyButton userAddress={userAddress} onUsed={retry} isSmall />}
            <RetryButton
              label={textOfWallet(`Retry ${list.name} orders`, wallet)}
              onRetry={retry}
              isSmall
            />
          </span>
        }
      >
        <p className="text-text-2">{faultText(list, fault)}</p>
      </Notice>
    )
  })
}

type AllListsProps = {
  userAddress: string
  lists: readonly OrderList[]
  onRetry: () => void
}

/** Shows the errors of a wallet of which nothing could be loaded, next to others (behaviour 21.6). */
export function AllListsNotice(props: AllListsProps & { wallet: string | undefined }) {
  const { userAddress, lists, wallet, onRetry } = props
  return (
    <Notice
      kind="bad"
      heading={textOfWallet(headingOf(lists), wallet)}
      action={
        <span className="flex flex-wrap gap-2">
          <AddKeyButton userAddress={userAddress} onUsed={onRetry} isSmall />
          <RetryButton label={textOfWallet('Retry', wallet)} onRetry={onRetry} isSmall />
        </span>
      }
    >
      <AllErrors lists={lists} />
    </Notice>
  )
}

/** Shows the page for a wallet of which nothing could be loaded (behaviour 3.15). */
export function AllListsFailed({ userAddress, lists, onRetry }: AllListsProps) {
  return (
    <>
      <ErrorState
        heading={headingOf(lists)}
        actions={
          <>
            <RetryButton onRetry={onRetry} />
            <AddKeyButton userAddress={userAddress} onUsed={onRetry} />
            <Link href={LANDING_PATH} className={buttonClass('ghost')}>
              Change Address
            </Link>
          </>
        }
      >
        <AllErrors lists={lists} />
      </ErrorState>
      <StatusBar />
    </>
  )
}

function headingOf([first]: readonly OrderList[]): string {
  return first ? listError(first) : ''
}

/** What happened to the first list, whose name is the heading, and the names of the others. */
function AllErrors({ lists: [first, ...others] }: { lists: readonly OrderList[] }) {
  return (
    <>
      {first?.state.kind === 'failed' && (
        <p className="text-text-2">{faultText(first, first.state.fault)}</p>
      )}
      <ul className="mt-2">
        {others.map((list) => (
          <li key={list.name}>{listError(list)}</li>
        ))}
      </ul>
    </>
  )
}

type AddKeyButtonProps = { userAddress: string; onUsed: () => void; isSmall?: boolean }

function AddKeyButton({ userAddress, onUsed, isSmall = false }: AddKeyButtonProps) {
  return (
    <JupiterKeyButton
      userAddress={userAddress}
      className={buttonClass('secondary', isSmall ? 'small' : 'control')}
      onUsed={onUsed}
    >
      Add Jupiter API key
    </JupiterKeyButton>
  )
}

type RetryButtonProps = { label?: string; onRetry: () => void; isSmall?: boolean }

function RetryButton({ label, onRetry, isSmall = false }: RetryButtonProps) {
  return (
    <Button
      size={isSmall ? 'small' : 'control'}
      variant={isSmall ? 'secondary' : 'primary'}
      aria-label={label}
      onClick={onRetry}
    >
      <RefreshCw size={isSmall ? 14 : 16} strokeWidth={1.75} aria-hidden="true" />
      Retry
    </Button>
  )
}
