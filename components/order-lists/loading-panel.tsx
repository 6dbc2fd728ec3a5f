'use client'

import { Check, CircleStop, Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { jupiterCalls, useJupiterWait } from '@/lib/browser/jupiter/jupiter-calls'
import { ordersOf } from '@/lib/domain/order-lists/merge-lists'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import {
  loadedOrdersLabel,
  loadedPagesLabel,
  loadingLabel,
  loadingProgress,
  pagesLeft,
  timeLeftLabel,
  waitLabel,
} from '@/lib/view/order-lists/order-list-label'

type LoadingPanelProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** Whether something is rendered below that would move. */
  isHeld: boolean
  onStop: () => void
}

/**
 * Shows how far loading is. After loading it says what was loaded, so that what is below doesn't move,
 * unless a notice has just taken its place (behaviour 3.4).
 */
export function LoadingPanel({ isHeld, ...props }: LoadingPanelProps) {
  const { lists } = props
  // How many notices there were while the panel was above something; undefined if it never was.
  const [noticesBefore, setNoticesBefore] = useState<number>()
  const notices = lists.filter(hasNotice).length
  const isUnderWay = lists.some(isLoading)
  if (isUnderWay && isHeld && notices !== noticesBefore) setNoticesBefore(notices)

  if (isUnderWay) return <UnderWay {...props} />
  const isKept = noticesBefore !== undefined && notices <= noticesBefore
  return isKept ? <Done lists={lists} /> : null
}

function hasNotice({ state }: OrderList): boolean {
  return state.kind !== 'loading' && state.kind !== 'whole'
}

/** How long it still takes or why it waits, Stop, and how to speed it up (behaviour 3.4). */
function UnderWay({ userAddress, lists, onStop }: Omit<LoadingPanelProps, 'isHeld'>) {
  const wait = useJupiterWait()
  const timeLeft = timeLeftLabel(jupiterCalls().msFor(pagesLeft(lists)))
  const progress = loadingProgress(lists)
  const text = loadingLabel(progress)
  return (
    <Box>
      {/* Every page would be too much to hear, a minute isn't. The bar holds the page. */}
      <p role="status" className="sr-only">
        Loading orders.{timeLeft && ` ${timeLeft}`}
      </p>
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-medium">{text}</p>
        <Button size="small" onClick={onStop}>
          <CircleStop size={14} strokeWidth={1.75} aria-hidden="true" />
          Stop
        </Button>
      </div>
      <Progress label={text} value={progress.loaded} max={progress.total} />
      <div className="flex min-h-12 justify-between gap-4 text-xs md:min-h-[18px] md:text-sm">
        {wait !== undefined ? (
          <p className="flex gap-2 text-warn md:items-center">
            <Clock size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            {waitLabel(wait)}
          </p>
        ) : (
          <p className="text-text-2">{timeLeft}</p>
        )}
        <JupiterKeyButton userAddress={userAddress} className="ml-auto text-right quiet-link">
          Speed up with a Jupiter API key
        </JupiterKeyButton>
      </div>
    </Box>
  )
}

function Done({ lists }: { lists: readonly OrderList[] }) {
  return (
    <Box>
      <div className="flex min-h-11 items-center justify-between gap-4 md:min-h-7">
        <p className="text-sm font-medium">{loadedPagesLabel(loadingProgress(lists))}</p>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
      </div>
      <span aria-hidden="true" className="h-1.5 rounded-full bg-accent" />
      <p className="text-xs text-text-2 md:text-sm">{loadedOrdersLabel(ordersOf(lists))}</p>
    </Box>
  )
}

/** Has the same height while a call waits and after loading. */
function Box({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[142px] flex-col justify-center gap-2 rounded-xl border border-line bg-surface p-3 md:min-h-[110px] md:gap-3 md:p-4">
      {children}
    </div>
  )
}
