import { expect, openAllTrades, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import {
  expectAllFetched,
  expectEnded,
  expectHeld,
  expectStored,
  expectThrifty,
  fetchButton,
  MAX_LOST,
  openAndFetch,
  openAndHold,
  startFetch,
  storedPrices,
  usdDialog,
} from '../pages/price-dialog-page'

test.describe('no price is lost when the fetching is interrupted (behaviour 8.18, 8.10, 10.1)', () => {
  test('after a reload what came is there, and the next time only the rest is asked for', async ({
    page,
    mocks,
  }) => {
    const held = await openAndHold(page, await mocks.wallet('everyday'), 'reloaded', 120)
    await page.reload()
    await expectEnded(held)
    const kept = await storedPrices(page)
    await expect(fetchButton(page)).toHaveText(
      `Fetch USD prices (${300 - Object.keys(kept).length} Missing)`,
    )
    const answered = (await mocks.priceCalls('reloaded')).slice(0, 120)
    const minutes = answered.flatMap(({ query: { address, time_from, time_to } }) =>
      time_from === time_to ? [`${address}-${time_from}`] : [],
    )
    expect(minutes.length).toBeGreaterThan(0)
    const lost = minutes.filter((key) => !(key in kept)).length
    expect(lost).toBeLessThanOrEqual(MAX_LOST)
    await held.release()
    await startFetch(page, 'reloaded')
    await expectAllFetched(page)
    expectThrifty(await mocks.priceCalls('reloaded'), MAX_LOST)
    await expectStored(page, 300)
  })

  test('of two tabs the second waits, then asks for what is still missing', async ({
    page,
    context,
    mocks,
  }) => {
    const user = await mocks.wallet('everyday')
    const held = await mocks.holdPrices('two-tabs', 100)
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
    // Else the first run, released before the server knows that it was stopped, calls at the same time as the second.
    await expectEnded(held)
    await held.release()
    await expect.poll(secondRun.waiting).toBe(1)
    secondRun.release()
    await expectAllFetched(second)
    expectThrifty(await mocks.priceCalls('two-tabs'), MAX_LOST)
    await expectStored(second, 300)
    // The first tab learns of them as they are stored.
    await expectAllFetched(page)
    expectThrifty(await mocks.priceCalls('two-tabs'), MAX_LOST)
  })
})
