import { expect, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, HEADER, savedBy } from '../pages/csv-file'
import { holdRequests } from '../pages/held-calls'
import { servedEvents } from '../pages/served-events'
import { expectHeader, openTradesLink, tradesTable } from '../pages/trades-page'

test.describe("'-partial' is added to the file name where a list is partial (behaviour 9.8)", () => {
  test('a list that failed', async ({ page, standIns }) => {
    test.slow()
    const user = await standIns.wallet('failing-active-triggers')
    await page.goto(`/orders/${user}`)
    const fault = page.getByText('Error fetching active trigger orders from Jupiter')
    await expect(fault).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(tradesTable(page)).toBeVisible({ timeout: 20_000 })
    const { name } = await savedBy(page, () => downloadButton(page).click())
    expect(name).toBe(`${user}-trades-partial.csv`)
  })
})

test.describe('a long CSV (behaviour 9.9, 9.10)', () => {
  test('12,000 trades go in several requests below the limit and come as one file with one header', async ({
    page,
    standIns,
  }) => {
    test.slow()
    const user = await standIns.wallet('large', { orders: 60, trades: 12_000 })
    const bodies: number[] = []
    let open = 0
    await page.route('**/trades/csv', async (route) => {
      open += 1
      expect(open, 'one after another').toBe(1)
      bodies.push(route.request().postDataBuffer()?.byteLength ?? Infinity)
      const response = await route.fetch()
      open -= 1
      await route.fulfill({ response })
    })
    await openTradesLink(page, user)
    await expectHeader(page, '30', '30', '12,000')
    const { name, text } = await savedBy(page, () => downloadButton(page).click())
    // Before the long comparison: it is gone after 5 s.
    await expect(page.getByText('Downloaded 12,060 rows')).toBeVisible()
    expect(name).toBe(`${user}-trades.csv`)
    expect(bodies.length).toBeGreaterThan(1)
    expect(Math.max(...bodies)).toBeLessThan(3_000_000)
    expect(text.split(HEADER)).toHaveLength(2)
    const expected = (await servedEvents(user)).map((event) => expectedRow(event).join('|'))
    expect(expected).toHaveLength(12_060)
    const rows = cellsOf(text).map((row) => row.join('|'))
    expect(rows.length).toBe(expected.length + 1)
    expect(rows.slice(1).filter((row, place) => row !== expected[place])).toEqual([])
  })

  test('shows how far it is from the second request on, and the page can be used', async ({
    page,
    standIns,
  }) => {
    let asked = 0
    const held = await holdRequests(page, '**/trades/csv', () => (asked += 1) > 1)
    await openTradesLink(page, await standIns.wallet('large', { orders: 60, trades: 12_000 }))
    await expectHeader(page, '30', '30', '12,000')
    const progress = page.getByRole('progressbar', { name: 'Making the CSV' })
    const { text } = await savedBy(page, async () => {
      await downloadButton(page).click()
      await expect(progress).toBeVisible()
      await expect(page.getByText(/^\d,\d{3} of 12,060 rows$/)).toBeVisible()
      expect(Number(await progress.getAttribute('aria-valuemax'))).toBe(12_060)
      await tradesTable(page).getByRole('switch', { name: 'Subtract fee' }).click()
      await expect(
        tradesTable(page).getByRole('switch', { name: 'Subtract fee' }),
      ).not.toBeChecked()
      held.release()
    })
    expect(cellsOf(text)).toHaveLength(12_061)
    await expect(progress).toBeHidden()
    await expect(page.getByText('12,060 rows', { exact: true })).toHaveCount(2)
  })
})

test.describe('when the CSV cannot be made (behaviour 9.11)', () => {
  const failures = [
    { how: 'the route answers with 500', said: /^The CSV could not be made\./ },
    { how: 'the connection is lost', said: /^The CSV could not be made\. .*connection/ },
  ] as const

  for (const { how, said } of failures) {
    test(`${how}: an error toast with Retry that works`, async ({ page, standIns }) => {
      const user = await standIns.wallet('one-recurring')
      await page.route(
        '**/trades/csv',
        (route) => (how.includes('500') ? route.fulfill({ status: 500 }) : route.abort()),
        // A lost connection is tried once more by itself.
        { times: how.includes('500') ? 1 : 2 },
      )
      await openTradesLink(page, user)
      await downloadButton(page).click()
      const toast = page.getByRole('alert').filter({ hasText: said })
      await expect(toast).toBeVisible()
      await expect(downloadButton(page)).toBeEnabled()
      const { name, text } = await savedBy(page, () =>
        toast.getByRole('button', { name: 'Retry' }).click(),
      )
      expect(name).toBe(`${user}-trades.csv`)
      expect(cellsOf(text)).toHaveLength(6)
      await expect(toast).toBeHidden()
      await expect(page.getByText('Downloaded 5 rows')).toBeVisible()
    })
  }

  test('while it is made the button is busy, and a second click makes no second file', async ({
    page,
    standIns,
  }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/trades/csv')) asked += 1
    })
    const held = await holdRequests(page, '**/trades/csv')
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await downloadButton(page).click()
    const busy = page.locator('button[aria-busy=true]')
    await expect(busy).toBeVisible()
    await busy.click()
    await savedBy(page, async () => held.release())
    await expect(busy).toHaveCount(0)
    await expect(page.getByText('Downloaded 5 rows')).toHaveCount(1)
    expect(asked).toBe(1)
  })
})
