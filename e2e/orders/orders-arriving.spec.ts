import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { orderBoxes, section } from '../pages/orders-page'
import { servedOrders } from '../pages/served-events'
import { eventRow, tradesLink, tradesTable } from '../pages/trades-page'

const eightPages = ['slow', { latency: 0 }] as const
/** Returns each pair of the triggers with the dates of its orders, from top to bottom, in Unix milliseconds. */
const datesOfPairs = (page: Page) =>
  section(page, 'Triggers')
    .getByRole('group')
    .evaluateAll((groups) =>
      groups.map((group) => ({
        name: group.getAttribute('aria-label'),
        dates: [...group.querySelectorAll('li')].map(({ innerText }) =>
          Date.parse(`${/\d\d \w{3} \d{4}, [\d:]+/.exec(innerText)?.[0].replace(',', '')} UTC`),
        ),
      })),
    )

/** Returns how far a row is from the top of the window, in px, to half a pixel. */
async function topOf(row: Locator): Promise<number> {
  const { y } = (await row.boundingBox()) ?? { y: NaN }
  return Math.round(y * 2) / 2
}

/** Returns the keys of the rows whose upper edge is in the window and below its bars, from top to bottom. */
const keysInWindow = (page: Page, fromPx = 130) =>
  page.locator('[data-row]').evaluateAll(
    (rows, from) =>
      rows.flatMap((row) => {
        const { top } = row.getBoundingClientRect()
        return top > from && top < innerHeight - 100 ? [row.getAttribute('data-row') ?? ''] : []
      }),
    fromPx,
  )

const rowOf = (page: Page, key: string) => page.locator(`[data-row="${key}"]`)

test.describe('orders take their sorted place as their page arrives (behaviour 3.16)', () => {
  test('without a click; from the top of the page on nothing scrolls, else one row keeps its place: the pointer’s, else the one with the focus, else the first in the window', async ({
    page,
    mocks,
  }) => {
    const held = await Promise.all(
      [2, 3, 4, 5].map((from) => holdCalls(page, (query) => isPastTriggerPage(query, from))),
    )
    const release = async (at: number, count: number) => {
      held[at]?.release()
      await expect(page.getByText(`${count} of ${count} orders selected`)).toBeVisible()
      await expect(orderBoxes(page)).toHaveCount(count)
    }
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(`/orders/${await mocks.wallet(...eightPages)}`)
    await expect(orderBoxes(page)).toHaveCount(15)
    await release(0, 23)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.mouse.move(5, 5)
    await page.evaluate(() => window.scrollTo(0, 300))

    const [first = ''] = await keysInWindow(page, 0)
    const firstTop = await topOf(rowOf(page, first))
    await release(1, 32)
    expect(await topOf(rowOf(page, first))).toBe(firstTop)

    const focused = rowOf(page, (await keysInWindow(page)).at(-2) ?? '')
    const box = focused.getByRole('checkbox')
    await box.focus()
    const focusedTop = await topOf(focused)
    await release(2, 41)
    expect(await topOf(focused)).toBe(focusedTop)
    await expect(box).toBeFocused()

    const pointed = rowOf(page, (await keysInWindow(page)).at(3) ?? '')
    await pointed.hover()
    const pointedTop = await topOf(pointed)
    await release(3, 71)
    expect(await topOf(pointed)).toBe(pointedTop)

    const pairs = await datesOfPairs(page)
    expect(pairs).toHaveLength(4)
    for (const { dates } of pairs) expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    const oldest = pairs.map(({ dates }) => dates[0] ?? NaN)
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b))
  })
})

/** Notes the top of a row in each frame, in px. 'end' stands for a place that the end of the page rules out. */
const recordTops = (page: Page, key: string) =>
  page.evaluate((rowKey) => {
    const tops = new Set<string>()
    const note = () => {
      const row = document.querySelector(`[data-row="${rowKey}"]`)
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
      const top = row ? Math.round(row.getBoundingClientRect().top) : 'not rendered'
      tops.add(isAtEnd && row ? 'end' : String(top))
      document.documentElement.dataset['tops'] = [...tops].join()
      requestAnimationFrame(note)
    }
    note()
  }, key)

/**
 * Waits for 'Refresh' without looking again and again. On a slow machine a search by role, repeated over the thousands
 * of elements of a table that grows long, delays the rows by up to 20 s.
 */
const untilRefreshShows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const buttons = [...document.querySelectorAll('main button')]
          if (buttons.some(({ textContent }) => textContent === 'Refresh')) resolve()
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        look()
      }),
  )

test.describe('the first row in the window keeps its place when a list becomes long (behaviour 3.16)', () => {
  for (const [width, height, scrollY, name, size, most] of [
    [1440, 700, 900, 'large', { orders: 300, trades: 600 }, 200],
    [390, 844, 1_100, 'slow', { latency: 0 }, 50],
  ] as const) {
    test(`at ${width} px`, async ({ page, mocks }) => {
      const held = await holdCalls(page, (query) => Number(query.get('page')) > 3)
      await page.setViewportSize({ width, height })
      await page.goto(`/orders/${await mocks.wallet(name, size)}`)
      await expect.poll(() => orderBoxes(page).count()).toBeGreaterThan(30)
      await page.mouse.move(5, 5)
      await page.evaluate((y) => window.scrollTo(0, y), scrollY)
      const [first = ''] = await keysInWindow(page, 0)
      const top = Math.round(await topOf(rowOf(page, first)))
      await recordTops(page, first)
      const loaded = untilRefreshShows(page)
      held.release()
      await loaded
      // The code for long lists may come after the last page.
      await expect.poll(() => orderBoxes(page).count()).toBeLessThan(most)
      // The page’s position is left alone for half a second more.
      await page.waitForTimeout(600)
      const tops = (await page.locator('html').getAttribute('data-tops'))?.split(',') ?? []
      expect(tops.filter((noted) => noted !== 'end')).toEqual([String(top)])
    })
  }
})

test.describe('trades take their sorted place as their page arrives (behaviour 3.16)', () => {
  for (const [name, size] of [
    ['a short table', { orders: 60, trades: 90 }],
    ['a table that grows long', { orders: 80, trades: 180 }],
  ] as const) {
    test(`${name}: the focus stays, and its row doesn’t move`, async ({ page, mocks }) => {
      const user = await mocks.wallet('large', size)
      const held = await holdCalls(page, (query) => Number(query.get('page')) > 2)
      await page.goto(tradesLink(user, await servedOrders(user)))
      await expect(eventRow(page, 12)).toBeAttached()
      await page.mouse.move(5, 5)
      await page.evaluate(() => window.scrollTo(0, 700))
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
      const focused = rowOf(page, (await keysInWindow(page, 300)).at(2) ?? '')
      const button = focused.getByRole('button').first()
      await button.focus()
      const top = await topOf(focused)
      const before = Number(await tradesTable(page).getAttribute('aria-rowcount'))
      const loaded = untilRefreshShows(page)
      held.release()
      await loaded
      const after = Number(await tradesTable(page).getAttribute('aria-rowcount'))
      expect(after).toBeGreaterThan(before)
      expect(await topOf(focused)).toBe(top)
      await expect(button).toBeFocused()
    })
  }
})
