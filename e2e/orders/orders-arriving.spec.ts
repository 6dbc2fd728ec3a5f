import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { orderBoxes, section } from '../pages/orders-page'
import { servedOrders } from '../pages/served-events'
import { eventRow, tradesLink, tradesTable } from '../pages/trades-page'

const eightPages = ['slow', { latency: 0 }] as const
const PAIRS = ['SOL to USDC', 'USDC to JUP', 'USDC to BONK', 'JTO to SOL']

const pairOf = (page: Page, name: string) =>
  section(page, 'Triggers').getByRole('group', { name, exact: true })

/** Returns the dates of a pair's orders, from top to bottom, in Unix milliseconds. */
async function datesOf(page: Page, name: string): Promise<number[]> {
  const lines = await pairOf(page, name).getByRole('listitem').allInnerTexts()
  return lines.map((line) =>
    Date.parse(`${/\d\d \w{3} \d{4}, [\d:]+/.exec(line)?.[0].replace(',', '')} UTC`),
  )
}

const pairNames = (page: Page) =>
  section(page, 'Triggers')
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')))

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
  test('without a click, and the header counts the orders on the page', async ({ page, mocks }) => {
    const held = await Promise.all(
      [2, 3, 5].map((from) => holdCalls(page, (query) => isPastTriggerPage(query, from))),
    )
    await page.goto(`/orders/${await mocks.wallet(...eightPages)}`)
    for (const [at, count] of [15, 23].entries()) {
      await expect(page.getByText(`${count} of ${count} orders selected`)).toBeVisible()
      await expect(orderBoxes(page)).toHaveCount(count)
      held[at]?.release()
    }
    await expect(orderBoxes(page)).toHaveCount(41)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    held[2]?.release()
    await expect(page.getByText('71 of 71 orders selected')).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(71)
    for (const name of PAIRS) {
      const dates = await datesOf(page, name)
      expect(dates).toEqual([...dates].sort((a, b) => a - b))
    }
    const oldest = await Promise.all(PAIRS.map(async (name) => (await datesOf(page, name))[0] ?? 0))
    const byOldest = PAIRS.map((name, index) => ({ name, at: oldest[index] ?? 0 }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)
    expect(await pairNames(page)).toEqual(byOldest)
  })

  test('one row keeps its place: the pointer’s row, else the row with the focus, else the first in the window', async ({
    page,
    mocks,
  }) => {
    const held = await Promise.all(
      [2, 4, 5].map((from) => holdCalls(page, (query) => isPastTriggerPage(query, from))),
    )
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(`/orders/${await mocks.wallet(...eightPages)}`)
    await expect(orderBoxes(page)).toHaveCount(15)
    await page.mouse.move(5, 5)
    await page.evaluate(() => window.scrollTo(0, 300))

    const [first = ''] = await keysInWindow(page, 0)
    const firstTop = await topOf(rowOf(page, first))
    held[0]?.release()
    await expect(orderBoxes(page)).toHaveCount(32)
    expect(await topOf(rowOf(page, first))).toBe(firstTop)

    const focused = rowOf(page, (await keysInWindow(page)).at(-2) ?? '')
    const box = focused.getByRole('checkbox')
    await box.focus()
    const focusedTop = await topOf(focused)
    held[1]?.release()
    await expect(orderBoxes(page)).toHaveCount(41)
    expect(await topOf(focused)).toBe(focusedTop)
    await expect(box).toBeFocused()

    const pointed = rowOf(page, (await keysInWindow(page)).at(3) ?? '')
    await pointed.hover()
    const pointedTop = await topOf(pointed)
    held[2]?.release()
    await expect(orderBoxes(page)).toHaveCount(71)
    expect(await topOf(pointed)).toBe(pointedTop)
  })
})

/** Notes the top of a row in each frame, in px. 'end' stands for a place that the end of the page rules out. */
const noteTops = (page: Page, key: string) =>
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
  for (const [width, height, scrollY] of [
    [1440, 700, 900],
    [390, 844, 1_100],
  ] as const) {
    for (const slowness of [1, 4]) {
      test(`at ${width} px, on a processor ${slowness} times as slow`, async ({ page, mocks }) => {
        const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
        const devTools = await page.context().newCDPSession(page)
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
        await page.setViewportSize({ width, height })
        await page.goto(`/orders/${await mocks.wallet('many-pages')}`)
        await expect(orderBoxes(page)).toHaveCount(23)
        await page.mouse.move(5, 5)
        await page.evaluate((y) => window.scrollTo(0, y), scrollY)
        const [first = ''] = await keysInWindow(page, 0)
        const top = Math.round(await topOf(rowOf(page, first)))
        await noteTops(page, first)
        held.release()
        await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 90_000 })
        // The code for long lists may come after the last page.
        await expect.poll(() => orderBoxes(page).count()).toBeLessThan(60)
        await page.waitForTimeout(1_000)
        const tops = (await page.locator('html').getAttribute('data-tops'))?.split(',') ?? []
        expect(tops.filter((noted) => noted !== 'end')).toEqual([String(top)])
      })
    }
  }
})

test.describe('trades take their sorted place as their page arrives (behaviour 3.16)', () => {
  for (const [name, samples, count] of [
    ['a short table', { orders: 75, trades: 150 }, 2],
    ['a table that grows long', { orders: 120, trades: 900 }, 3],
  ] as const) {
    test(`${name}: the focus stays, and its row doesn’t move`, async ({ page, mocks }) => {
      const user = await mocks.wallet('large', samples)
      const held = await holdCalls(page, (query) => Number(query.get('page')) > count)
      await page.goto(tradesLink(user, await servedOrders(user)))
      await expect(eventRow(page, 12)).toBeAttached()
      await page.mouse.move(5, 5)
      await page.evaluate(() => window.scrollTo(0, 700))
      await page.waitForTimeout(300)
      const focused = rowOf(page, (await keysInWindow(page, 300)).at(2) ?? '')
      const button = focused.getByRole('button').first()
      await button.focus()
      const top = await topOf(focused)
      const before = Number(await tradesTable(page).getAttribute('aria-rowcount'))
      const loaded = untilRefreshShows(page)
      held.release()
      await loaded
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
      const after = Number(await tradesTable(page).getAttribute('aria-rowcount'))
      expect(after).toBeGreaterThan(before)
      expect(await topOf(focused)).toBe(top)
      await expect(button).toBeFocused()
    })
  }
})
