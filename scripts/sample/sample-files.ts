import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import type { Order } from '@/lib/domain/orders/order'
import { orderKeysByKind } from '@/lib/domain/orders/order-selection'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { parseRecurringOrders, parseTriggerOrders } from '@/lib/upstream/order-lists/orders-page'
import { tradesPath } from '@/lib/view/urls/page-urls'
import { searchedToken } from '../../e2e/mocks/services/tokens-mock'
import type { SampleToken } from '../../e2e/wallets/wire/sample-tokens'
import { newestFirst, slice, type WireOrder } from '../../e2e/wallets/wire/wire-order-list'
import { coins } from './sample-coins'
import { priceFiles } from './sample-prices'
import { sampleLists } from './sample-orders'

const ORDERS_PER_PAGE = 10

/** Our own token pictures, so that no host is asked: the color of a disc, and the path on it. */
const LOGOS = {
  sol: ['#5b3df5', 'M7 12h14l4-3H11zM7 17.5h14l4-3H11zM7 23h14l4-3H11z'],
  usdc: ['#2775ca', 'M16 8a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5z'],
  usdt: ['#1f8a70', 'M8 9h16v4h-6v11h-4V13H8z'],
  jup: ['#0f7b6c', 'M17 8h4v10a6 6 0 0 1-12 0h4a2 2 0 0 0 4 0z'],
  bonk: ['#d9822b', 'M9 23l2-11 5 4 5-4 2 11z'],
  jto: ['#3a7d44', 'M9 9h14v4h-5v11h-4V13H9z'],
  wif: ['#8a5a44', 'M7 20h18v4H7zM10 18l2-9h8l2 9z'],
} as const

/** Returns the sample wallet's files by name, which replace the services' responses (behaviour 23.3). */
export function sampleFiles(): Map<string, string> {
  const tokens = Object.values<SampleToken>(coins).filter(({ knownTo }) => knownTo.length > 0)
  return new Map([
    ...listFiles(),
    ['tokens.json', JSON.stringify(tokens.map(searchedToken))],
    ...priceFiles(orderEvents(sampleOrders(), SAMPLE_WALLET)),
    ...Object.entries(LOGOS).map(([name, [color, path]]): [string, string] => [
      `logos/${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="${color}"/><path fill="#fff" d="${path}"/></svg>\n`,
    ]),
  ])
}

/** Returns the URL of the trades page with all orders of the sample wallet. */
export function sampleTradesPath(): string {
  return tradesPath([{ userAddress: SAMPLE_WALLET, ...orderKeysByKind(sampleOrders()) }])
}

/** Returns the orders of the sample wallet as the app parses them, without untraded triggers. */
function sampleOrders(): Order[] {
  return listFiles().flatMap(([name, text]): Order[] => {
    const status = name.includes('active') ? 'active' : 'history'
    const parse = name.startsWith('recurring') ? parseRecurringOrders : parseTriggerOrders
    return parse(text, status).orders
  })
}

/** Returns Jupiter's responses for the four lists: the name and text of a file for each page. */
function listFiles(): [string, string][] {
  return Object.entries(sampleLists).flatMap(([name, orders]) => pagesOf(name, orders))
}

function pagesOf(name: string, orders: readonly WireOrder[]): [string, string][] {
  const list = newestFirst(orders)
  const [kind, orderStatus] = name.split('-')
  const field = kind === 'recurring' ? 'all' : 'orders'
  const totalPages = Math.ceil(list.length / ORDERS_PER_PAGE)
  return Array.from({ length: totalPages }, (_, index): [string, string] => {
    const start = index * ORDERS_PER_PAGE
    const shared = { user: SAMPLE_WALLET, orderStatus, page: index + 1, totalPages }
    const answer = { ...shared, [field]: slice(list, start, start + ORDERS_PER_PAGE) }
    return [`${name}-${index + 1}.json`, JSON.stringify(answer)]
  })
}
