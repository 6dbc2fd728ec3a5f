import type { Locator, Page } from '@playwright/test'
import { expect } from './app-test'

/** The summary above the table. */
export function summaryCard(page: Page): Locator {
  return page.locator('section[aria-label=Summary]')
}

/** The radio button of a view. */
export function view(page: Page, name: 'Pairs' | 'Tokens' | 'Months' | 'Chart'): Locator {
  return summaryCard(page).getByRole('radio', { name, exact: true })
}

/** Makes the window as small as a phone's, and opens the summary's tab. */
export async function showOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('radio', { name: 'Summary' }).check()
}

/** The summary's rows, one for each pair, in windows from 768 px on. */
export function pairRows(page: Page): Locator {
  return summaryCard(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

/** The radio button that selects a pair. */
export function pairRadio(page: Page, name: string | RegExp): Locator {
  return summaryCard(page).getByRole('radio', { name })
}

export function pairRow(page: Page, name: string | RegExp): Locator {
  return pairRows(page).filter({ has: page.getByRole('radio', { name }) })
}

/** Opens the selected pair's details, which phones always show. */
export async function openDetails(page: Page): Promise<void> {
  await summaryCard(page).getByRole('button', { name: 'Details' }).click()
}

/** A figure of the selected pair: in its details, or in the summary itself if the pair has no row. */
export function pairDetail(page: Page, name: string): Locator {
  return summaryCard(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
}

/** The chart of the selected pair, once it is drawn. */
export function chart(page: Page): Locator {
  return summaryCard(page).getByRole('slider', { name: /^Chart of / })
}

/** The line below the chart about the event that the pointer or the keys point at. */
export function chartDetail(page: Page): Locator {
  return summaryCard(page).locator('[data-slot=chart-detail]')
}

/** Scrolls to the chart and waits until it is drawn. */
export async function showChart(page: Page): Promise<Locator> {
  // Below 1280 px the chart takes the place of the pairs.
  const toChart = summaryCard(page).getByRole('radio', { name: 'Chart', exact: true })
  await pairRows(page).or(summaryCard(page).locator('dl')).first().waitFor()
  if (await toChart.isVisible()) await toChart.check()
  await summaryCard(page).locator('[data-slot=chart-box]').scrollIntoViewIfNeeded()
  await expect(chart(page)).toBeVisible({ timeout: 20_000 })
  await expect(chart(page)).toHaveAttribute('aria-valuetext', /\w/)
  return chart(page)
}

/** Returns how many pixels of the chart's canvas are painted. */
export function paintedPixels(page: Page): Promise<number> {
  return chart(page)
    .locator('canvas')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      return data ? data.filter((value, index) => index % 4 === 3 && value > 0).length : 0
    })
}

/** Returns the digits of the summary's figures that break elsewhere than after a comma (behaviour 7.1). */
export function brokenDigits(page: Page): Promise<string[]> {
  return summaryCard(page)
    .locator('[data-slot=figure]')
    .evaluateAll((figures) =>
      figures.flatMap((figure) =>
        // After a comma, React begins a new text.
        [...figure.childNodes].flatMap((node) => {
          const digits = document.createRange()
          digits.selectNodeContents(node)
          const lines = new Set([...digits.getClientRects()].map(({ top }) => Math.round(top)))
          return /\d/.test(digits.toString()) && lines.size > 1 ? [figure.textContent] : []
        }),
      ),
    )
}
