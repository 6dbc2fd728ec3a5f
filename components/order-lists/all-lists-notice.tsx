import { RefreshCw } from 'lucide-react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { faultText, listError } from '@/lib/view/order-lists/order-list-label'
import { textOfWallet } from '@/lib/view/wallet/wallet-label'

type AllListsNoticeProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** What the wallet is called. */
  name: string | undefined
  onRetry: () => void
}

/** A wallet of which nothing could be read, beside others of which something was (behaviour 21.6). */
export function AllListsNotice({ userAddress, lists, name, onRetry }: AllListsNoticeProps) {
  const [first, ...others] = lists
  if (!first) return null
  return (
    <Notice
      kind="bad"
      heading={textOfWallet(listError(first), name)}
      action={
        <span className="flex flex-wrap gap-2">
          <JupiterKeyButton
            userAddress={userAddress}
            className={buttonClass('secondary', 'small')}
            onUsed={onRetry}
          >
            Use a Jupiter API key
          </JupiterKeyButton>
          <Button size="small" aria-label={textOfWallet('Retry', name)} onClick={onRetry}>
            <RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />
            Retry
          </Button>
        </span>
      }
    >
      {first.state.kind === 'failed' && (
        <p className="text-text-2">{faultText(first, first.state.fault)}</p>
      )}
      <ul>
        {others.map((list) => (
          <li key={list.name}>{listError(list)}</li>
        ))}
      </ul>
    </Notice>
  )
}
