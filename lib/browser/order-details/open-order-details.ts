import { focusFirst, focusOpener } from '@/lib/browser/dialogs/focus-targets'
import { goBackTo, pageUrl, pushUrl, replaceUrl } from '@/lib/browser/urls/page-history'
import { detailsInUrl, pathWithDetails } from '@/lib/view/urls/page-urls'

let opener: HTMLElement | null = null
/** Marks a history entry that follows the page without the dialog. The mark survives a reload. */
const OWN_ENTRY = 'perijoveOrderDetails'

/** Opens an order's details over the page, as a history entry that Back undoes (behaviour 16.7). */
export function openOrderDetails(orderKey: string, button: HTMLElement): void {
  opener = button
  // A double click presses twice, and the second press changes nothing.
  if (detailsInUrl(pageUrl()) === orderKey) return
  pushUrl(pathWithDetails(pageUrl(), orderKey), { [OWN_ENTRY]: true })
}

/** Closes the details: goes back, or changes the URL if a link opened them. */
export function closeOrderDetails(): void {
  // They are closed already, and the step back is under way.
  if (detailsInUrl(pageUrl()) === undefined) return
  const state: unknown = window.history.state
  const isOwnEntry = typeof state === 'object' && state !== null && OWN_ENTRY in state
  const close = isOwnEntry ? goBackTo : replaceUrl
  close(pathWithDetails(pageUrl()))
}

/** Returns the focus to the button that opened the details, or else to the first button of the order. */
export function focusOrderDetailsOpener(orderKey: string): void {
  focusOpener(opener, () => focusFirst(`order ${orderKey}`))
  opener = null
}
