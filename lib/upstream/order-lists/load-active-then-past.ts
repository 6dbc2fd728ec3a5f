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
  /** The active list with the pages of all passes: once it is whole, it has those of the last one alone. */
  let withAllPages: OrderList | undefined
  const loadActive = (from: OrderList) =>
    loadOrderList({
      ...loading,
      from,
      onChange: (list) => {
        if (list.state.kind === 'loading') withAllPages = list
        onChange(list)
      },
    })

  onChange({ ...past, state: { kind: 'loading' } })
  let open = isPastAlone ? active : await loadActive(active)
  let closed = await loadOrderList({ ...loading, from: past })
  const moved = keysInBoth(open, closed)
  let hasMovedAgain = false
  if (open.state.kind === 'whole' && allPages(open).length > 1 && moved.length > 0) {
    // When an order leaves the active list while its pages are loaded, the next one takes its place on a
    // page that is loaded already.
    open = await loadActive(startedAgain(withAllPages ?? open, open.startedAtMs))
    closed = await loadOrderList({ ...loading, from: closed })
    hasMovedAgain = keysInBoth(open, closed).some((key) => !moved.includes(key))
  }
  if (open.state.kind !== 'whole' || !withAllPages) return
  // An order that left the active list may be on no page of the past one: its earlier page still counts.
  if (hasMovedAgain) onChange({ ...withAllPages, state: { kind: 'inconsistent' } })
  else if (closed.state.kind !== 'whole') onChange({ ...withAllPages, state: open.state })
}

function keysInBoth(active: OrderList, past: OrderList): string[] {
  const pastKeys = new Set(allPages(past).flatMap(keysOn))
  return allPages(active)
    .flatMap(keysOn)
    .filter((key) => pastKeys.has(key))
}
