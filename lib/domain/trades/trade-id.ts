import { compareText } from '@/lib/domain/text/compare-text'
import type { Trade } from './order-event'

type Identified = Pick<
  Trade,
  'date' | 'orderType' | 'orderKey' | 'userAddress' | 'transactionSignature'
>

/**
 * The id of a trade, the same in every export: its transaction's signature, and its place where it
 * is not the wallet's first trade of that transaction: 'S', 'S-2', 'S-3' (behaviour 19.5).
 * @param place among that wallet's trades of the transaction, from 1 on
 */
export function tradeId(trade: Identified, place: number): string {
  return place === 1 ? transactionOf(trade) : `${transactionOf(trade)}-${place}`
}

/**
 * The places of trades among those of their wallet and transaction, by date, order type, order key
 * and place in the order, whatever order they come in (behaviour 19.5). A trade that is not in it is
 * the first one. Stops after each trade, so that whoever asks can do it in slices.
 * @param trades all of a wallet's, so that its places do not hang on what is selected
 */
export function* tradePlaces<T extends Identified>(
  trades: Iterable<T>,
): Generator<undefined, ReadonlyMap<T, number>, undefined> {
  const groups = new Map<string, T[]>()
  for (const trade of trades) {
    const transaction = transactionOf(trade)
    const group = groups.get(transaction)
    if (group) group.push(trade)
    else groups.set(transaction, [trade])
    yield undefined
  }
  const places = new Map<T, number>()
  for (const group of groups.values()) {
    yield undefined
    if (group.length === 1) continue
    const counts = new Map<string, number>()
    for (const trade of group.sort(byOrder)) {
      const place = (counts.get(trade.userAddress) ?? 0) + 1
      counts.set(trade.userAddress, place)
      if (place > 1) places.set(trade, place)
    }
  }
  return places
}

/** Trades whose transaction Jupiter does not name are told apart within their order. */
function transactionOf({ transactionSignature, orderKey }: Identified): string {
  return transactionSignature === '' ? orderKey : transactionSignature
}

function byOrder(a: Identified, b: Identified): number {
  return (
    Date.parse(a.date) - Date.parse(b.date) ||
    compareText(a.orderType, b.orderType) ||
    compareText(a.orderKey, b.orderKey)
  )
}
