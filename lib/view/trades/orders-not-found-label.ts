import { counted } from '@/lib/view/amounts/count-label'

/** What is said of a link's order keys that name none of their wallet's orders (behaviour 5.17). */
export function ordersNotFoundText(count: number, wallets = 1): string {
  const are = count === 1 ? 'is' : 'are'
  const whose = wallets === 1 ? 'this wallet' : 'these wallets'
  return `${counted(count, 'order')} of this link ${are} not among the orders of ${whose} that were read.`
}
