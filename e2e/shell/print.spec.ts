import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { filterBar } from '../pages/filters-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { brokenDigits, pairDetail, pairRows, summaryCard } from '../pages/summary-card'
import { openEveryKindOfTrade, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'
import { openWallets } from '../wallets-together/wallets-page'

const rows = (page: Page) => page.locator('tr[data-index]')
/** The px between the margins of a sheet in landscape. */
const US_LETTER = { width: 979, height: 740 }
const tooMany = (page: Page) => page.getByText('visible rows are printed')

async function openTrades(page: Page, user: string): Promise<void> {
  await openOrders(page, user)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(rows(page).first()).toBeVisible()
}

/** Prints the page. The buttons `pageControls` and those of the bar must be on the screen but not on paper. */
async function expectNotPrinted(page: Page, pageControls: readonly string[]): Promise<void> {
  const names = [...pageControls, 'Use light theme', 'Settings']
  const shownNames = async () => {
    const buttons = names.map((name) => page.getByRole('button', { name, exact: true }))
    const counts = await Promise.all(buttons.map((button) => button.count()))
    return names.filter((_, index) => counts[index] !== 0)
  }
  await expect.poll(shownNames).toEqual(names)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(shownNames).toEqual([])
}

/** Expects that on US Letter, which is narrower than A4, no column's head covers the next. */
async function expectHeadsApart(page: Page, heads: number): Promise<void> {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(US_LETTER)
  await page.emulateMedia({ media: 'print' })
  const gaps = await tradesTable(page)
    .getByRole('columnheader')
    .evaluateAll((columns) => {
      const boxes = columns.flatMap((head) => {
        // Only screen readers get a head of 1 px.
        if (head.getBoundingClientRect().width <= 1) return []
        const rects: DOMRect[] = []
        const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const letters = document.createRange()
          letters.selectNodeContents(text)
          rects.push(...letters.getClientRects())
        }
        const left = Math.min(...rects.map((rect) => rect.left))
        return [{ left, right: Math.max(...rects.map((rect) => rect.right)) }]
      })
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? Infinity))
    })
  expect(gaps).toHaveLength(heads - 1)
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4)
}

