'use client'

import { Check, CircleStop, Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useJupiterWait } from '@/lib/browser/jupiter/use-jupiter-wait'
import { useReadingTime } from '@/lib/browser/jupiter/use-reading-time'
import { ordersOf } from '@/lib/domain/order-lists/merge-readings'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import {
  ordersReadLabel,
  pagesReadLabel,
  readingLabel,
  readingProgress,
  waitLabel,
} from '@/lib/view/order-lists/order-list-label'

type ReadingPanelProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** Whether something stands below that would move. */
  isHeld: boolean
  /** What is being loaded, in the page's own words; 'Reading page 12 of 40' where not given. */
  label?: string | undefined
  onStop: () => void
}

/**
 * How far the loading is. What stands below keeps its place when it ends: the panel then says what was
 * loaded, unless a notice has just taken its place (behaviour 3.20).
 */
export function ReadingPanel({ isHeld, ...props }: ReadingPanelProps) {
  const { lists } = props
  // How many notices there were while the panel stood above something; undefined where it did not.
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

/** How long it still takes or why it waits, Stop, and the way to go faster (behaviour 3.4). */
function UnderWay({ userAddress, lists, label, onStop }: Omit<ReadingPanelProps, 'isHeld'>) {
  const wait = useJupiterWait()
  const timeLeft = useReadingTime(lists)
  const progress = readingProgress(lists)
  const text = label ?? readingLabel(progress)
  return (
    <Box>
      {/* Every page would be too much to hear, a minute is not; the bar has its value for who asks. */}
      <p role="status" className="sr-only">
        Reading orders from Jupiter{timeLeft && `, ${timeLeft}`}
      </p>
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm font-medium">{text}</p>
        <Button size="small" onClick={onStop}>
          <CircleStop size={14} strokeWidth={1.75} aria-hidden="true" />
          Stop
        </Button>
      </div>
      <Progress label={text} value={progress.read} max={progress.total} />
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
          Use a Jupiter API key to go faster
        </JupiterKeyButton>
      </div>
    </Box>
  )
}

function Done({ lists }: { lists: readonly OrderList[] }) {
  return (
    <Box>
      <div className="flex min-h-11 items-center justify-between gap-4 md:min-h-7">
        <p className="text-sm font-medium">{pagesReadLabel(readingProgress(lists))}</p>
        <Check size={18} strokeWidth={1.75} aria-hidden="true" className="text-accent-text" />
      </div>
      <span aria-hidden="true" className="h-1.5 rounded-full bg-accent" />
      <p className="text-xs text-text-2 md:text-sm">{ordersReadLabel(ordersOf(lists))}</p>
    </Box>
  )
}

/** As high whether or not a call waits, and once all is loaded. */
function Box({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[142px] flex-col justify-center gap-2 rounded-xl border border-line bg-surface p-3 md:min-h-[110px] md:gap-3 md:p-4">
      {children}
    </div>
  )
}
