import type { Locator, Page } from '@playwright/test'
import { expect } from './app-test'

/** The summary above the table. */
export function summaryCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Summary' })
}

/** Its pairs, a row each, from 768 px on. */
export function pairRows(page: Page): Locator {
  return summaryCard(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

/** The button that chooses a pair. */
export function pairButton(page: Page, name: string | RegExp): Locator {
  return summaryCard(page).getByRole('button', { name })
}

/** The row of a pair, by the name of its button. */
export function pairRow(page: Page, name: string | RegExp): Locator {
  return pairRows(page).filter({ has: page.getByRole('button', { name }) })
}

/** What is told of the chosen pair below the rows. */
export function pairDetail(page: Page, name: string): Locator {
  return summaryCard(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
}

/** The texts of a pair's cells, without the breaks between figure and unit. */
export async function expectPair(row: Locator, cells: readonly (string | RegExp)[]): Promise<void> {
  for (const [index, cell] of cells.entries()) {
    await expect(row.getByRole('cell').nth(index)).toHaveText(cell)
  }
}
