import {
  allPages,
  type ListFault,
  type OrderList,
  type OrderListName,
  resumePage,
} from '@/lib/domain/order-lists/order-list'

/** The heading of the error of a list that failed (behaviour 15.2). */
export const LIST_ERRORS: Record<OrderListName, string> = {
  'past recurring': 'Error fetching past recurring orders from Jupiter',
  'active recurring': 'Error fetching active recurring orders from Jupiter',
  'past trigger': 'Error fetching past trigger orders from Jupiter',
  'active trigger': 'Error fetching active trigger orders from Jupiter',
}

/** The heading of a list's error: the sample wallet's are none of Jupiter's (behaviour 15.2, 23.7). */
export function listError({ name, state }: OrderList): string {
  const isSample = state.kind === 'failed' && state.fault.kind === 'sample file'
  return isSample ? `Error fetching ${name} orders of the sample wallet` : LIST_ERRORS[name]
}

const TIMES = ['never', 'once', 'twice', 'three times in a row']

/**
 * The error below the heading: what happened, what is kept, and where a retry goes on
 * (behaviour 15.3).
 */
export function faultText(list: OrderList, fault: ListFault): string {
  return `${whatHappened(fault)} ${whatIsKept(list)}`
}

function whatHappened(fault: ListFault): string {
  switch (fault.kind) {
    case 'status': {
      const call = fault.requestId === '' ? '' : ` (call ${fault.requestId})`
      const times = fault.tries > 1 ? `, ${timesLabel(fault.tries)}` : ''
      return `Jupiter answered with status ${fault.status}${times}${call}.`
    }
    case 'rate limit':
      return `Jupiter asked for a pause ${fault.waits} times in a row and has no calls left just now.`
    case 'key':
      return fault.hasKey
        ? 'Jupiter refused this key.'
        : 'Jupiter asks for an API key for this call.'
    case 'network':
      return `Jupiter could not be reached, ${timesLabel(fault.tries)}.`
    case 'unreadable':
      return `Jupiter's answer could not be read, ${timesLabel(fault.tries)}.`
    case 'sample file': {
      const status = fault.status === undefined ? '' : ` (status ${fault.status})`
      return `A file of the sample wallet did not come from this site${status}.`
    }
    case 'own':
      return 'This page met an error of its own while reading.'
  }
}

function whatIsKept(list: OrderList): string {
  const kept = list.pages.length
  if (kept === 0) {
    return allPages(list).some(({ orders }) => orders.length > 0)
      ? 'No page of this list was read anew; what was read before is kept.'
      : 'No page of this list was read.'
  }
  const pages = kept === 1 ? 'The page already read is' : `The ${kept} pages already read are`
  return `${pages} kept, so a retry goes on from page ${resumePage(list)}.`
}

function timesLabel(count: number): string {
  return TIMES[count] ?? `${count} times in a row`
}
