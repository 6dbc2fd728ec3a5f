import type { OrderFilters, OrderState } from '@/lib/domain/filters/matching-orders'
import { groupedDigits } from '@/lib/view/amounts/digit-grouping'

/** What the orders page's menu of states says (behaviour 17.15). */
export const ORDER_STATE_WORDS: Record<OrderState, string> = {
  open: 'Open',
  finished: 'Finished',
  cancelled: 'Cancelled',
}

/** A heading none of whose orders match: 'No order here matches “bonk”.' (behaviour 17.16). */
export function noOrderMatchesText({ text }: OrderFilters): string {
  const wanted = text.trim()
  return wanted === ''
    ? 'No order here matches these filters.'
    : `No order here matches “${wanted}”.`
}

/** Selected orders that are not in sight: '4 hidden by the filter' (behaviour 17.17). */
export function hiddenText(count: number): string {
  return `${groupedDigits(String(count))} hidden by the filter`
}
