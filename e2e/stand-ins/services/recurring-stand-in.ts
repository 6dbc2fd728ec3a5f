import * as z from 'zod'
import {
  newestFirst,
  ordersOf,
  type OrderList,
  type WireOrder,
} from '../../wallets/wire/wire-order-list'
import type { Answer, StandInRequest } from '../request-and-answer'
import { listQuery, mintQuery, readQuery } from './jupiter-query'
import { answerPage } from './order-list-page'
import type { WalletRegistry } from '../wallet-registry'

const querySchema = z.object({
  ...listQuery,
  recurringType: z.enum(['all', 'time', 'price']),
  includeFailedTx: z.enum(['true', 'false']),
  mint: mintQuery,
})

function typeOf(order: WireOrder | null): unknown {
  return order?.recurringType ?? (order !== null && 'cycleFrequency' in order ? 'time' : 'price')
}

/** Only `all` says of each order which type it has. */
function withoutType(order: WireOrder | null): WireOrder | null {
  if (order === null) return null
  return Object.fromEntries(Object.entries(order).filter(([field]) => field !== 'recurringType'))
}

/** GET /recurring/v1/getRecurringOrders */
export function answerRecurring(wallets: WalletRegistry, request: StandInRequest): Answer {
  const read = readQuery(querySchema, request)
  if (read.kind === 'refusal') return read.refusal
  const { user, orderStatus, page, recurringType, mint } = read.query
  const wallet = wallets.find(user)
  const list = orderStatus === 'active' ? 'active recurring' : 'past recurring'
  return answerPage({
    ...{ wallet, list, page, selection: `${recurringType} ${mint}` },
    select(orders: OrderList): OrderList {
      const shown = recurringType === 'time' ? (wallet.content.timeLists?.[list] ?? orders) : orders
      if (recurringType === 'all' && mint === undefined) return shown
      return newestFirst(
        ordersOf(shown).filter(
          (order) =>
            (recurringType === 'all' || typeOf(order) === recurringType) &&
            (mint === undefined || order?.inputMint === mint || order?.outputMint === mint),
        ),
      )
    },
    body: (orders, totalPages) => ({
      ...{ user, orderStatus, page, totalPages },
      [recurringType]: recurringType === 'all' ? orders : orders.map(withoutType),
    }),
  })
}
