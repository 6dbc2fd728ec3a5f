import { X } from 'lucide-react'
import { Announcement, StatusRow, StopButton } from './status-row'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { dismissFailure, useDownloadState } from '@/lib/browser/files/run-download'
import {
  type PriceRunProgress,
  stopPriceRun,
  timeLeftMs,
  usePriceRun,
} from '@/lib/browser/prices/price-run-state'
import type { Task } from '@/lib/browser/status-bar/status-tasks'
import { useNow } from '@/lib/browser/time/clock'
import { secondsUntil } from '@/lib/domain/time/unix-time'
import { preparingText } from '@/lib/view/files/file-label'
import { FETCHING_PRICES, fetchingPricesLabel, SERVICES } from '@/lib/view/prices/price-label'
import { rateLimitText } from '@/lib/view/errors/error-label'
import { quarterText, resumingText, timeLeftText } from '@/lib/view/status-bar/status-label'

/** Says why a run waits: only one tab can fetch at a time. */
const OTHER_TAB = 'Waiting for another tab to finish.'

export function OtherRows({ tasks }: { tasks: readonly Task[] }) {
  return (
    <>
      {tasks.includes('prices') && <PricesRow />}
      {tasks.includes('file') && <FileRow />}
    </>
  )
}

/** A price run, or why it failed (behaviour 8.10, 8.18). */
function PricesRow() {
  const progress = usePriceRun((state) => state.progress)
  const failure = usePriceRun((state) => state.failure)
  if (progress) return <PriceRunRow task="prices" progress={progress} />
  const dismiss = () => usePriceRun.setState({ failure: undefined })
  return failure && <FailedRow task="prices" {...failure} onDismiss={dismiss} />
}

/** The progress of a price run, or why it waits (behaviour 8.10). @param props.task absent in the dialog */
export function PriceRunRow(props: { task?: 'prices'; progress: PriceRunProgress }) {
  const { task, progress } = props
  const { method, answered, total, isWaitingForTab, fetchHere, pausedUntilMs } = progress
  const isPaused = pausedUntilMs !== undefined
  const timeLeft = useNow(1_000, (nowMs) => timeLeftText(timeLeftMs(progress, nowMs)))
  const seconds = useNow(isPaused ? 250 : 0, (nowMs) => secondsUntil(pausedUntilMs ?? 0, nowMs))
  const waitsFor = isPaused ? rateLimitText(SERVICES[method]) : isWaitingForTab && OTHER_TAB
  const message = waitsFor
    ? { text: waitsFor, time: resumingText(seconds) }
    : { text: fetchingPricesLabel(answered, total), time: timeLeft }
  return (
    <>
      <StatusRow
        task={task}
        state={waitsFor ? 'waiting' : 'running'}
        name={FETCHING_PRICES}
        {...message}
        done={answered}
        total={total}
      >
        {fetchHere && (
          <Button size="small" onClick={fetchHere} className="max-h-10">
            Fetch here
          </Button>
        )}
        <StopButton onStop={stopPriceRun} />
      </StatusRow>
      <Announcement text={waitsFor || quarterText(FETCHING_PRICES, answered, total)} />
    </>
  )
}

/** A file that takes long to prepare, or the reason why the download failed (behaviour 9.10). */
function FileRow() {
  const { pending, written, failure } = useDownloadState()
  if (failure) return <FailedRow task="file" {...failure} onDismiss={dismissFailure} />
  const [name] = pending
  if (!name) return null
  const text = preparingText(name)
  return (
    <>
      <StatusRow
        task="file"
        state="running"
        name={text}
        text={text}
        done={written?.rows}
        total={written?.total}
      />
      <Announcement text={quarterText(text, written?.rows ?? 0, written?.total)} />
    </>
  )
}

type FailedRowProps = {
  task: 'prices' | 'file'
  text: string
  /** Absent if another try can't help. */
  retry?: (() => void) | undefined
  onDismiss: () => void
}

function FailedRow({ task, text, retry, onDismiss }: FailedRowProps) {
  return (
    <StatusRow task={task} state="failed" name="" text={text}>
      {retry && (
        <Button size="small" onClick={retry} className="max-h-10">
          Retry
        </Button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={14} />
      </IconButton>
    </StatusRow>
  )
}
