import * as z from 'zod'
import type { ListName } from '../../wallets/wire/list-fault'
import { isAddress } from '../../wallets/wire/mock-address'
import { emptyList, slice, type WireOrder } from '../../wallets/wire/wire-order-list'
import { badRequest, faultResponse, takeFault } from '../fault-response'
import { jsonReply, type MockResponse, type MockRequest } from '../request-and-response'
import type { Wallet, WalletRegistry } from '../wallet-registry'

const ORDERS_PER_PAGE = 10

const listQuery = {
  user: z.string().refine(isAddress, 'is not an address'),
  orderStatus: z.enum(['active', 'history']),
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'is not a page number')
    .transform(Number)
    .default(1),
}
const recurringQuery = z.object({
  ...listQuery,
  recurringType: z.literal('all'),
  includeFailedTx: z.enum(['true', 'false']),
})
const triggerQuery = z.object(listQuery)

/** GET /recurring/v1/getRecurringOrders */
export function recurringResponse(wallets: WalletRegistry, request: MockRequest): MockResponse {
  const read = recurringQuery.safeParse(request.query)
  if (!read.success) return refusal(read.error)
  const { user, orderStatus, page } = read.data
  return pageResponse({
    wallet: wallets.find(user),
    list: orderStatus === 'active' ? 'active recurring' : 'past recurring',
    page,
    // eslint-disable-next-line id-denylist -- Jupiter's own name
    body: (orders, totalPages) => ({ user, orderStatus, page, totalPages, all: orders }),
  })
}

/** GET /trigger/v1/getTriggerOrders */
export function triggerResponse(wallets: WalletRegistry, request: MockRequest): MockResponse {
  const read = triggerQuery.safeParse(request.query)
  if (!read.success) return refusal(read.error)
  const { user, orderStatus, page } = read.data
  return pageResponse({
    wallet: wallets.find(user),
    list: orderStatus === 'active' ? 'active trigger' : 'past trigger',
    page,
    body: (orders, totalPages) => ({ user, orderStatus, orders, totalPages, page }),
  })
}

function refusal(error: z.ZodError): MockResponse {
  const [issue] = error.issues
  return badRequest(`${issue?.path.join('.')}: ${issue?.message}`)
}

/** The page of a wallet's list that a call asks for. */
type PageRequest = {
  wallet: Wallet
  list: ListName
  page: number
  /** Returns the response around the orders of the page. */
  body: (orders: readonly (WireOrder | null)[], totalPages: number) => object
}

/** Returns the response to a call for a page: its orders, or the wallet's fault. */
function pageResponse(request: PageRequest): MockResponse {
  const { wallet, list, page } = request
  const fault = takeFault(wallet, list, page)
  const right = () => jsonReply(200, pageJson(request))
  return fault === undefined ? right() : faultResponse(fault)
}

function pageJson(request: PageRequest): string {
  const { wallet, list, page, body } = request
  const key = `${list} ${page}`
  const cachedJson = wallet.pages.get(key)
  if (cachedJson !== undefined) return cachedJson
  const orders = wallet.content.lists[list] ?? emptyList
  const totalPages = Math.ceil(orders.length / ORDERS_PER_PAGE)
  const start = (page - 1) * ORDERS_PER_PAGE
  const pageOrders = slice(orders, start, start + ORDERS_PER_PAGE)
  const json = JSON.stringify(body(pageOrders, totalPages))
  wallet.pages.set(key, json)
  return json
}
