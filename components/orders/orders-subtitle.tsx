'use client'

import { useRef } from 'react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { ReadTime } from '@/components/order-lists/read-time'
import { useKeyInUse } from '@/lib/browser/jupiter/jupiter-key-store'
import { isLoading, type OrderList, loadedAtMs } from '@/lib/domain/order-lists/order-list'
import { counted } from '@/lib/view/amounts/count-label'

type OrdersSubtitleProps = {
  userAddress: string
  count: number
  lists: readonly OrderList[]
  onRefresh: () => void
}

/** How many orders there are, and when they were read (behaviour 2.2). */
export function OrdersSubtitle(props: OrdersSubtitleProps) {
  const { userAddress, count, lists, onRefresh } = props
  const isKeyInUse = useKeyInUse()
  // Takes the focus when the key is forgotten, and its button gone.
  const text = useRef<HTMLSpanElement>(null)
  if (lists.some(isLoading)) return <>{counted(count, 'order')} so far</>
  const oldest = loadedAtMs(lists)
  const isWhole = lists.every((list) => list.state.kind === 'whole')
  return (
    <>
      <span ref={text} tabIndex={-1} className="outline-none">
        {counted(count, 'order')}
      </span>
      {isWhole ? ' ' : ' so far '}
      <span aria-hidden="true">·</span>{' '}
      {oldest !== undefined && (
        <>
          read <ReadTime readAtMs={oldest} onRefresh={onRefresh} />
        </>
      )}
      {isKeyInUse && (
        <>
          {' '}
          <span aria-hidden="true">·</span>{' '}
          <JupiterKeyButton
            userAddress={userAddress}
            className="quiet-link"
            fallbackFocus={() => text.current?.focus()}
          >
            Jupiter API key
          </JupiterKeyButton>
        </>
      )}
    </>
  )
}
