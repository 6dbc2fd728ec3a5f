import { compareText } from '@/lib/domain/text/compare-text'
import type { Order } from '@/lib/domain/orders/order'
import type { TokenState } from '@/lib/domain/tokens/token'
import { orderOption, pairOption } from './filter-label'

export type FilterOption = { value: string; text: string }

type StateOf = (mint: string) => TokenState

/** The pairs of some orders, each once, by name; the value has both mints (behaviour 17.4). */
export function pairOptions(orders: readonly Order[], stateOf: StateOf): FilterOption[] {
  const pairs = new Map(
    orders.map(({ inputMint, outputMint }) => [
      `${inputMint} ${outputMint}`,
      pairOption(stateOf(inputMint), stateOf(outputMint)),
    ]),
  )
  return [...pairs]
    .map(([value, text]) => ({ value, text }))
    .sort((a, b) => compareText(a.text.toLowerCase(), b.text.toLowerCase()))
}

/**
 * Some orders, in the order given; the value is the key (behaviour 17.4).
 * @param walletOf what the wallet of an order is called, where there are several (behaviour 21.10)
 */
export function orderOptions(
  orders: readonly Order[],
  stateOf: StateOf,
  timeZone?: string,
  walletOf?: (order: Order) => string | undefined,
): FilterOption[] {
  const byKey = new Map(
    orders.map((order) => [
      order.orderKey,
      orderOption(order, stateOf, timeZone, walletOf?.(order)),
    ]),
  )
  return [...byKey].map(([value, text]) => ({ value, text }))
}
