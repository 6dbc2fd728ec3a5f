import type { Page } from '@playwright/test'
import { expect, moreOrders, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { servedRows, servedOrders } from '../pages/served-events'
import {
  eventRow,
  expectAllLoaded,
  expectHeader,
  shownRows,
  tradesLink,
  tradesTable,
} from '../pages/trades-page'

/** Where the rows in the window stand, by what they are. */
const rowsOnScreen = (page: Page) =>
  tradesTable(page)
    .locator('[data-row]')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { top } = row.getBoundingClientRect()
        return top < window.innerHeight ? [`${row.getAttribute('data-row')} ${top}`] : []
      }),
    )

test.describe('submitting while orders are still read (behaviour 5.1)', () => {
  test("the trades page says 'Loading page N of M', and offers to add the orders that were loaded since", async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('slow', { latency: 0 })
    const held = await holdCalls(page, (query) => Number(query.get('page')) > 1)
    await page.goto(`/orders/${user}`)
    // All lists have a first page; the past triggers have 8.
    await expect(page.getByText('Loading page 4 of 11')).toBeVisible()
    await expect(page.getByText('15 of 15 orders selected')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(/\/trades/)
    await expect(page.getByText('Loading page 4 of 11')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(new URL(page.url()).searchParams.getAll('trigger').length).toBeGreaterThan(0)
    await expect(eventRow(page, 1)).toBeVisible()

    held.release()
    const all = await servedOrders(user)
    await expect(page.getByText(`${all.length - 15} more orders loaded.`)).toBeVisible()
    await expect(page.getByText(/^Loading page/)).toBeHidden()
    await page.getByRole('button', { name: 'Add to table' }).click()
    const recurring = all.filter(({ type }) => type !== 'trigger').length
    const trades = all.reduce((sum, order) => sum + order.trades.length, 0)
    await expectHeader(page, String(recurring), String(all.length - recurring), String(trades))
    await expect(page.getByText(/more orders loaded/)).toBeHidden()
    const keysOfUrl = () => {
      const { search, hash } = new URL(page.url())
      const keys = new URLSearchParams(search + hash.replace('#', '&'))
      return keys.getAll('trigger').length + keys.getAll('recurring').length
    }
    await expect.poll(keysOfUrl).toBe(all.length)
  })

  test('rows on screen do not move while older orders come, and a click sorts all', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('slow', { latency: 0 })
    // Five calls are held at most, so that the sixth slot is free for the tokens' call.
    const rest = await holdCalls(page, (query) => isPastTriggerPage(query, 5))
    const second = await holdCalls(page, (query) => query.get('page') === '2')
    const triggers = (await servedOrders(user)).filter(({ type }) => type === 'trigger')
    await page.goto(tradesLink(user, triggers))
    await expect(eventRow(page, 1)).toBeVisible()
    await expect(page.locator('main [data-slot=skeleton]')).toHaveCount(0)
    await expect(page.getByText(/weren’t found/)).toBeHidden()
    const before = await rowsOnScreen(page)

    second.release()
    // The newest orders are on the first page: what comes now is older than all rows.
    const more = moreOrders(page)
    await expect(more).toBeVisible()
    expect(await rowsOnScreen(page)).toEqual(before)
    const rowCount = () => tradesTable(page).getAttribute('aria-rowcount')
    const drawn = await rowCount()
    // Pages come one by one: a click shows those that are there.
    await expect(async () => {
      if (await more.isVisible()) await more.click()
      await expect(more).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
    expect(Number(await rowCount())).toBeGreaterThan(Number(drawn))

    rest.release()
    await expectAllLoaded(page)
    const events = (await servedRows(user)).filter(({ type }) => type === 'trigger')
    await expect(tradesTable(page)).toHaveAttribute('aria-rowcount', String(events.length + 1))
    await expect.poll(async () => (await shownRows(page))[0]?.key).toBe(events[0]?.key)
  })
})
