'use client'

import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import type { Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { counted } from '@/lib/view/amounts/count-label'
import { pairLabel } from '@/lib/view/orders/order-label'
import {
  differenceTexts,
  NOT_RECONCILED_HINT,
  notReconciledText,
} from '@/lib/view/reconciliation/reconciliation-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

const MAX_LISTED = 10

type ReconciliationNoticeProps = {
  found: Reconciliation
  stateOf: (mint: string) => TokenState
}

/** Lists the first orders that aren't reconciled, by how much, and what that can mean (behaviour 16.5). */
export function ReconciliationNotice({ found, stateOf }: ReconciliationNoticeProps) {
  const text = notReconciledText(found, stateOf)
  if (text === undefined) return null
  const isSingle = found.notReconciled.length === 1
  return (
    <Notice kind="warn">
      <p dir="auto" className="font-semibold">
        {text}
      </p>
      <ul className="my-1 flex flex-col gap-1">
        {found.notReconciled.slice(0, MAX_LISTED).map(({ order, differences }) => (
          <li
            key={`${order.kind} ${order.orderKey}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <Button
              size="small"
              data-order-details={order.orderKey}
              onClick={({ currentTarget }) => openOrderDetails(order.orderKey, currentTarget)}
            >
              <span dir="auto">
                {pairLabel(stateOf(order.inputMint), stateOf(order.outputMint))}{' '}
                {shortAddress(order.orderKey)}
              </span>
            </Button>
            {!isSingle && (
              <span dir="auto">{differenceTexts(order, differences, stateOf).join(' and ')}</span>
            )}
          </li>
        ))}
        {found.notReconciled.length > MAX_LISTED && (
          <li>and {counted(found.notReconciled.length - MAX_LISTED, 'more order')}</li>
        )}
      </ul>
      <p className="text-text-2">{NOT_RECONCILED_HINT}</p>
    </Notice>
  )
}
