import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import { newestFirst, slice, type WireOrder } from '../wire/wire-order-list'
import { activeRecurring, pastRecurring } from './sample-recurring'
import { activeTriggers, pastTriggers } from './sample-triggers'

const ORDERS_PER_PAGE = 10

/** What Jupiter would answer for the four lists of the sample wallet: a file a page, by its name. */
export function listFiles(): [string, string][] {
  const user = SAMPLE_WALLET
  return [
    ...pagesOf('recurring-history', 'all', pastRecurring(user)),
    ...pagesOf('recurring-active', 'all', activeRecurring(user)),
    ...pagesOf('trigger-history', 'orders', pastTriggers(user)),
    ...pagesOf('trigger-active', 'orders', activeTriggers(user)),
  ]
}

function pagesOf(name: string, field: string, orders: readonly WireOrder[]): [string, string][] {
  const list = newestFirst(orders)
  const [, orderStatus] = name.split('-')
  const totalPages = Math.ceil(list.length / ORDERS_PER_PAGE)
  return Array.from({ length: totalPages }, (_, index): [string, string] => {
    const start = index * ORDERS_PER_PAGE
    const shared = { user: SAMPLE_WALLET, orderStatus, page: index + 1, totalPages }
    const answer = { ...shared, [field]: slice(list, start, start + ORDERS_PER_PAGE) }
    return [`${name}-${index + 1}.json`, JSON.stringify(answer)]
  })
}
