import type { Locator, Page } from '@playwright/test'
import { expect } from './expect'
import { shownRows, tradesTable } from './trades-page'

/** The bar above the table. */
export function filterBar(page: Page): Locator {
  return page.locator('[data-slot=filter-bar]')
}

/** The button that opens the rarely used filters. */
export function moreFilters(page: Page): Locator {
  return filterBar(page).getByRole('button', { name: /^More/ })
}

export function textFilter(page: Page): Locator {
  return page.getByPlaceholder('Filter by token, mint or transaction')
}

/** Waits until the bar says `rows` and the table has that many rows. Returns the rows' signatures. */
export async function expectRows(page: Page, rows: string): Promise<string[]> {
  await expect(filterBar(page).getByText(rows, { exact: true })).toBeVisible()
  const count = rows.split(' ')[0]?.replaceAll(',', '')
  await expect(tradesTable(page).locator('tbody > [role=row]')).toHaveCount(Number(count))
  return (await shownRows(page)).map(({ signature }) => signature)
}

/** Waits until the URL's query has these filters and no others. */
export async function expectFiltersInUrl(page: Page, filters: string): Promise<void> {
  await expect
    .poll(() => {
      const query = new URL(page.url()).searchParams
      for (const name of ['userAddress', 'recurring', 'trigger']) query.delete(name)
      return query.toString()
    })
    .toBe(filters)
}
