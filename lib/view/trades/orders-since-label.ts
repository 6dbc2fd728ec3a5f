import { counted } from '@/lib/view/amounts/count-label'

/** '3 orders were read since.': orders that arrived after Submit. */
export function ordersSinceText(count: number): string {
  return `${counted(count, 'order')} ${count === 1 ? 'was' : 'were'} read since.`
}
