import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, openAllTrades, test } from '../pages/app-test'
import { fetchWithoutKey } from '../pages/price-dialog-page'
import { openDetails, showOnPhone, summaryCard, view } from '../pages/summary-card'
import { eventRow, openTradesLink } from '../pages/trades-page'

test('at 1440 px there is room between the views and the first column’s head', async ({ page }) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  const bought = summaryCard(page).getByText('Bought', { exact: true })
  await expect(bought).toBeVisible()
  const views = await summaryCard(page).locator('[data-slot=segments]').boundingBox()
  const end = (views?.x ?? Infinity) + (views?.width ?? 0)
  expect(((await bought.boundingBox())?.x ?? 0) - end).toBeGreaterThanOrEqual(16)
})

test('at 1440 px a row is an amount and one whole line, all rows have one height, and five are in the window (behaviour 26.8)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  const list = summaryCard(page).getByRole('group', { name: 'Summary by token' })
  await expect(list.getByText('+$').first()).toBeVisible()
  const { rows, lines, cut, inWindow } = await list.evaluate((box) => {
    const tops = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 5))).size
    }
    const bottom = box.getBoundingClientRect().bottom
    const rowBoxes = [...box.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    return {
      rows: rowBoxes.map(({ height }) => height),
      lines: [...box.querySelectorAll('[data-slot=figure]')].map(tops),
      cut: [...box.querySelectorAll('td [title] > *')].flatMap((line) =>
        line.scrollWidth > line.clientWidth ? [line.textContent] : [],
      ),
      inWindow: rowBoxes.filter((row) => row.bottom <= bottom + 1).length,
    }
  })
  expect(new Set(rows).size).toBe(1)
  expect(new Set(lines)).toEqual(new Set([1]))
  expect(cut).toEqual([])
  expect(inWindow).toBeGreaterThanOrEqual(Math.min(5, rows.length))
})

test('at 768 px all months have one height (behaviour 26.8)', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Months').check()
  const list = summaryCard(page).getByRole('group', { name: 'Summary by month' })
  await expect(list.getByText(/^\d+ of \d+ trades priced$/).first()).toBeAttached()
  const heights = await list
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
})

test('a month or token with trades has a bar of at least 2 px (behaviour 26.10)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  for (const name of ['Tokens', 'Months'] as const) {
    await view(page, name).check()
    const bars = summaryCard(page).getByRole('img').locator('> *:not([title$="–"]) > *')
    await expect(bars.first()).toBeVisible()
    const heights = await bars.evaluateAll((boxes) =>
      boxes.map((bar) => bar.getBoundingClientRect().height),
    )
    expect(Math.min(...heights), name).toBeGreaterThanOrEqual(2)
  }
})

test('on phones, the names below six bars are whole (behaviour 26.10)', async ({ page, mocks }) => {
  await openAllTrades(page, await mocks.wallet('everyday'))
  await fetchWithoutKey(page)
  await showOnPhone(page)
  await view(page, 'Months').check()
  const names = summaryCard(page).locator('figure bdi')
  await expect(names).toHaveText([
    'Nov 2025',
    'Dec 2025',
    'Jan 2026',
    'Feb 2026',
    'Mar 2026',
    'Apr 2026',
  ])
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await names.evaluateAll((boxes) =>
      boxes.flatMap((box) =>
        box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
          ? [box.textContent]
          : [],
      ),
    )
    expect.soft(cut, `${width} px`).toEqual([])
  }
})

test('the statement is printed above the table, and is never on screen (behaviour 26.12)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await openTradesLink(page, user)
  await page.evaluate(() => {
    // This mock sends no 'afterprint', so the statement stays on the page.
    window.print = () => undefined
  })
  await openDetails(page)
  await summaryCard(page).getByRole('button', { name: 'Print statement' }).click()
  const statement = page.locator('main article')
  await expect(statement).toHaveCount(1)
  await expect(statement).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(statement).toBeVisible()
  await expect(summaryCard(page)).toBeHidden()
  await expect(statement).toContainText(user)
  await expect(statement.getByRole('table')).toHaveCount(3)
  await expect(statement).toHaveCSS('color', 'rgb(22, 24, 28)')
  const [paper, row] = [await statement.boundingBox(), await eventRow(page, 1).boundingBox()]
  expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(statement).toHaveCount(0)
  await expect(summaryCard(page)).toBeVisible()
})
