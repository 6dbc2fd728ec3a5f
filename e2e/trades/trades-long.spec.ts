import { expect, test } from '../pages/app-test'
import { servedRows } from '../pages/served-events'
import { eventRow, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'

test.describe('a table of over 200 rows (behaviour 5.14)', () => {
  test('renders only the rows near the window and says how many there are; keys and scrolling reach the others, and one tab stop skips the table', async ({
    page,
    mocks,
  }) => {
    const rowCount = 240
    await openTradesLink(page, await mocks.wallet('large', { orders: 10, trades: 230 }))
    await expect(tradesTable(page)).toHaveAttribute('aria-rowcount', String(rowCount + 1))
    const indexes = await tradesTable(page)
      .locator('[role=row]')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))
    expect(indexes.length).toBeLessThan(100)
    expect(indexes).toEqual(indexes.map((_, place) => place + 1))
    expect(await tradesTable(page).evaluate((table) => table.tagName)).toBe('TABLE')
    await expect(eventRow(page, 2)).toContainText('SOL per USDC')

    let stops = 0
    const isBody = () => page.evaluate(() => document.activeElement === document.body)
    do {
      await page.keyboard.press('Tab')
      stops += 1
    } while (stops < 200 && !(await isBody()))
    expect(stops).toBeLessThan(60)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the table' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(eventRow(page, 1).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(tradesTable(page).locator(':focus')).toHaveCount(0)

    const view = (row: number) => eventRow(page, row).getByRole('link', { name: 'View' })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(eventRow(page, 1)).toBeInViewport()
    const drawn = await tradesTable(page).locator('tbody [role=row]').count()
    await view(drawn).focus()
    await page.keyboard.press('PageDown')
    await expect(view(drawn + 10)).toBeFocused()
    await expect(view(drawn + 10)).toBeInViewport()
    await page.keyboard.press('Control+End')
    await expect(view(rowCount)).toBeFocused()
    await expect(view(rowCount)).toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(view(rowCount)).toBeFocused()
  })

  test('on phones, no row is missing on the way down, none overlaps another, and the footer is below the last', async ({
    page,
    mocks,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    // On phones, a table of over 50 rows is long.
    const rowCount = 105
    const user = await mocks.wallet('large', { orders: 5, trades: 100 })
    const last = (await servedRows(user)).at(-1)
    await openTradesLink(page, user)
    // One step scrolls, then finds and measures the rows of the next frame that has one in the middle of the window.
    const rowsAt = (top: number) =>
      tradesTable(page).evaluate(async (table, y) => {
        scrollTo(0, y)
        for (;;) {
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          const rows = [...table.querySelectorAll('tbody [role=row]')].map((row) => {
            const { top, bottom } = row.getBoundingClientRect()
            return { index: Number(row.getAttribute('aria-rowindex')), top, bottom }
          })
          const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
          if (isAtEnd || rows.some(({ top, bottom }) => top <= 450 && bottom > 450)) return rows
        }
      }, top)
    const seen = new Set<number>()
    // The check begins where rows are in the middle of the window.
    const start = await tradesTable(page).evaluate((table) => table.getBoundingClientRect().top)
    for (let y = Math.max(0, start - 300); y < 90_000 && !seen.has(rowCount + 1); y += 800) {
      const rows = await rowsAt(y)
      rows.forEach(({ index, top }, place) => {
        seen.add(index)
        const { index: before, bottom } = rows[place - 1] ?? { index: index - 1, bottom: top }
        expect(index).toBe(before + 1)
        expect(top).toBeCloseTo(bottom, 0)
      })
    }
    expect(seen.size).toBe(rowCount)
    // The end moves, because rows are measured on the way.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(eventRow(page, rowCount)).toBeInViewport({ timeout: 1_000 })
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    const shownRow = (await shownRows(page)).at(-1)
    expect([shownRow?.key, shownRow?.signature]).toEqual([last?.key, last?.signature])
    const gap = () =>
      eventRow(page, rowCount).evaluate((row) => {
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
        return footer - row.getBoundingClientRect().bottom
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  })
})
