import { counted } from '@/lib/view/amounts/count-label'

/** What is said of a link's order keys that name none of the wallet's orders. */
export function ordersNotFoundText(count: number): string {
  const are = count === 1 ? 'is' : 'are'
  return `${counted(count, 'order')} of this link ${are} not among the orders of this wallet that were read.`
}
