import {
  isReading,
  leftOut,
  type ListFault,
  nextPage,
  type OrderList,
  type OrderListName,
} from '@/lib/domain/order-lists/order-list'
import { counted } from '@/lib/view/amounts/count-label'

/** The catalogue's text for a list that failed (spec 8). */
export const LIST_ERRORS: Record<OrderListName, string> = {
  'past recurring': 'Error fetching past recurring orders from Jupiter',
  'active recurring': 'Error fetching active recurring orders from Jupiter',
  'past trigger': 'Error fetching past trigger orders from Jupiter',
  'active trigger': 'Error fetching active trigger orders from Jupiter',
}

export const V2_NOTICE =
  "Orders placed on Jupiter's newer (V2) system are private to the wallet and not listed here."

const LIST_NAMES: Record<OrderListName, string> = {
  'past recurring': 'past recurring orders',
  'active recurring': 'active recurring orders',
  'past trigger': 'past triggers',
  'active trigger': 'active triggers',
}
const TIMES = ['never', 'once', 'twice', 'three times in a row']

/** How far the reading of some lists is; `total` is undefined until every first page came. */
export type Progress = { read: number; total: number | undefined }

export function readingProgress(lists: readonly OrderList[]): Progress {
  const read = lists.reduce((sum, list) => sum + list.pages.length, 0)
  // A list that failed or was stopped on its first page will not say how long it is.
  const known = lists.filter((list) => isReading(list) || list.totalPages !== undefined)
  const totals = known.map((list) => list.totalPages)
  const isKnown = totals.every((total) => total !== undefined)
  // A list without pages still costs the call that said so.
  const total = totals.reduce((sum: number, pages) => sum + Math.max(pages ?? 0, 1), 0)
  return { read, total: isKnown ? total : undefined }
}

/** 'Reading page 12 of 40'. */
export function readingLabel({ read, total }: Progress): string {
  return total === undefined ? 'Reading the first pages' : `Reading page ${read} of ${total}`
}

/**
 * Why the next call waits and for how long.
 * @param isAskedFor whether Jupiter asked for the pause; else its limit a minute is used up
 */
export function waitLabel(seconds: number, isAskedFor: boolean): string {
  return isAskedFor
    ? `Jupiter asked for a pause. Going on in ${seconds} s.`
    : `Jupiter's limit for this minute is used up. Going on in ${seconds} s.`
}

/** What happened to a failed list, what is kept, and what a retry does. */
export function faultText(list: OrderList, fault: ListFault): string {
  return `${whatHappened(fault)} ${whatIsKept(list)}`
}

/** Which lists stopped and where; undefined where none did. */
export function partialText(lists: readonly OrderList[]): string | undefined {
  const places = lists.flatMap((list) => {
    if (list.state.kind !== 'stopped' && list.state.kind !== 'failed') return []
    const total = list.totalPages === undefined ? '' : ` of ${Math.max(list.totalPages, 1)}`
    return [`${LIST_NAMES[list.name]} stopped at page ${pageToRead(list)}${total}`]
  })
  if (places.length === 0) return undefined
  return `This list is partial: ${places.join(', ')}. Older orders may be missing.`
}

/** What could not be read; undefined where everything could. */
export function leftOutText(lists: readonly OrderList[]): string | undefined {
  const { orders, trades } = leftOut(lists)
  if (orders === 0 && trades === 0) return undefined
  const parts = [
    ...(orders > 0 ? [counted(orders, 'order')] : []),
    ...(trades > 0 ? [counted(trades, 'trade')] : []),
  ]
  const isOne = orders + trades === 1
  return `${parts.join(' and ')} could not be read and ${isOne ? 'is' : 'are'} left out.`
}

/** 'N trigger orders without trades are not listed.'; undefined where there are none. */
export function withoutTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `${counted(count, 'trigger order')} without trades ${count === 1 ? 'is' : 'are'} not listed.`
}

/** Orders whose trades did not come; undefined where all came. */
export function lostTradesText(count: number): string | undefined {
  if (count === 0) return undefined
  return `Jupiter reports output for ${counted(count, 'order')} but did not send the trades.`
}

/** 'Still reading: page 12 of 40' (the trades page). */
export function stillReadingLabel(lists: readonly OrderList[]): string | undefined {
  if (!lists.some(isReading)) return undefined
  const { read, total } = readingProgress(lists)
  return total === undefined ? 'Still reading' : `Still reading: page ${read} of ${total}`
}

/** The page a reading goes on from; the last one where only lost trades are still looked up. */
function pageToRead(list: OrderList): number {
  return list.totalPages === undefined
    ? nextPage(list)
    : Math.min(nextPage(list), Math.max(list.totalPages, 1))
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
    case 'own':
      return 'This page met an error of its own while reading.'
  }
}

function whatIsKept(list: OrderList): string {
  const kept = list.pages.length
  if (kept === 0) return 'No page of this list was read.'
  const pages = kept === 1 ? 'The page already read is' : `The ${kept} pages already read are`
  return `${pages} kept, so a retry goes on from page ${pageToRead(list)}.`
}

function timesLabel(count: number): string {
  return TIMES[count] ?? `${count} times in a row`
}