test.describe('on paper (behaviour 5.15)', () => {
  test('above 2,000 rows, a line points to the CSV; if filters leave fewer, all are printed and counted (behaviour 17.1)', async ({
    page,
    mocks,
  }) => {
    await openTrades(page, await mocks.wallet('large', { orders: 40, trades: 2_000 }))
    await expect(tooMany(page)).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(tooMany(page)).toHaveText(
      'Only visible rows are printed (2,040 in total). Download CSV for all.',
    )
    const height = await tradesTable(page).evaluate((table) => table.clientHeight)
    expect(height).toBeLessThan(5_000)

    await page.emulateMedia({ media: 'screen' })
    const pair = filterBar(page).getByRole('combobox', { name: 'Pair' })
    await pair.selectOption({ index: 1 })
    const count = filterBar(page).getByText(/^\d+ of 2,040 rows$/)
    await expect(count).toBeVisible()
    const rowCount = Number.parseInt(await count.innerText())
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page)).toHaveCount(rowCount, { timeout: 40_000 })
    await expect(tooMany(page)).toHaveCount(0)
    await expect(filterBar(page)).toBeHidden()
    const trades = (await shownRows(page)).filter(({ kind }) => kind === 'Trade')
    await expect(pairDetail(page, 'Trades')).toHaveText(String(trades.length))
  })

  test('the trades of two wallets are printed without controls and without a toast, and no head of a column covers the next', async ({
    page,
    mocks,
  }) => {
    const users = [await mocks.wallet('precise-amounts'), await mocks.wallet('one-recurring')]
    await openWallets(page, users)
    await page.getByRole('button', { name: 'Download CSV' }).click()
    // A toast stays while the pointer is on it.
    await page.getByText(/^Downloaded /).hover()
    const pageControls = ['Refresh', 'Tax export', 'All dates', 'Swap rate']
    await expectNotPrinted(page, ['2 wallets', 'Add wallet', ...pageControls, 'Dismiss'])
    await expect(page.getByRole('switch')).toHaveCount(0)
    await expect(page.getByText(/^Downloaded /)).toBeHidden()
    // On paper, the wallets have a column of their own.
    await expectHeadsApart(page, 8)
  })

  test('each sheet repeats the heads of the columns, no row is cut in two, and an amount and its token are on one line', async ({
    page,
    mocks,
  }) => {
    await page.setViewportSize(US_LETTER)
    await openTradesLink(page, await mocks.wallet('hostile-names'))
    await page.emulateMedia({ media: 'print' })
    await expect(rows(page).first()).toBeVisible()
    const tables = page.getByRole('table')
    await expect(tables).toHaveCount(2)
    for (const table of await tables.all()) await expect(table).toHaveCSS('display', 'table')
    // Browsers repeat the head of a real table alone, and in Chromium only if it may not be cut.
    const styles = [
      ['thead', 'display', 'table-header-group'],
      ['thead', 'position', 'static'],
      ['thead', 'break-inside', 'avoid'],
      // Chromium paints a button on the first sheet alone.
      ['thead button:not([data-slot])', 'display', 'contents'],
      ['tr', 'display', 'table-row'],
      ['tr', 'break-inside', 'avoid'],
      ['td', 'display', 'table-cell'],
    ] as const
    for (const [selector, name, value] of styles) {
      const values = await tables
        .locator(selector)
        .evaluateAll(
          (elements, property) =>
            elements.map((element) => getComputedStyle(element).getPropertyValue(property)),
          name,
        )
      expect([...new Set(values)], `${selector}: ${name}`).toEqual([value])
    }
    const cells = await rows(page).evaluateAll((elements) =>
      elements.flatMap((row) =>
        [...row.querySelectorAll('a[href*="/address/"], a[href*="/token/"]')].map((link) => {
          const cell = link.closest('td')
          const figure = cell?.querySelector('[data-slot=figure]')?.getBoundingClientRect()
          const token = link.getBoundingClientRect()
          return {
            isBeside:
              figure !== undefined && token.top < figure.bottom && token.left >= figure.right,
            isWhole:
              link.scrollWidth <= link.clientWidth ||
              getComputedStyle(link).overflowX === 'visible',
          }
        }),
      ),
    )
    expect(cells.length).toBeGreaterThan(4)
    expect(cells.filter(({ isBeside, isWhole }) => !isBeside || !isWhole)).toEqual([])
  })

  test('all tokens and months are printed, though a sheet is narrower than the window', async ({
    page,
  }) => {
    await page.setViewportSize(US_LETTER)
    await page.goto(sampleTradesPath())
    await page.evaluate(() => {
      const count = () => {
        const { length } = document.querySelectorAll('section tbody tr')
        document.documentElement.dataset['printed'] = String(length)
      }
      window.addEventListener('afterprint', count, { capture: true })
    })
    for (const [view, count] of [
      ['Tokens', 8],
      ['Months', 25],
    ] as const) {
      await summaryCard(page).getByRole('radio', { name: view, exact: true }).check()
      await expect(pairRows(page)).toHaveCount(Math.min(count, 20))
      // All rows are printed first, whichever pages are asked for.
      await page.pdf({ format: 'A4', pageRanges: '1' })
      await expect(page.locator('html')).toHaveAttribute('data-printed', String(count))
      await page.emulateMedia({ media: 'print' })
      expect(await brokenDigits(page)).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
    const fetching = summaryCard(page).getByText('Fetch USD prices').first()
    await expect(fetching).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(fetching).toBeHidden()
    // A summary that fits on no sheet starts on the first one.
    await expect(summaryCard(page)).toHaveCSS('break-inside', 'auto')
  })

  test('a phone prints no empty box in place of a summary that it never opened', async ({
    page,
    mocks,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await page.route('**/_next/static/**', () => {})
    await page.emulateMedia({ media: 'print' })
    const placeholder = page.locator('main > [aria-busy]')
    await expect(placeholder).toHaveCount(1)
    expect(await placeholder.isVisible()).toBe(false)
  })

  test('a single wallet’s name is printed, the summary has no gap where its controls were, and no head of a column covers the next', async ({
    page,
    mocks,
  }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await openEveryKindOfTrade(page, await mocks.wallet('everyday'))
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary.getByRole('table')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header').getByRole('button', { name: /^Name wallet/ })).toHaveCount(
      0,
    )
    await expect(page.locator('header bdi').last()).toBeVisible()
    const [card, table] = await Promise.all([
      summary.boundingBox(),
      summary.getByRole('table').boundingBox(),
    ])
    expect((table?.y ?? 0) - (card?.y ?? 0)).toBeLessThan(10)
    await expectHeadsApart(page, 7)
  })

  test('all lines of a long list of orders are printed dark on white, without controls', async ({
    page,
    mocks,
  }) => {
    await openOrders(page, await mocks.wallet('large', { orders: 220, trades: 220 }))
    await expectNotPrinted(page, ['Refresh', 'Select all', 'Submit'])
    await expect(page.locator('li[data-row]')).toHaveCount(220)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(22, 24, 28)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})
