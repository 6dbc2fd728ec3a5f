import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { fetchWithoutKey } from '../pages/price-dialog-page'
import { chart, pairRadio, showChart, showOnPhone, summaryCard } from '../pages/summary-card'
import { filterBar } from '../pages/filters-page'
import { openTradesLink } from '../pages/trades-page'

/** The labels of the chart's lowest, highest and average height. */
function axisLabels(page: Page): Locator {
  return summaryCard(page).locator('[data-slot=chart] + div > span')
}

/** How far the page scrolls sideways, and the texts of the chart's axis that leave their box. */
async function overflows(page: Page) {
  const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const cut = await axisLabels(page).evaluateAll((labels) =>
    labels.flatMap((label) => (label.scrollWidth > label.clientWidth ? [label.textContent] : [])),
  )
  return { sideways: Math.max(0, room), cut }
}

test('extreme prices and tokens of one name are told apart, and a gigantic rate leaves no box, at any width (behaviour 5.13, 6.13, 7.6, 18.11)', async ({
  page,
  mocks,
}) => {
  await openTradesLink(page, await mocks.wallet('extreme-tokens'))
  // Tokens of one name have their short mints, and tiny prices 4 digits.
  const options = await filterBar(page)
    .getByRole('combobox')
    .first()
    .getByRole('option', { name: /meme/i })
    .allTextContents()
  expect(options).toEqual([
    expect.stringMatching(/^USDC → meme \(\w{4}…\w{4}\)$/),
    expect.stringMatching(/^USDC → MEME \(\w{4}…\w{4}\)$/),
  ])
  await fetchWithoutKey(page)
  const table = summaryCard(page).getByRole('table')
  await expect(table.getByText('$0.000000014', { exact: true })).toBeVisible()
  await expect(table.getByText('$0.00000000032', { exact: true })).toBeVisible()
  await expect(table.getByText(/^\w{4}…\w{4}$/)).toHaveCount(2)

  await page.emulateMedia({ media: 'print' })
  const cut = await summaryCard(page)
    .locator('bdi')
    .evaluateAll(
      (symbols) => symbols.filter((symbol) => symbol.scrollWidth > symbol.clientWidth + 1).length,
    )
  expect(cut).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await pairRadio(page, /AVERYLONGSYMBOL/).check()
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    // Below 1280 px the chart stays where the pairs were.
    if (width > 768) await showChart(page)
    await expect(chart(page)).toBeVisible()
    await expect(axisLabels(page).first()).toHaveText('1.235×10²³')
    expect.soft(await overflows(page), `${width} px`).toEqual({ sideways: 0, cut: [] })
  }
  for (const view of ['Tokens', 'Months']) {
    await summaryCard(page).getByRole('radio', { name: view }).check()
    await expect(summaryCard(page).getByRole('row').nth(1)).toBeVisible()
    expect.soft((await overflows(page)).sideways, view).toBe(0)
  }
  await summaryCard(page).getByRole('radio', { name: 'Pairs' }).check()
  await showOnPhone(page)
  const pairs = summaryCard(page).getByRole('combobox', { name: /^Pair 1 of/ })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const index of [0, 1, 2]) {
      await summaryCard(page).getByRole('combobox').selectOption({ index })
      expect
        .soft(await overflows(page), `pair ${index + 1}, ${width} px`)
        .toEqual({ sideways: 0, cut: [] })
    }
    await summaryCard(page).getByRole('combobox').selectOption({ index: 0 })
  }
  await expect(pairs).toBeVisible()
})
