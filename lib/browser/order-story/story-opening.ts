import { pushUrl, replaceUrl } from '@/lib/browser/page/use-url'
import { withStory } from '@/lib/view/urls/story-url'

/** The button that the story was opened from. */
let opener: HTMLElement | undefined
/** Whether the entry before this one in the history is the page without the story. */
let isStepOfOurs = false

/** Opens the story of an order over the page that is shown, as a step that Back takes back. */
export function openStory(orderKey: string, button: HTMLElement): void {
  opener = button
  isStepOfOurs = true
  pushUrl(withStory(window.location, orderKey))
}

/** Closes it: a step back, or where a link opened it the same page without it. */
export function closeStory(): void {
  if (!isStepOfOurs) {
    replaceUrl(withStory(window.location))
    return
  }
  isStepOfOurs = false
  window.history.back()
}

/** Gives the focus back to what the story was opened from, or to that order's first button. */
export function focusStoryOpener(orderKey: string): void {
  const known = opener?.isConnected ? opener : undefined
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-story]')]
  const button = known ?? buttons.find(({ dataset }) => dataset.story === orderKey)
  opener = undefined
  button?.focus({ preventScroll: true })
}
