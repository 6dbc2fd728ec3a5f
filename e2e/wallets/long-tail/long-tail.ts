import { LIST_NAMES } from '../wire/list-fault'
import { mockWallet } from '../wire/mock-wallet'
import { tailOrder } from './long-tail-order'
import { planOrders } from './long-tail-plan'

/** A wallet that traded for years: few pairs have many orders, and many pairs have few. */
export const longTail = mockWallet('long-tail', {
  title:
    '400 orders in 140 pairs: three with many orders, most with one or two; tests ask for other sizes',
  content: (user, size) => {
    const planned = planOrders(size)
    const lists = LIST_NAMES.map((list) => {
      const orders = planned.filter((order) => order.list === list)
      const at = (index: number) => {
        const order = orders[index]
        return order && tailOrder(user, order)
      }
      return [list, { length: orders.length, at }] as const
    })
    return { lists: Object.fromEntries(lists) }
  },
})
