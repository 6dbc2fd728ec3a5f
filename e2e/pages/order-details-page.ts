import type { Locator, Page } from '@playwright/test'

/** The dialog 'Order details'. */
export function detailsDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Order details' })
}

/** The line of the details that has this name and its value. */
export function detailsFact(page: Page, name: string): Locator {
  return detailsDialog(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
}

/** The buttons that open order details. */
export function detailsButtons(place: Page | Locator): Locator {
  return place.getByRole('button', { name: /Order details: / })
}
