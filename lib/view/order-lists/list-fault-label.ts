import {
  allPages,
  type ListFault,
  type OrderList,
  resumePage,
} from '@/lib/domain/order-lists/order-list'
import { rateLimitText } from '@/lib/view/errors/error-label'

/** Returns the heading of a list's error. For the sample wallet, it doesn't name Jupiter (behaviour 15.2, 23.3). */
export function listError({ name, state }: OrderList): string {
  const isSample = state.kind === 'failed' && state.fault.kind === 'sample file'
  return `Error fetching ${name} orders ${isSample ? 'of the sample wallet' : 'from Jupiter'}`
}

/** Says what happened to a list, and what is kept or where Retry continues (behaviour 15.2). */
export function faultText(list: OrderList, fault: ListFault): string {
  return [whatHappened(fault), whatIsKept(list)].filter((text) => text !== '').join(' ')
}

export const SIGN_IN_EXPIRED = 'Your sign-in has expired. Sign in again.'
export const SIGN_IN_AGAIN = 'Sign in again'

/** Says what kept a list from loading (behaviour 15.2). */
export function whatHappened(fault: ListFault): string {
  switch (fault.kind) {
    case 'status': {
      const tries = fault.tries > 1 ? ` after ${fault.tries} tries` : ''
      const request = fault.requestId === '' ? '' : ` (request ${fault.requestId})`
      return `Jupiter returned error ${fault.status}${tries}${request}.`
    }
    case 'rate limit':
      return `${rateLimitText('Jupiter')} Try again in a minute.`
    case 'key':
      return fault.hasKey ? 'Jupiter rejected this key.' : 'Jupiter requires an API key.'
    case 'network':
      return `Couldn’t reach Jupiter after ${fault.tries} tries.`
    case 'unreadable':
      return `Unexpected response from Jupiter after ${fault.tries} tries.`
    case 'sample file': {
      const status = fault.status === undefined ? '' : ` (error ${fault.status})`
      return `Couldn’t load the sample data${status}.`
    }
    case 'sign-in':
      return SIGN_IN_EXPIRED
    case 'token decimals':
      return 'Couldn’t load the tokens of these orders.'
    case 'own':
      return 'Something went wrong while loading.'
  }
}

function whatIsKept(list: OrderList): string {
  if (list.pages.length > 0) return `Retry continues from page ${resumePage(list)}.`
  return allPages(list).some(({ orders }) => orders.length > 0) ? 'Showing earlier data.' : ''
}
