import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, HEADER, savedBy } from '../pages/csv-file'
import { holdRequests } from '../pages/held-calls'
import { servedEvents } from '../pages/served-events'
import { expectHeader, openTradesLink } from '../pages/trades-page'

test('-partial in the name of a file whose order lost its trades (behaviour 9.8)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('lost-trades')
  await page.route(/getRecurringOrders.*recurringType=time/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), time: [] } })
  })
  await openTradesLink(page, user)
  await expect(page.locator('[data-slot=notice]').filter({ hasText: '1 order' })).toBeVisible()
  const { name } = await savedBy(page, () => downloadButton(page).click())
  expect(name).toBe(`${user}-trades-partial.csv`)
})

test('12,000 trades go in several requests, with progress, and come as one file (behaviour 9.9, 9.10)', async ({
  page,
  mocks,
}) => {
  test.slow()
  const user = await mocks.wallet('large', { orders: 60, trades: 12_000 })
  const bodies: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/trades/csv'))
      bodies.push(request.postDataBuffer()?.byteLength ?? Infinity)
  })
  const held = await holdRequests(page, '**/trades/csv', () => bodies.length > 1)
  await openTradesLink(page, user)
  await expectHeader(page, '30', '30', '12,000')
  const progress = page.getByRole('progressbar', { name: 'Preparing CSV…' })
  const { name, text } = await savedBy(page, async () => {
    await downloadButton(page).click()
    await expect(progress).toHaveAttribute('aria-valuenow', '1000')
    expect(Number(await progress.getAttribute('aria-valuemax'))).toBe(12_060)
    held.release()
  })
  await expect(page.getByText('Downloaded 12,060 rows')).toBeVisible()
  await expect(progress).toBeHidden()
  expect(name).toBe(`${user}-trades.csv`)
  expect(bodies.length).toBeGreaterThan(1)
  expect(Math.max(...bodies)).toBeLessThan(1_500_000)
  expect(text.split(HEADER)).toHaveLength(2)
  const expected = (await servedEvents(user)).map((event) => expectedRow(event).join('|'))
  const rows = cellsOf(text).map((row) => row.join('|'))
  expect(rows.length).toBe(expected.length + 1)
  expect(rows.slice(1).filter((row, index) => row !== expected[index])).toEqual([])
})
