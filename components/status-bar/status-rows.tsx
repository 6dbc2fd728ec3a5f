'use client'

import { KeyRound, X } from 'lucide-react'
import { useState } from 'react'
import { Announcement, StatusRow, StopButton } from './status-row'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { buttonClass } from '@/components/ui/button-class'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { dismissDownloadFailure, useDownloadState } from '@/lib/browser/files/run-download'
import { jupiterCalls, useJupiterWait } from '@/lib/browser/jupiter/jupiter-calls'
import {
  dismissPriceFailure,
  type PriceRunProgress,
  stopPriceRun,
  timeLeftMs,
  usePriceRun,
} from '@/lib/browser/prices/price-run-state'
import { useNow } from '@/lib/browser/time/use-now'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import { secondsUntil } from '@/lib/domain/time/unix-seconds'
import { preparingText } from '@/lib/view/files/file-label'
import {
  pagesLeft,
  LOADING_ORDERS,
  loadedPagesLabel,
  loadingProgress,
  loadingLabel,
  quarterText,
  rateLimitText,
  resumingText,
  timeLeftText,
} from '@/lib/view/status-bar/status-label'
import {
  FETCHING_PRICES,
  fetchingPricesLabel,
  OTHER_TAB,
  SERVICES,
} from '@/lib/view/prices/price-run-label'

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
  // Lists of the cache aren't news.
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

/** A price run, or why it failed (behaviour 8.10, 8.18). */
export function PricesRow() {
  const progress = usePriceRun((state) => state.progress)
  const failure = usePriceRun((state) => state.failure)
  if (progress) return <PriceRunRow work="prices" progress={progress} />
  return failure && <FailedRow work="prices" {...failure} onDismiss={dismissPriceFailure} />
}

type PriceRunRowProps = {
  /** Absent in the dialog. */
  work?: 'prices'
  progress: PriceRunProgress
}

/** How far a price run is, or why it waits (behaviour 8.10). */
export function PriceRunRow({ work, progress }: PriceRunRowProps) {
  const { method, answered, total, isWaitingForTab, pausedUntilMs } = progress
  const timeLeft = timeLeftText(timeLeftMs(progress, useNow(1_000)))
  const seconds = useNow(250, (nowMs) => secondsUntil(pausedUntilMs ?? 0, nowMs))
  const isPaused = pausedUntilMs !== undefined
  const waitsFor = isPaused ? rateLimitText(SERVICES[method]) : isWaitingForTab && OTHER_TAB
  const said = waitsFor
    ? { text: waitsFor, time: resumingText(seconds) }
    : { text: fetchingPricesLabel(answered, total), time: timeLeft }
  return (
    <>
      <StatusRow
        work={work}
        state={waitsFor ? 'waiting' : 'running'}
        name={FETCHING_PRICES}
        {...said}
        done={answered}
        total={total}
      >
        <StopButton onStop={stopPriceRun} />
      </StatusRow>
      <Announcement text={waitsFor || quarterText(FETCHING_PRICES, answered, total)} />
    </>
  )
}

/** A file that takes its time, or why there is none (behaviour 9.10). */
export function FileRow() {
  const { name, written, failure } = useDownloadState()
  if (failure) return <FailedRow work="file" {...failure} onDismiss={dismissDownloadFailure} />
  const text = preparingText(name)
  return (
    <>
      <StatusRow
        work="file"
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
  work: 'prices' | 'file'
  text: string
  /** Absent if another try can't help. */
  retry?: (() => void) | undefined
  onDismiss: () => void
}

function FailedRow({ work, text, retry, onDismiss }: FailedRowProps) {
  return (
    <StatusRow work={work} state="failed" name="" text={text}>
      {retry && (
        <button
          type="button"
          onClick={retry}
          className={cn(buttonClass('secondary', 'small'), 'max-h-10')}
        >
          Retry
        </button>
      )}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <X size={14} />
      </IconButton>
    </StatusRow>
  )
}
