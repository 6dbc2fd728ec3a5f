'use client'

import {
  FileRow,
  LoadingAnnouncement,
  type LoadingLists,
  LoadingRow,
  PricesRow,
} from './status-rows'
import { cn } from '@/components/ui/cn'
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

/** The rows of work that goes on over all pages. */
export function OtherRows({ works }: { works: readonly Work[] }) {
  return (
    <>
      {works.includes('prices') && <PricesRow />}
      {works.includes('file') && <FileRow />}
    </>
  )
}
