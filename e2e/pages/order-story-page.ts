import type { Locator, Page } from '@playwright/test'

/** The dialog 'Order story'. */
export function storyDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Order story' })
}

/** What the story says under a name. */
export function storyFact(page: Page, name: string): Locator {
  return storyDialog(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
}

/** The buttons that open a story. */
export function storyButtons(place: Page | Locator): Locator {
  return place.getByRole('button', { name: /^Order story: / })
}
