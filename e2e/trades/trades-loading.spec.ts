import { expect, test } from '../pages/app-test'
import { filterBar } from '../pages/filters-page'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { servedOrders } from '../pages/served-events'
import {
  eventRow,
  expectAllLoaded,
  expectHeader,
  openTradesLink,
  tradesLink,
  tradesTable,
} from '../pages/trades-page'

test.describe('submitting while orders are still loading (behaviour 5.1)', () => {
  test("the trades page says 'Loading page N of M' and offers to add orders that load later", async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('slow', { latency: 0 })
    const held = await holdCalls(page, (query) => Number(query.get('page')) > 1)
    await page.goto(`/orders/${user}`)
    // The first page of each list is loaded. The past triggers have 8 pages.
    await expect(page.getByText('Loading page 4 of 11')).toBeVisible()
    await expect(page.getByText('15 of 15 orders selected')).toBeVisible()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(/\/trades/)
    await expect(page.getByText('Loading page 4 of 11')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    expect(new URL(page.url()).searchParams.getAll('trigger').length).toBeGreaterThan(0)
    await expect(eventRow(page, 1)).toBeVisible()

    held.release()
    const orders = await servedOrders(user)
    await expect(page.getByText(`${orders.length - 15} more orders loaded.`)).toBeVisible()
    await expect(page.getByText(/^Loading page/)).toBeHidden()
    await page.getByRole('button', { name: 'Add to table' }).click()
    const recurring = orders.filter(({ type }) => type !== 'trigger').length
    const trades = orders.reduce((sum, order) => sum + order.trades.length, 0)
    await expectHeader(page, String(recurring), String(orders.length - recurring), String(trades))
    await expect(page.getByText(/more orders loaded/)).toBeHidden()
    const keysOfUrl = () => {
      const { search, hash } = new URL(page.url())
      const keys = new URLSearchParams(search + hash.replace('#', '&'))
      return keys.getAll('trigger').length + keys.getAll('recurring').length
    }
    await expect.poll(keysOfUrl).toBe(orders.length)
  })

  test('orders of a list that stopped before Submit are offered, too, also after a reload', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('slow', { latency: 0 })
    const { length } = await servedOrders(user)
    const held = await holdCalls(page, (query) => Number(query.get('page')) > 1)
    await page.goto(`/orders/${user}`)
    await expect(page.getByText('15 of 15 orders selected')).toBeVisible()
    await page.getByRole('button', { name: 'Stop' }).click()
    held.release()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(/\/trades/)
    await expect(page.getByRole('button', { name: 'Load the rest' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Load the rest' }).click()
    const offer = page.getByText(`${length - 15} more orders loaded.`)
    await expect(offer).toBeVisible({ timeout: 40_000 })
  })
})

test('a link that filters by an order of a later page shows a skeleton until it comes, and the menu names the order (behaviour 17.3, 17.7)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('slow', { latency: 0 })
  const orders = await servedOrders(user)
  const past = orders.filter(({ type, status }) => type === 'trigger' && status !== 'Open')
  const { orderKey = '', trades = [] } = past.at(-1) ?? {}
  const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
  const start = orderKey.slice(0, 11)
  await page.goto(`${tradesLink(user, orders)}&key=${start}`)
  await expect(page.getByText(/^Loading page/)).toBeVisible()
  const noRow = page.getByText('No rows match these filters.')
  const order = filterBar(page).getByRole('combobox', { name: 'Order' })
  await expect(order.locator('option:checked')).toHaveText(`${start}…`)
  await expect(page.locator('main [data-slot=skeleton]').first()).toBeVisible()
  await expect(noRow).toHaveCount(0)
  held.release()
  await expectAllLoaded(page)
  // The order has a deposit, and perhaps a refund.
  const rows = tradesTable(page).locator('tbody > [role=row]')
  expect(await rows.count()).toBeGreaterThan(trades.length)
  await expect(noRow).toHaveCount(0)
})

test('rows of the first pages appear in one step, so that none of them moves (behaviour 3.3)', async ({
  page,
  mocks,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(value) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await openTradesLink(page, await mocks.wallet('every-row', { latency: 150 }))
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')))
    expect(shift, `${width} px`).toBeLessThanOrEqual(0.02)
  }
})
