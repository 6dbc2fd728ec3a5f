import { type OrderList, type OrderListName, resumePage } from '@/lib/domain/order-lists/order-list'
import { leftOut } from '@/lib/domain/order-lists/partial-list'
import { counted } from '@/lib/view/amounts/count-label'

const LIST_NAMES: Record<OrderListName, string> = {
  'past recurring': 'past recurring orders',
  'active recurring': 'active recurring orders',
  'past trigger': 'past triggers',
  'active trigger': 'active triggers',
}

/**
 * Which lists stopped or failed, and at which page (behaviour 3.7), and whose pages do not fit
 * together (behaviour 3.10); undefined where none did.
 */
export function partialText(lists: readonly OrderList[]): string | undefined {
  const places = lists.flatMap((list) => {
    if (list.state.kind === 'uneven')
      return [`pages of ${LIST_NAMES[list.name]} came short or moved`]
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const total = list.totalPages === undefined ? '' : ` of ${Math.max(list.totalPages, 1)}`
    return [`${LIST_NAMES[list.name]} stopped at page ${resumePage(list)}${total}`]
  })
  if (places.length === 0) return undefined
  const some = lists.some(({ state }) => state.kind === 'uneven') ? 'Some' : 'Older'
  return `This list is partial: ${places.join(', ')}. ${some} orders may be missing.`
}

/** How many orders and trades could not be read; undefined where all could (behaviour 3.13). */
export function leftOutText(lists: readonly OrderList[]): string | undefined {
  const { orders, trades } = leftOut(lists)
  if (orders === 0 && trades === 0) return undefined
  const parts = [
    ...(orders > 0 ? [counted(orders, 'order')] : []),
    ...(trades > 0 ? [counted(trades, 'trade')] : []),
  ]
  const isOne = orders + trades === 1
  return `${parts.join(' and ')} could not be read and ${isOne ? 'is' : 'are'} left out.`
}

/**
 * 'N trigger orders without trades are not listed.'; undefined where there are none
 * (behaviour 2.14).
 */
export function withoutTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trigger order')} without trades ${count === 1 ? 'is' : 'are'} not listed.`
}

/** That the trades of some orders did not come; undefined where all came (behaviour 3.11). */
export function lostTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `Jupiter reports output for ${counted(count, 'order')} but did not send the trades.`
}

/**
 * That orders left their list while it was read and came into no other one; undefined where none did
 * (behaviour 3.21).
 */
export function departedText(count: number): string | undefined {
  if (count === 0) return undefined
  const trades = count === 1 ? 'Its' : 'Their'
  return `${counted(count, 'order')} left Jupiter's lists while they were read. ${trades} newest trades may be missing; Refresh reads the lists again.`
}

/** Says that the fees of some trades are unknown; undefined if none is (behaviour 7.8). */
export function foreignFeesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trade')} paid a fee that is unknown or in another token. It isn’t included in amounts or the CSV.`
}
