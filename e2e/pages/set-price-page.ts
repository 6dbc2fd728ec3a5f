import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { moreFilters } from './filters-page'

/** The dialog for a manual price. */
export function setPriceDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Set price' })
}

/** The buttons under amounts without a price. */
export function missingPrices(page: Page): Locator {
  return page.locator('[data-missing]')
}

/** Jumps to the next row without a price, which then has the focus. */
export async function nextMissing(page: Page): Promise<void> {
  await moreFilters(page).click()
  await page.getByRole('button', { name: 'Next missing price' }).click()
  await expect(page.locator('[data-missing]:focus')).toBeVisible()
}

/** The marks of trades with a price mismatch. */
export function mismatchMarks(page: Page): Locator {
  return page.getByRole('button', { name: /^USD values of both sides differ by \d+%$/ })
}

/** Types a price into the open dialog, and saves it. */
export async function savePrice(page: Page, price: string): Promise<void> {
  await setPriceDialog(page).getByRole('textbox').fill(price)
  await setPriceDialog(page).getByRole('button', { name: 'Save' }).click()
}
