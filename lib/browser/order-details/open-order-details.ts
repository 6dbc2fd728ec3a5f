import { focusFirst, focusOpener } from '@/lib/browser/page/focus-targets'
import { pushUrl, replaceUrl } from '@/lib/browser/page/use-url'

type PageUrl = { pathname: string; search: string; hash: string }

const PARAMETER = 'order'

let opener: HTMLElement | null = null
/** Whether the history entry before this one is the page without the dialog. */
let isOwnEntry = false

/** Returns the key of the order whose details a URL shows, if any (behaviour 16.7). */
export function detailsInUrl({ search }: Pick<PageUrl, 'search'>): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) || undefined
}

/** Opens an order's details over the page, as a history entry that Back undoes (behaviour 16.7). */
export function openOrderDetails(orderKey: string, button: HTMLElement): void {
  opener = button
  isOwnEntry = true
  pushUrl(urlWithDetails(window.location, orderKey))
}

/** Closes the details: goes back, or changes the URL if a link opened them. */
export function closeOrderDetails(): void {
  if (!isOwnEntry) {
    replaceUrl(urlWithDetails(window.location))
    return
  }
  isOwnEntry = false
  window.history.back()
}

/** Returns the focus to the button that opened the details, or to the order's first one. */
export function focusOrderDetailsOpener(orderKey: string): void {
  focusOpener(opener, () => focusFirst(`order ${orderKey}`))
  opener = null
}

function urlWithDetails({ pathname, search, hash }: PageUrl, orderKey?: string): string {
  const query = new URLSearchParams(search)
  query.delete(PARAMETER)
  if (orderKey !== undefined) query.append(PARAMETER, orderKey)
  return `${pathname}${query.size === 0 ? '' : `?${query}`}${hash}`
}
