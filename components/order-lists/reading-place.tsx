'use client'

import { type ReactNode, useState } from 'react'
import { ReadingDone } from './reading-done'
import { isLoading, type OrderList } from '@/lib/domain/order-lists/order-list'

type ReadingPlaceProps = {
  lists: readonly OrderList[]
  /** Whether something stands below that would move. */
  isHeld: boolean
  /** The panel, while lists are read. */
  children: ReactNode
}

/**
 * The place of the reading panel. What stands below it keeps its place when the reading ends: the
 * panel then says what was read, unless a notice has just taken its place (behaviour 3.20).
 */
export function ReadingPlace({ lists, isHeld, children }: ReadingPlaceProps) {
  // How many notices there were while the panel stood above something; undefined where it did not.
  const [noticesBefore, setNoticesBefore] = useState<number>()
  const notices = lists.filter(hasNotice).length
  const isUnderWay = lists.some(isLoading)
  if (isUnderWay && isHeld && notices !== noticesBefore) setNoticesBefore(notices)

  if (isUnderWay) return children
  const isKept = noticesBefore !== undefined && notices <= noticesBefore
  return isKept ? <ReadingDone lists={lists} /> : null
}

function hasNotice({ state }: OrderList): boolean {
  return state.kind === 'stopped' || state.kind === 'failed' || state.kind === 'inconsistent'
}
