import type { Order } from '@/lib/domain/orders/order'
import { parseJson } from '@/lib/upstream/http/http-call'
import { UpstreamError } from '@/lib/upstream/http/upstream-error'
import { withExactNumbers } from './exact-numbers'

/** One page of an order list as parsed from the service's answer. */
export type ListPage<T extends Order> = {
  totalPages: number
  itemCount: number
  orders: T[]
  unreadableOrders: number
  unreadableTrades: number
}

type ParsedItem<T extends Order> = { order: T; unreadableTrades: number }

/**
 * Reads a page: its envelope strictly, its items one by one, so that one bad order never blanks the
 * page; it is left out and counted (behaviour 3.13). Long numbers come as text, digit for digit
 * (behaviour 3.18).
 * @throws UpstreamError 'unreadable' where the answer is no JSON or `readEnvelope` returns
 * undefined (behaviour 3.13)
 */
export function readListPage<T extends Order>(
  text: string,
  readEnvelope: (answer: unknown) => { items: unknown[]; totalPages: number } | undefined,
  parseItem: (item: unknown) => ParsedItem<T> | undefined,
): ListPage<T> {
  const envelope = readEnvelope(parseJson(withExactNumbers(text)))
  if (!envelope) throw new UpstreamError({ kind: 'unreadable' })
  const parsed = envelope.items.flatMap((item) => parseItem(item) ?? [])
  return {
    totalPages: envelope.totalPages,
    itemCount: envelope.items.length,
    orders: parsed.map(({ order }) => order),
    unreadableOrders: envelope.items.length - parsed.length,
    unreadableTrades: parsed.reduce((sum, item) => sum + item.unreadableTrades, 0),
  }
}
