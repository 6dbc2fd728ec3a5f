import cn from 'clsx'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Announcement, StatusRow, StopButton } from './status-row'
import { JupiterKeyButton } from '@/components/api-keys/jupiter-key-button'
import { ErrorBoundary } from '@/components/errors/error-boundary'
import { LazyComponent } from '@/components/lazy-code/lazy-component'
import { jupiterCalls, useJupiterHold } from '@/lib/browser/jupiter/jupiter-calls'
import type { LoadedWallet } from '@/lib/browser/order-lists/use-wallet-orders'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'
import { useStatusTasks, type Task } from '@/lib/browser/status-bar/status-tasks'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'
import {
  pagesLeft,
  LOADING_ORDERS,
  loadedPagesLabel,
  loadingProgress,
  loadingLabel,
  quarterText,
  timeLeftText,
} from '@/lib/view/status-bar/status-label'

type LoadingWallets = { wallets: readonly LoadedWallet[] }

/**
 * Shows work in progress at the bottom edge of the window. Renders nothing if there is none (behaviour 24.1).
 * @param wallets the wallets of the trades page, which has another bar below this one on phones
 */
export function StatusBar(props: Partial<LoadingWallets>) {
  return (
    <ErrorBoundary>
      <Bar {...props} />
    </ErrorBoundary>
  )
}

function Bar({ wallets }: Partial<LoadingWallets>) {
  const lists = wallets?.flatMap((wallet) => wallet.lists)
  const tasks = useStatusTasks(lists?.some(isLoading) ?? false)
  return (
    <>
      {lists && <LoadingAnnouncement lists={lists} />}
      {tasks.length > 0 && (
        <section
          aria-label="Status"
          data-status-bar=""
          data-status-rows={tasks.length}
          className={cn(
            'fixed inset-x-0 bottom-0 z-30 bg-bg/92 backdrop-blur-md print:hidden',
            wallets && 'phone:bottom-17',
          )}
        >
          {wallets && tasks.includes('loading') && <LoadingRow wallets={wallets} />}
          <OtherRows tasks={tasks} />
        </section>
      )}
    </>
  )
}

export const otherRowsCode = lazyCode(async () => (await import('./other-rows')).OtherRows)

/** The rows of work that continues after the page is left. Their code is fetched once there is such work. */
export function OtherRows({ tasks }: { tasks: readonly Task[] }) {
  const isNeeded = tasks.includes('prices') || tasks.includes('file')
  return (
    isNeeded && (
      <ErrorBoundary>
        <LazyComponent code={otherRowsCode} props={{ tasks }} />
      </ErrorBoundary>
    )
  )
}

/** Shows how far loading is, how long it takes or waits, and a way to speed it up (behaviour 3.4). */
export function LoadingRow({ wallets, isLine }: LoadingWallets & { isLine?: boolean }) {
  const [hold, until] = useJupiterHold()
  const lists = wallets.flatMap((wallet) => wallet.lists)
  const progress = loadingProgress(lists)
  const leftMs = jupiterCalls().msFor(pagesLeft(lists))
  const message = hold
    ? { text: hold, time: until }
    : { text: loadingLabel(progress), time: leftMs > 0 ? timeLeftText(leftMs) : undefined }
  return (
    <StatusRow
      task="loading"
      state={hold ? 'waiting' : 'running'}
      name={LOADING_ORDERS}
      {...message}
      {...progress}
      isLine={isLine}
      link={
        <JupiterKeyButton className="inline-flex items-center gap-2 quiet-link">
          {!isLine && <KeyRound size={14} className="phone:hidden" />}
          <span>
            Speed up<span className="phone:hidden"> with a Jupiter API key</span>
          </span>
        </JupiterKeyButton>
      }
    >
      <StopButton isLine={isLine} onStop={() => wallets.forEach(({ actions }) => actions.stop())} />
    </StatusRow>
  )
}

/** Announces the progress of loading and its end to screen readers; always on the page (behaviour 24.4). */
export function LoadingAnnouncement({ lists }: { lists: readonly OrderList[] }) {
  const isUnderWay = lists.some(isLoading)
  const [hold] = useJupiterHold(isUnderWay)
  // If all lists are from the cache, nothing is announced.
  const [wasUnderWay, setWasUnderWay] = useState(isUnderWay)
  if (isUnderWay && !wasUnderWay) setWasUnderWay(true)
  if (!wasUnderWay) return <Announcement text="" />
  if (!isUnderWay) return <Announcement text={loadedPagesLabel(lists)} />
  const progress = loadingProgress(lists)
  const text = hold || quarterText(LOADING_ORDERS, progress.done, progress.total)
  return <Announcement text={text} />
}
