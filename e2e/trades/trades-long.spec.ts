import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { servedRows } from '../pages/served-events'
import {
  eventRow,
  expectAllLoaded,
  expectHeader,
  openTradesLink,
  shownRows,
  tradesTable,
} from '../pages/trades-page'

async function openLarge(page: Page, user: string): Promise<void> {
  await openOrders(page, user)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectHeader(page, '20', '20', '1,000')
}

test.describe('a table of over 200 rows (behaviour 5.14)', () => {
  test('renders only the rows near the window, says how many there are, and keys reach the others', async ({
    page,
    mocks,
  }) => {
    await openLarge(page, await mocks.wallet('large', { orders: 40, trades: 1_000 }))
    await expect(tradesTable(page)).toHaveAttribute('aria-rowcount', '1041')
    await expect(eventRow(page, 1)).toBeVisible()
    const indexes = await tradesTable(page)
      .locator('[role=row]')
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))))
    expect(indexes.length).toBeLessThan(100)
    expect(indexes).toEqual(indexes.map((_, place) => place + 1))
    expect(await tradesTable(page).evaluate((table) => table.tagName)).toBe('TABLE')

    await expect(eventRow(page, 2)).toContainText('SOL per USDC')
    await expectAllLoaded(page)
    const drawn = await tradesTable(page).locator('tbody [role=row]').count()
    await eventRow(page, drawn).getByRole('link', { name: 'View' }).focus()
    const view = (row: number) => eventRow(page, row).getByRole('link', { name: 'View' })
    await page.keyboard.press('PageDown')
    await expect(view(drawn + 10)).toBeFocused()
    await expect(view(drawn + 10)).toBeInViewport()
    await page.keyboard.press('Control+End')
    await expect(view(1_040)).toBeFocused()
    await expect(view(1_040)).toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(view(1_040)).toBeFocused()
  })

  test('has under 60 tab stops on its page, one of which skips the table', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('large', { orders: 10, trades: 300 }))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the table' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(eventRow(page, 1).getByRole('button').first()).toBeFocused()
    let stops = 0
    const isBody = () => page.evaluate(() => document.activeElement === document.body)
    await page.reload()
    await expect(eventRow(page, 1)).toBeVisible()
    do {
      await page.keyboard.press('Tab')
      stops += 1
    } while (stops < 200 && !(await isBody()))
    expect(stops).toBeLessThan(60)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('End of the table')).toBeFocused()
  })

  test('on phones, scrolling to the end shows the last event', async ({ page, mocks }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const user = await mocks.wallet('large', { orders: 40, trades: 1_000 })
    const last = (await servedRows(user)).at(-1)
    await openLarge(page, user)
    // The end moves, because rows are measured on the way.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(eventRow(page, 1_040)).toBeInViewport({ timeout: 1_000 })
      await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    const shownRow = (await shownRows(page)).at(-1)
    expect([shownRow?.key, shownRow?.signature]).toEqual([last?.key, last?.signature])
    // The footer is below the rows.
    const gap = () =>
      eventRow(page, 1_040).evaluate((row) => {
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
        return footer - row.getBoundingClientRect().bottom
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  })

  test('no row is missing on the way down, and none overlaps another', async ({ page, mocks }) => {
    await openTradesLink(page, await mocks.wallet('large', { orders: 10, trades: 300 }))
    // One step finds and measures the rows, so that no row disappears in between.
    const places = () =>
      tradesTable(page).evaluate((table) =>
        [...table.querySelectorAll('tbody [role=row]')].map((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return { index: Number(row.getAttribute('aria-rowindex')), top, bottom }
        }),
      )
    const seen = new Set<number>()
    // The check begins where rows are in the middle of the window, because the summary is above them.
    const start = await tradesTable(page).evaluate((table) => table.getBoundingClientRect().top)
    for (let y = Math.max(0, start - 300); y < 20_000 && !seen.has(311); y += 800) {
      await page.evaluate((top) => scrollTo(0, top), y)
      let rows = await places()
      const isMiddleDrawn = async () => {
        rows = await places()
        return rows.some(({ top, bottom }) => top <= 450 && bottom > 450)
      }
      await expect.poll(isMiddleDrawn).toBe(true)
      rows.forEach(({ index, top }, place) => {
        seen.add(index)
        const { index: before, bottom } = rows[place - 1] ?? { index: index - 1, bottom: top }
        expect(index).toBe(before + 1)
        expect(top).toBeCloseTo(bottom, 0)
      })
    }
    expect(seen.size).toBe(310)
  })
})
