import { NOTICE_ACTION_CLASS } from '@/components/notices/notices'
import { dialogCode } from '@/components/shell/dialog-host'
import { Button } from '@/components/ui/button'
import { useDialog } from '@/lib/browser/dialogs/open-dialogs'
import { openOrderDetails } from '@/lib/browser/order-details/open-order-details'
import { focusTarget } from '@/lib/browser/page/focus-targets'
import type { Reconciliation } from '@/lib/domain/reconciliation/reconcile-orders'
import type { TokenState } from '@/lib/domain/tokens/token'
import { pairLabel } from '@/lib/view/orders/order-label'
import {
  differenceTexts,
  NOT_RECONCILED_HINT,
  notReconciledText,
} from '@/lib/view/reconciliation/reconciliation-label'
import { shortAddress } from '@/lib/view/wallet/wallet-label'

type ReconciliationButtonProps = {
  reconciliation: Reconciliation
  stateOf: (mint: string) => TokenState
}

/** Lists the orders that aren't reconciled, by how much, and what that can mean (behaviour 16.5). */
export function ReconciliationButton({ reconciliation, stateOf }: ReconciliationButtonProps) {
  const { opener } = useDialog(dialogCode, (closing) => ({
    ...closing,
    title: notReconciledText(reconciliation) ?? '',
    children: (
      <div className="px-5 pb-5 text-sm">
        <p className="mb-3 text-text-2">{NOT_RECONCILED_HINT}</p>
        <ul className="flex flex-col gap-2">
          {reconciliation.notReconciled.map(({ order, differences }) => (
            <li
              key={`${order.kind} ${order.orderKey}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1"
            >
              <Button
                size="small"
                // The whole mint of an unknown token wraps.
                className="h-auto! min-h-11 max-w-full py-1 text-left wrap-anywhere whitespace-normal! md:min-h-7"
                ref={focusTarget(`order ${order.orderKey}`)}
                onClick={({ currentTarget }) => openOrderDetails(order.orderKey, currentTarget)}
              >
                <span dir="auto" translate="no">
                  {`${pairLabel(stateOf(order.inputMint), stateOf(order.outputMint))} ${shortAddress(order.orderKey)}`}
                </span>
              </Button>
              <span dir="auto" translate="no">
                {differenceTexts(order, differences, stateOf).join(' and ')}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ),
  }))
  return (
    <button {...opener} type="button" aria-haspopup="dialog" className={NOTICE_ACTION_CLASS}>
      Show
    </button>
  )
}
