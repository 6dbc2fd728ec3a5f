import { SAMPLE_WALLET } from '@/lib/domain/wallet/sample-wallet'
import type { Order } from '@/lib/domain/orders/order'
import { orderEvents } from '@/lib/domain/trades/events-by-date'
import { parseRecurringOrders } from '@/lib/upstream/order-lists/recurring-orders-page'
import { parseTriggerOrders } from '@/lib/upstream/order-lists/trigger-orders-page'
import { searchedToken } from '../../mocks/services/tokens-mock'
import type { SampleToken } from '../wire/sample-tokens'
import { coins } from './sample-coins'
import { listFiles } from './sample-lists'
import { logoFiles } from './sample-logos'
import { priceFiles } from './sample-price-files'

/** The folder of the sample wallet's files, from the root of the repository. */
export const SAMPLE_FOLDER = 'public/sample'

/** The files of the sample wallet by name: what the services would answer (behaviour 23.3). */
export function sampleFiles(): Map<string, string> {
  const lists = listFiles()
  const tokens = Object.values<SampleToken>(coins).filter(({ knownTo }) => knownTo.length > 0)
  return new Map([
    ...lists,
    ['tokens.json', JSON.stringify(tokens.map(searchedToken))],
    ...priceFiles(orderEvents(lists.flatMap(ordersIn), SAMPLE_WALLET)),
    ...logoFiles(),
  ])
}

/** The orders of a page, as the app parses them. */
function ordersIn([name, text]: [string, string]): readonly Order[] {
  const status = name.includes('active') ? 'active' : 'history'
  if (name.startsWith('recurring')) return parseRecurringOrders(text, status).orders
  return parseTriggerOrders(text, status).orders
}
