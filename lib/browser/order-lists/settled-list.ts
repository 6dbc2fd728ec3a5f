import { isOutrun, withoutSettled } from '@/lib/domain/order-lists/departed-orders'
import type { OrderList } from '@/lib/domain/order-lists/order-list'

/** The other list of a kind, as it lies in the cache. */
export type OtherList = {
  get: () => OrderList | undefined
  set: (list: OrderList) => void
  isBeingRead: () => boolean
  readAgain: () => Promise<void>
}

/**
 * A list whose reading has ended, once both lists of its kind fit together: where orders may have
 * closed in between, the past list is read again from page 1, once; what departed from one list and
 * is in the other one is settled (behaviour 3.21). Of two lists that are read side by side the one
 * that ends last does this.
 */
export async function settled(
  list: OrderList,
  other: OtherList,
  read: (from: OrderList) => Promise<OrderList>,
): Promise<OrderList> {
  let own = list
  let found = other.get()
  if (!found || other.isBeingRead()) return own
  if (isOutrun(own, found) && own.name.startsWith('past')) own = await read(own)
  if (isOutrun(found, own) && found.name.startsWith('past')) {
    await other.readAgain()
    found = other.get() ?? found
  }
  const known = withoutSettled(found, own)
  if (known !== found) other.set(known)
  return withoutSettled(own, known)
}
