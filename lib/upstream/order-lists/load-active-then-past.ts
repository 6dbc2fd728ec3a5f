import { startedAgain } from '@/lib/domain/order-lists/merge-lists'
import { allPages, keysOn, type OrderList } from '@/lib/domain/order-lists/order-list'
import { type ListLoading, loadOrderList } from './load-order-list'

export type KindLoading = Omit<ListLoading, 'from'> & {
  active: OrderList
  past: OrderList
  /** Whether the active list is left as it is, because only the past one is retried. */
  isPastAlone: boolean
}

/**
 * Loads the active list of one kind of orders to its end, and the past one after it: an order moves from
 * the active list to the past one and never back, so it is in at least one of them (behaviour 3.10).
 * Never throws for a failing service, as `loadOrderList`.
 */
export async function loadActiveThenPast(loading: KindLoading): Promise<void> {
  const { active, past, isPastAlone, onChange } = loading
  onChange({ ...past, state: { kind: 'loading' } })
  const open = isPastAlone ? active : await loadOrderList({ ...loading, from: active })
  const closed = await loadOrderList({ ...loading, from: past })
  const moved = keysInBoth(open, closed)
  if (open.state.kind !== 'whole' || open.pages.length === 1 || moved.length === 0) return
  // When an order leaves the active list while its pages are loaded, the next one takes its place on a
  // page that is loaded already.
  const openAgain = await loadOrderList({ ...loading, from: startedAgain(open, open.startedAtMs) })
  const closedAgain = await loadOrderList({ ...loading, from: closed })
  const hasMovedAgain = keysInBoth(openAgain, closedAgain).some((key) => !moved.includes(key))
  if (openAgain.state.kind === 'whole' && hasMovedAgain) {
    onChange({ ...openAgain, state: { kind: 'inconsistent' } })
  }
}

function keysInBoth(active: OrderList, past: OrderList): string[] {
  const pastKeys = new Set(allPages(past).flatMap(keysOn))
  return active.pages.flatMap(keysOn).filter((key) => pastKeys.has(key))
}
