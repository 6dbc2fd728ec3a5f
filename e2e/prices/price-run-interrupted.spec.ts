import { expect, openAllTrades, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import {
  expectAllFetched,
  expectEnded,
  expectHeld,
  expectStored,
  expectNoWastedCalls,
  fetchButton,
  MAX_LOST,
  neededKeys,
  openAndFetch,
  openAndHold,
  startFetch,
  storedPrices,
  usdDialog,
} from '../pages/price-dialog-page'
import { openTradesLink } from '../pages/trades-page'

test.describe('no price is lost when the fetching is interrupted (behaviour 8.18, 8.10, 10.1)', () => {
  test('after a reload the fetched prices are there, and the next run requests only the rest', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('large', { orders: 6, trades: 60 })
    const needed = (await neededKeys(user)).length
    const held = await openAndHold(page, user, 'reloaded', 90)
    await page.reload()
    await expectEnded(held)
    const storedBefore = await storedPrices(page)
    await expect(fetchButton(page)).toHaveText(
      `Fetch USD prices (${needed - Object.keys(storedBefore).length} Missing)`,
    )
    const answered = (await mocks.priceCalls('reloaded')).slice(0, 90)
    const minutes = answered.flatMap(({ query: { address, time_from, time_to } }) =>
      time_from === time_to ? [`${address}-${time_from}`] : [],
    )
    expect(minutes.length).toBeGreaterThan(0)
    const lost = minutes.filter((key) => !(key in storedBefore)).length
    expect(lost).toBeLessThanOrEqual(MAX_LOST)
    await held.release()
    await startFetch(page, 'reloaded')
    await expectAllFetched(page)
    expectNoWastedCalls(await mocks.priceCalls('reloaded'), MAX_LOST)
    await expectStored(page, needed)
  })

  test('the second of two tabs waits, then requests what is still missing', async ({
    page,
    context,
    mocks,
  }) => {
    const user = await mocks.wallet('unknown-token')
    const held = await mocks.holdPrices('two-tabs', 6)
    const second = await context.newPage()
    await openAllTrades(second, user)
    const secondRun = await holdRequests(second, '**/trades/fetch-usd-prices')
    await openAndFetch(page, user, 'two-tabs')
    await expectHeld(held)
    await startFetch(second, 'two-tabs')
    await expect(usdDialog(second).getByRole('status')).toHaveText(
      'Waiting for another tab to finish.',
    )
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    // Without this wait, the first run's calls would be released before the server knows that the run was
    // stopped, and both runs would call at the same time.
    await expectEnded(held)
    await held.release()
    await expect.poll(secondRun.waiting).toBe(1)
    secondRun.release()
    await expectAllFetched(second)
    expectNoWastedCalls(await mocks.priceCalls('two-tabs'), MAX_LOST)
    await expectStored(second, 13)
    // The first tab gets the prices as the second one stores them.
    await expectAllFetched(page)
    expectNoWastedCalls(await mocks.priceCalls('two-tabs'), MAX_LOST)
  })

  test('‘Fetch here’ takes over from a tab that is suspended (behaviour 8.10)', async ({
    page,
    context,
    mocks,
  }) => {
    await page.clock.install()
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    // A suspended tab keeps the lock and answers nothing.
    const suspended = await context.newPage()
    await suspended.goto('/')
    const lost = suspended.evaluate(() =>
      navigator.locks
        .request('perijove-prices', () => new Promise(() => {}))
        .catch((error: unknown) => error instanceof Error && error.name),
    )
    await startFetch(page, 'suspended')
    const dialog = usdDialog(page)
    const fetchHere = dialog.getByRole('button', { name: 'Fetch here' })
    await expect(dialog.getByRole('status')).toHaveText('Waiting for another tab to finish.')
    await expect(fetchHere).toHaveCount(0)
    await page.clock.runFor(31_000)
    await fetchHere.click()
    await expectAllFetched(page)
    expect(await lost).toBe('AbortError')
    expectNoWastedCalls(await mocks.priceCalls('suspended'), 0)
    await expectStored(page, 8)
  })
})
