import { focusFirst, focusOpener } from '@/lib/browser/page/focus-targets'
import { pushUrl, replaceUrl } from '@/lib/browser/page/use-url'
import { pathWithDetails } from '@/lib/view/urls/page-urls'

let opener: HTMLElement | null = null
/** Whether the history entry before this one is the page without the dialog. */
let isOwnEntry = false

/** Opens an order's details over the page, as a history entry that Back undoes (behaviour 16.7). */
export function openOrderDetails(orderKey: string, button: HTMLElement): void {
  opener = button
  isOwnEntry = true
  pushUrl(pathWithDetails(window.location, orderKey))
}

/** Closes the details: goes back, or changes the URL if a link opened them. */
export function closeOrderDetails(): void {
  if (!isOwnEntry) {
    replaceUrl(pathWithDetails(window.location))
    return
  }
  isOwnEntry = false
  window.history.back()
}

/** Returns the focus to the button that opened the details, or else to the first button of the order. */
export function focusOrderDetailsOpener(orderKey: string): void {
  focusOpener(opener, () => focusFirst(`order ${orderKey}`))
  opener = null
}
