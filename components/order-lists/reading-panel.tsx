'use client'

import { CircleStop, Clock } from 'lucide-react'
import { ReadingBox } from './reading-box'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useJupiterWait } from '@/lib/browser/jupiter/use-jupiter-wait'
import { useReadingTime } from '@/lib/browser/jupiter/use-reading-time'
import type { OrderList } from '@/lib/domain/order-lists/order-list'
import { readingLabel, readingProgress, waitLabel } from '@/lib/view/order-lists/reading-label'

type ReadingPanelProps = {
  userAddress: string
  lists: readonly OrderList[]
  /** What is being read, in the page's own words; 'Reading page 12 of 40' where not given. */
  label?: string | undefined
  onStop: () => void
}

/**
 * How far the reading is, how long it still takes or why it waits, Stop, and the way to go faster
 * (behaviour 3.4, 3.19).
 */
export function ReadingPanel({ userAddress, lists, label, onStop }: ReadingPanelProps) {
  const wait = useJupiterWait()
  const timeLeft = useReadingTime(lists)
  const progress = readingProgress(lists)
  const text = label ?? readingLabel(progress)
  return (
    <ReadingBox>
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
    </ReadingBox>
  )
}
