import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { sampleTradesPath } from '../pages/sample-trades'
import { brokenDigits, openDetails, showOnPhone, summaryCard, view } from '../pages/summary-card'
import {
  eventRow,
  expectAllLoaded,
  openEveryKindOfTrade,
  openTradesLink,
} from '../pages/trades-page'

/** Returns the figures of the summary that overflow their cell. */
function overhanging(page: Page): Promise<string[]> {
  return summaryCard(page)
    .locator('[data-slot=figure]')
    .evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const inner = figure.getBoundingClientRect()
        const outer = figure.closest('[role=cell]')?.getBoundingClientRect()
        const fits = !outer || (inner.left >= outer.left - 4 && inner.right <= outer.right + 4)
        return fits ? [] : [figure.textContent]
      }),
    )
}

/** Returns the heights of a list's rows, how many lines its figures have, which are cut, and how many rows are in its window. */
const rowsOf = (list: Locator) =>
  list.evaluate((box) => {
    const tops = (element: Element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 5))).size
    }
    const bottom = box.getBoundingClientRect().bottom
    const rows = [...box.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
    return {
      heights: [...new Set(rows.map(({ height }) => height))],
      lines: [...new Set([...box.querySelectorAll('[data-slot=figure]')].map(tops))],
      cut: [...box.querySelectorAll('td [title] > *')].flatMap((line) =>
        line.scrollWidth > line.clientWidth ? [line.textContent] : [],
      ),
      isRoomy: rows.filter((row) => row.bottom <= bottom + 1).length >= Math.min(5, rows.length),
    }
  })

test('whatever the view, the table of trades stays where it is, and figures, rows and bars are in place (behaviour 5.13, 26.8, 26.10)', async ({
  page,
}) => {
  await page.goto(sampleTradesPath())
  await expectAllLoaded(page)
  const list = (name: string) => summaryCard(page).getByRole('group', { name })
  for (const [width, top] of [
    [1440, 499],
    [1024, 545],
    [768, 547],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Pairs', 'Tokens', 'Months', 'Chart'] as const) {
      if (name === 'Chart' && width === 1440) continue
      await view(page, name).check()
      await expect.poll(async () => (await eventRow(page, 1).boundingBox())?.y).toBe(top)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await overhanging(page), `${name} at ${width} px`).toEqual([])
      expect.soft(await brokenDigits(page), `${name} at ${width} px`).toEqual([])
      if (width !== 1440 || name === 'Pairs') continue
      // A month or token with trades has a bar of at least 2 px.
      const bars = summaryCard(page).getByRole('img').locator('> *:not([title$="–"]) > *')
      await expect(bars.first()).toBeVisible()
      const heights = await bars.evaluateAll((boxes) =>
        boxes.map((bar) => bar.getBoundingClientRect().height),
      )
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(2)
      if (name !== 'Tokens') continue
      const tokens = list('Summary by token')
      await expect(tokens.getByText('+$').first()).toBeVisible()
      const { heights: ofRows, lines, cut, isRoomy } = await rowsOf(tokens)
      expect([ofRows.length, lines, cut, isRoomy]).toEqual([1, [1], [], true])
      // There is room between the views and the first column's head.
      const bought = summaryCard(page).getByText('Bought', { exact: true })
      const views = await summaryCard(page).locator('[data-slot=segments]').boundingBox()
      const end = (views?.x ?? Infinity) + (views?.width ?? 0)
      expect(((await bought.boundingBox())?.x ?? 0) - end).toBeGreaterThanOrEqual(16)
    }
  }
  await view(page, 'Months').check()
  const months = list('Summary by month')
  await expect(months.getByText(/^\d+ of \d+ trades priced$/).first()).toBeAttached()
  expect((await rowsOf(months)).heights).toHaveLength(1)
  await showOnPhone(page)
  for (const name of ['Tokens', 'Months'] as const) {
    await view(page, name).check()
    await expect(summaryCard(page).getByRole('list', { name: /^Summary by/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('on phones, the names below six bars are whole (behaviour 26.10)', async ({ page, mocks }) => {
  await openEveryKindOfTrade(page, await mocks.wallet('everyday'))
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
  for (const width of [320, 390]) {
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
  const user = await mocks.wallet('one-recurring')
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
