import { closedWhileReading, hasMovedUp } from '@/lib/domain/order-lists/closed-while-reading'
import { isOutrun, withoutSettled } from '@/lib/domain/order-lists/departed-orders'
import type { OrderList } from '@/lib/domain/order-lists/order-list'

/** The other list of a kind, as it lies in the cache. */
export type OtherList = {
  get: () => OrderList | undefined
  set: (list: OrderList) => void
  isBeingRead: () => boolean
  readAgain: () => Promise<void>
}

type ListPair = { past: OrderList; active: OrderList }

/**
 * A list whose reading has ended, once both lists of its kind fit together: where orders may have
 * closed while they were read, the past list is read again from page 1, and an active list that moved
 * up too; what departed from one list and is in the other one is settled (behaviour 3.21). Of two
 * lists that are read side by side the one that ends last does this.
 */
export async function settled(
  list: OrderList,
  other: OtherList,
  read: (from: OrderList) => Promise<OrderList>,
): Promise<OrderList> {
  const found = other.get()
  if (!found || other.isBeingRead()) return list
  const isPast = list.name.startsWith('past')
  const pair = await readTogether(
    isPast ? { past: list, active: found } : { past: found, active: list },
    async (known) => {
      if (known.name === list.name) return read(known)
      await other.readAgain()
      return other.get() ?? known
    },
  )
  const [own, beside] = isPast ? [pair.past, pair.active] : [pair.active, pair.past]
  const known = withoutSettled(beside, own)
  if (known !== other.get()) other.set(known)
  return withoutSettled(own, known)
}

/**
 * Reads again what orders that closed meanwhile may have moved: either list at most twice, then the
 * active one is uneven (behaviour 3.10) where it moved once more.
 */
async function readTogether(
  pair: ListPair,
  readAgain: (list: OrderList) => Promise<OrderList>,
): Promise<ListPair> {
  let { past, active } = pair
  const areWhole = () => past.state.kind === 'whole' && active.state.kind === 'whole'
  if (!areWhole()) return pair
  const hasClosed = closedWhileReading(past, active).size > 0
  if (isOutrun(past, active) || (hasClosed && past.pages.length > 1)) past = await readAgain(past)
  const closed = closedWhileReading(past, active)
  if (!areWhole() || !hasMovedUp(active, closed)) return { past, active }

  active = await readAgain(active)
  if (isOutrun(past, active)) past = await readAgain(past)
  const closedSince = [...closedWhileReading(past, active)].filter((key) => !closed.has(key))
  if (areWhole() && hasMovedUp(active, new Set(closedSince))) {
    active = { ...active, state: { kind: 'uneven' } }
  }
  return { past, active }
}
