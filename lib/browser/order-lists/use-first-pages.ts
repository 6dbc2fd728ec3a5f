import { useEffect, useState } from 'react'
import { areFirstPagesRead, type OrderList } from '@/lib/domain/order-lists/order-list'

/** So long the first pages of some lists wait for those of the others. */
const LONGEST_WAIT_MS = 2_000

/**
 * Whether a wallet's orders can be drawn: once each list's first page is there, or two seconds after
 * the first of them, so that orders of one list seldom push those of another away (behaviour 3.3).
 */
export function useFirstPages(lists: readonly OrderList[]): boolean {
  const [isReady, setReady] = useState(false)
  const isAnyThere = lists.some((list) => list.pages.length > 0)
  const areKnown = lists.some((list) => list.otherPages.length > 0)
  if (!isReady && (areFirstPagesRead(lists) || areKnown)) setReady(true)

  useEffect(() => {
    if (isReady || !isAnyThere) return undefined
    const timer = setTimeout(() => setReady(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isReady, isAnyThere])
  return isReady
}
