import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { section, shownKeys } from '../pages/orders-page'

/** Many pairs with few orders each, as in real wallets. */
const LONG = ['long-tail', { orders: 300, pairs: 120, trades: 900 }] as const

/** Scrolls down a screen at a time. Returns the keys of all orders that were rendered on the way. */
async function keysOnTheWayDown(page: Page): Promise<Set<string>> {
  const keys = new Set<string>()
  for (;;) {
    for (const key of await shownKeys(page)) keys.add(key)
    const isAtEnd = await page.evaluate(async () => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return window.scrollY === before
    })
    if (isAtEnd) return keys
  }
}

test('with over 200 orders, only lines near the window are rendered; Tab and scrolling reach the others (behaviour 2.16)', async ({
  page,
  mocks,
}) => {
  await openOrders(page, await mocks.wallet(...LONG))
  await expect(page.getByText('300 of 300 orders selected')).toBeVisible()
  const drawn = await shownKeys(page)
  expect(drawn.length).toBeLessThan(150)
  expect(new Set(drawn).size).toBe(drawn.length)

  const group = page.getByRole('group').first()
  const count = /^(\d+) orders$/.exec(await group.getByText(/^\d+ orders$/).innerText())?.[1]
  const second = group.getByRole('listitem').nth(1)
  await expect(second).toHaveAttribute('aria-posinset', '2')
  await expect(second).toHaveAttribute('aria-setsize', count ?? '')

  const last = (await shownKeys(section(page, 'Recurring (Time)'))).at(-1)
  await page.locator(`li[data-row$=" ${last}"]`).getByRole('checkbox').focus()
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
  const seen = new Set([await focused()])
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(focused).toBeTruthy()
    seen.add(await focused())
  }
  // A line has two tab stops: its checkbox and the button that opens its details. A parent has one.
  expect(seen.size).toBeGreaterThan(20)

  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(() => shownKeys(page)).toEqual(expect.arrayContaining(drawn.slice(0, 8)))
  expect((await keysOnTheWayDown(page)).size).toBe(300)
})
