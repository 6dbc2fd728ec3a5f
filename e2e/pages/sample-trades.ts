import { readdirSync, readFileSync } from 'node:fs'
import type { Order } from '@/lib/domain/orders/order'
import { orderKeysByKind } from '@/lib/domain/orders/order-selection'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { parseRecurringOrders, parseTriggerOrders } from '@/lib/upstream/order-lists/orders-page'
import { tradesPath } from '@/lib/view/urls/page-urls'

const FOLDER = 'public/sample'

/** Returns the URL of the trades page with all orders of the sample wallet. */
export function sampleTradesPath(): string {
  const lists = readdirSync(FOLDER).filter((file) => /^(recurring|trigger)-/.test(file))
  const orders = lists.flatMap((file): Order[] => {
    const parse = file.startsWith('recurring') ? parseRecurringOrders : parseTriggerOrders
    return parse(readFileSync(`${FOLDER}/${file}`, 'utf8'), 'past').orders
  })
  return tradesPath([{ userAddress: SAMPLE_WALLET, ...orderKeysByKind(orders) }])
}
