import * as z from 'zod'
import { newestFirst, ordersOf, type OrderList } from '../../wallets/wire/wire-order-list'
import type { Answer, StandInRequest } from '../request-and-answer'
import { listQuery, mintQuery, readQuery } from './jupiter-query'
import { answerPage } from './order-list-page'
import type { WalletRegistry } from '../wallet-registry'

const querySchema = z.object({
  ...listQuery,
  includeFailedTx: z.enum(['true', 'false']).optional(),
  inputMint: mintQuery,
  outputMint: mintQuery,
})

/** GET /trigger/v1/getTriggerOrders */
export function answerTrigger(wallets: WalletRegistry, request: StandInRequest): Answer {
  const read = readQuery(querySchema, request)
  if (read.kind === 'refusal') return read.refusal
  const { user, orderStatus, page, inputMint, outputMint } = read.query
  return answerPage({
    wallet: wallets.find(user),
    list: orderStatus === 'active' ? 'active trigger' : 'past trigger',
    page,
    selection: `${inputMint} ${outputMint}`,
    select(orders: OrderList): OrderList {
      if (inputMint === undefined && outputMint === undefined) return orders
      return newestFirst(
        ordersOf(orders).filter(
          (order) =>
            (inputMint === undefined || order?.inputMint === inputMint) &&
            (outputMint === undefined || order?.outputMint === outputMint),
        ),
      )
    },
    body: (orders, totalPages) => ({ user, orderStatus, orders, totalPages, page }),
  })
}
