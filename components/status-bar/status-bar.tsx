import { LoadingAnnouncement, type LoadingLists, LoadingRow } from './status-rows'
import { LazyComponent } from '@/components/shell/lazy-component'
import { cn } from '@/components/ui/cn'
import { lazyCode } from '@/lib/browser/page/lazy-code'
import { useStatusWorks, type Work } from '@/lib/browser/status-bar/status-works'
import { isLoading } from '@/lib/domain/order-lists/order-list'

type StatusBarProps = {
  loading?: LoadingLists
  /** Whether there is another bar below it on phones. */
  isAboveBar?: boolean
}

/** Shows long work at the bottom edge of the window; nothing without any (behaviour 24.1). */
export function StatusBar({ loading, isAboveBar = false }: StatusBarProps) {
  const works = useStatusWorks(loading?.lists.some(isLoading) ?? false)
  return (
    <>
      {loading && <LoadingAnnouncement lists={loading.lists} />}
      {works.length > 0 && (
        <section
          aria-label="Status"
          data-status-bar=""
          data-status-rows={works.length}
          className={cn(
            'fixed inset-x-0 bottom-0 z-30 bg-bg/92 backdrop-blur-md print:hidden',
            isAboveBar && 'phone:bottom-17',
          )}
        >
          {loading && works.includes('loading') && <LoadingRow {...loading} />}
          <OtherRows works={works} />
        </section>
      )}
    </>
  )
}

export const otherRowsCode = lazyCode(async () => (await import('./other-rows')).OtherRows)

/** The rows of work that goes on whatever page is shown. Their code is fetched once there is such work. */
export function OtherRows({ works }: { works: readonly Work[] }) {
  const isNeeded = works.includes('prices') || works.includes('file')
  return isNeeded && <LazyComponent code={otherRowsCode} props={{ works }} />
}
