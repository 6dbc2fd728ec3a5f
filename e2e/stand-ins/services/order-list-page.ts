import {
  emptyList,
  slice,
  type OrderList,
  type WireOrder,
} from '../../wallets/wire/wire-order-list'
import type { ListName } from '../../wallets/wire/list-fault'
import { jsonReply, type Answer, type Reply } from '../request-and-answer'
import { faultAnswer, takeFault } from '../fault-answer'
import type { Wallet } from '../wallet-registry'

const ORDERS_PER_PAGE = 10

/** One page of a wallet's list, as a call asks for it. */
export type PageRequest = {
  wallet: Wallet
  list: ListName
  page: number
  /** Tells apart what `select` and `body` make of the same list. */
  selection: string
  select: (orders: OrderList) => OrderList
  /** The answer around the orders of the page. */
  body: (orders: readonly (WireOrder | null)[], totalPages: number) => object
}

/** The answer to a call for a page: what the list holds, or the wallet's fault. */
export function answerPage(request: PageRequest): Answer {
  const { wallet, list, page } = request
  if (wallet.content.growth?.list === list && wallet.content.growth.whenPage === page) {
    wallet.hasGrown = true
  }
  const fault = takeFault(wallet, list, page)
  const rightAnswer = () => pageReply(request)
  return fault === undefined ? rightAnswer() : faultAnswer(fault, wallet.address, rightAnswer)
}

function pageReply(request: PageRequest): Reply {
  const { wallet, list, page, selection } = request
  const key = `${list} ${selection} ${page} ${wallet.hasGrown}`
  const known = wallet.pages.get(key)
  if (known !== undefined) return jsonReply(200, known)
  const orders = request.select(listOf(wallet, list))
  const totalPages = Math.ceil(orders.length / ORDERS_PER_PAGE)
  const start = (page - 1) * ORDERS_PER_PAGE
  const shown = slice(orders, start, start + ORDERS_PER_PAGE)
  const json = JSON.stringify(request.body(shown, totalPages))
  wallet.pages.set(key, json)
  return jsonReply(200, json)
}

function listOf(wallet: Wallet, list: ListName): OrderList {
  const { lists, growth } = wallet.content
  if (wallet.hasGrown && growth?.list === list) return growth.orders
  return lists[list] ?? emptyList
}
