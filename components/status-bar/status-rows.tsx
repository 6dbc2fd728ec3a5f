import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Announcement, StatusRow, StopButton } from './status-row'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { jupiterCalls, useJupiterWait } from '@/lib/browser/jupiter/jupiter-calls'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { rateLimitText } from '@/lib/view/errors/error-label'
import {
  pagesLeft,
  LOADING_ORDERS,
  loadedPagesLabel,
  loadingProgress,
  loadingLabel,
  quarterText,
  resumingText,
  timeLeftText,
} from '@/lib/view/status-bar/status-label'

/** Lists that may be loading. */
export type LoadingLists = {
  userAddress: string
  lists: readonly OrderList[]
  onStop: () => void
}

/** How far loading is, how long it takes or waits, and how to speed it up (behaviour 3.4). */
export function LoadingRow({
  userAddress,
  lists,
  onStop,
  isLine,
}: LoadingLists & { isLine?: boolean }) {
  const wait = useJupiterWait()
  const progress = loadingProgress(lists)
  const leftMs = jupiterCalls().msFor(pagesLeft(lists))
  const said =
    wait === undefined
      ? { text: loadingLabel(progress), time: leftMs > 0 ? timeLeftText(leftMs) : undefined }
      : { text: rateLimitText('Jupiter'), time: resumingText(wait) }
  return (
    <StatusRow
      work="loading"
      state={wait === undefined ? 'running' : 'waiting'}
      name={LOADING_ORDERS}
      {...said}
      done={progress.loaded}
      total={progress.total}
      isLine={isLine}
      link={
        <JupiterKeyButton
          userAddress={userAddress}
          className="inline-flex items-center gap-2 quiet-link"
        >
          {!isLine && <KeyRound size={14} className="phone:hidden" />}
          <span>
            Speed up<span className="phone:hidden"> with a Jupiter API key</span>
          </span>
        </JupiterKeyButton>
      }
    >
      <StopButton isLine={isLine} onStop={onStop} />
    </StatusRow>
  )
}

/** Tells screen readers how loading goes and how it ended; always on the page (behaviour 24.4). */
export function LoadingAnnouncement({ lists }: Pick<LoadingLists, 'lists'>) {
  const isPaused = useJupiterWait() !== undefined
  const isUnderWay = lists.some(isLoading)
  // Lists that come from the cache aren't news.
  const [wasUnderWay, setWasUnderWay] = useState(isUnderWay)
  if (isUnderWay && !wasUnderWay) setWasUnderWay(true)
  if (!wasUnderWay) return <Announcement text="" />
  const progress = loadingProgress(lists)
  if (!isUnderWay) return <Announcement text={loadedPagesLabel(progress)} />
  const text = isPaused
    ? rateLimitText('Jupiter')
    : quarterText(LOADING_ORDERS, progress.loaded, progress.total)
  return <Announcement text={text} />
}
