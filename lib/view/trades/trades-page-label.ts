import type { Order } from '@/lib/domain/orders/order'
import { counted } from '@/lib/view/amounts/count-label'
import { SAMPLE_ALONE } from '@/lib/view/wallet/sample-label'
import { type AskedWallets, MOST_WALLETS } from './trades-asked'

/** Returns the heading of the trades page; it counts the wallets if there are several (behaviour 5.2, 21.4). */
export function tradesHeading(orders: readonly Order[], wallets = 1): string {
  const recurring = orders.filter((order) => order.kind === 'recurring').length
  const triggers = orders.length - recurring
  const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
  const of = wallets === 1 ? '' : ` of ${wallets} wallets`
  return `Displaying data for ${recurring} Recurring Orders and ${triggers} Triggers${of} (${trades} trades)`
}

/** Returns what is said of orders that were loaded after Submit (behaviour 5.16). */
export function ordersSinceText(count: number): string {
  return `${counted(count, 'order')} ${count === 1 ? 'was' : 'were'} read since.`
}

/** Returns what is said of a link's order keys that name none of their wallet's orders (behaviour 5.17). */
export function ordersNotFoundText(count: number, wallets = 1): string {
  const are = count === 1 ? 'is' : 'are'
  const whose = wallets === 1 ? 'this wallet' : 'these wallets'
  return `${counted(count, 'order')} of this link ${are} not among the orders of ${whose} that were read.`
}

/** Returns what is said of wallets that a link names and that are not shown (behaviour 21.2). */
export function leftOutWalletsTexts(asked: AskedWallets): string[] {
  const { invalid, tooMany, besideSample } = asked
  return [
    ...(invalid === 0 ? [] : [invalidText(invalid)]),
    ...(tooMany === 0 ? [] : [tooManyText(tooMany)]),
    ...(besideSample === 0 ? [] : [SAMPLE_ALONE]),
  ]
}

function invalidText(count: number): string {
  return count === 1
    ? 'An address of this link is not valid and is left out.'
    : `${count} addresses of this link are not valid and are left out.`
}

function tooManyText(count: number): string {
  const are = count === 1 ? 'is' : 'are'
  return `The first ${MOST_WALLETS} wallets of this link are shown; ${counted(count, 'wallet')} ${are} left out.`
}
