import { pushUrl, replaceUrl } from '@/lib/browser/page/use-url'
import { withOrderDetails } from '@/lib/view/urls/order-details-url'

/** The button that opened the dialog. */
let opener: HTMLElement | undefined
/** Whether the history entry before this one is the page without the dialog. */
let isStepOfOurs = false

/** Opens an order's details over the page, as a history entry that Back undoes (behaviour 16.7). */
export function openOrderDetails(orderKey: string, button: HTMLElement): void {
  opener = button
  isStepOfOurs = true
  pushUrl(withOrderDetails(window.location, orderKey))
}

/** Closes the details: goes back, or changes the URL if a link opened them. */
export function closeOrderDetails(): void {
  if (!isStepOfOurs) {
    replaceUrl(withOrderDetails(window.location))
    return
  }
  isStepOfOurs = false
  window.history.back()
}

/** Returns the focus to the button that opened the details, or to the order's first one. */
export function focusOrderDetailsOpener(orderKey: string): void {
  const known = opener?.isConnected ? opener : undefined
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-order-details]')]
  const button = known ?? buttons.find(({ dataset }) => dataset.orderDetails === orderKey)
  opener = undefined
  button?.focus({ preventScroll: true })
}
