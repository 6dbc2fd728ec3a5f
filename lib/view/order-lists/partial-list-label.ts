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
    if (list.state.kind === 'inconsistent')
      return [`pages of ${LIST_NAMES[list.name]} came short or moved`]
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const total = list.totalPages === undefined ? '' : ` of ${Math.max(list.totalPages, 1)}`
    return [`${LIST_NAMES[list.name]} stopped at page ${resumePage(list)}${total}`]
  })
  if (places.length === 0) return undefined
  const some = lists.some(({ state }) => state.kind === 'inconsistent') ? 'Some' : 'Older'
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
 * How many triggers aren't shown because they have no trade, and how many of these are completed;
 * undefined if there are none (behaviour 2.14).
 */
export function withoutTradesText({
  count,
  completed,
}: {
  count: number
  completed: number
}): string | undefined {
  if (count === 0) return undefined
  const note = completed > 0 ? `, ${completed} of them completed` : ''
  if (count === 1)
    return `1 ${completed > 0 ? 'completed ' : ''}trigger without trades isn’t shown.`
  return `${count} triggers without trades aren’t shown${note}.`
}

/** That the trades of some orders did not come; undefined where all came (behaviour 3.11). */
export function lostTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `Jupiter reports output for ${counted(count, 'order')} but did not send the trades.`
}

/** Says that the fees of some trades are unknown; undefined if none is (behaviour 7.8). */
export function foreignFeesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trade')} paid a fee that is unknown or in another token. It isn’t included in amounts or the CSV.`
}
