import { APP_URL } from '../run/stand-in-settings'
import { expect, openAllTrades, test } from '../pages/app-test'
import { holdRequests } from '../pages/held-calls'
import {
  expectAllFetched,
  expectEnded,
  expectHeld,
  expectStored,
  expectThrifty,
  fetchButton,
  LOST_AT_MOST,
  openAndFetch,
  openAndHold,
  startFetch,
  storedPrices,
  toast,
  toastBy,
  usdDialog,
} from '../pages/price-dialog-page'
import { tokens } from '../wallets/wire/sample-tokens'

const ROUTE = '/trades/fetch-usd-prices'

/** Asks the route for the price of SOL at the same minute of some days. */
function askForDays(count: number, birdeyeApiKey: string, signal?: AbortSignal): Promise<Response> {
  const days = Array.from({ length: count }, (_, day) => 1_767_225_600 + day * 86_400)
  const tokenPricesToFetch = JSON.stringify({ [tokens.SOL.mint]: days })
  const body = new URLSearchParams({ birdeyeApiKey, tokenPricesToFetch })
  return fetch(APP_URL + ROUTE, { method: 'POST', body, ...(signal ? { signal } : {}) })
}

test.describe('no price is lost when the fetching is interrupted (behaviour 8.18, 8.19, 10.7)', () => {
  test('after a reload what came is there, and the next time only the rest is asked for', async ({
    page,
    standIns,
  }) => {
    const held = await openAndHold(page, await standIns.wallet('everyday'), 'reloaded', 120)
    await page.reload()
    await expectEnded(held)
    const kept = await storedPrices(page)
    await expect(fetchButton(page)).toHaveText(
      `Fetch USD prices (${300 - Object.keys(kept).length} Missing)`,
    )
    const answered = (await standIns.priceCalls('reloaded')).slice(0, 120)
    const minutes = answered.flatMap(({ query: { address, time_from, time_to } }) =>
      time_from === time_to ? [`${address}-${time_from}`] : [],
    )
    expect(minutes.length).toBeGreaterThan(0)
    const lost = minutes.filter((key) => !(key in kept)).length
    expect(lost).toBeLessThanOrEqual(LOST_AT_MOST)
    await held.release()
    await startFetch(page, 'reloaded')
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('reloaded'), LOST_AT_MOST)
    await expectStored(page, 300)
  })

  test('offline it ends with what it has, and goes on with the rest', async ({
    page,
    standIns,
    context,
  }) => {
    const held = await openAndHold(page, await standIns.wallet('everyday'), 'offline', 120)
    const told = await toastBy(page, /^The connection was lost\. \d+ prices are kept\./, () =>
      context.setOffline(true),
    )
    await expect(usdDialog(page)).toHaveCount(0)
    await expectEnded(held)
    await held.release()
    await context.setOffline(false)
    await told.getByRole('button', { name: 'Fetch the rest' }).click()
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('offline'), LOST_AT_MOST)
    await expectStored(page, 300)
  })

  test('it goes on over the orders page and the landing page, and tells its end there', async ({
    page,
    standIns,
  }) => {
    const held = await standIns.holdPrices('across-pages', 120)
    await openAndFetch(page, await standIns.wallet('everyday'), 'across-pages')
    await expect(usdDialog(page).getByText('of 300 prices')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
    await toastBy(page, '300 of 300 prices fetched', held.release)
    expectThrifty(await standIns.priceCalls('across-pages'))
    await expectStored(page, 300)
  })

  test('offline on the landing page: the toast says so there', async ({
    page,
    standIns,
    context,
  }) => {
    const held = await openAndHold(page, await standIns.wallet('everyday'), 'offline-landing', 20)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
    const told = await toastBy(page, /^The connection was lost\./, () => context.setOffline(true))
    await expectEnded(held)
    await held.release()
    await context.setOffline(false)
    await toastBy(page, /^\d+ of \d+ prices fetched$/, () =>
      told.getByRole('button', { name: 'Fetch the rest' }).click(),
    )
  })

  test('a key that is refused once the dialog is closed: a toast says so', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    const held = await holdRequests(page, `**${ROUTE}`)
    await startFetch(page, 'wrong-key-far-away')
    await expect.poll(held.waiting).toBe(1)
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    held.release()
    const told = toast(page, 'Birdeye refused this key. Check it and try again.')
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'Fetch the rest' }).click()
    await expect(usdDialog(page).getByRole('alert')).toHaveText(
      'Birdeye refused this key. Check it and try again.',
    )
  })

  test('of two tabs the second waits, then asks for what is still missing', async ({
    page,
    context,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const held = await standIns.holdPrices('two-tabs', 100)
    const second = await context.newPage()
    await openAllTrades(second, user)
    const secondRun = await holdRequests(second, `**${ROUTE}`)
    await openAndFetch(page, user, 'two-tabs')
    await expectHeld(held)
    await startFetch(second, 'two-tabs')
    await expect(
      usdDialog(second).getByText('Another tab is fetching prices. This one goes on after it.'),
    ).toBeVisible()
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    // Else the first run, let go before the server knows that it was stopped, calls beside the second.
    await expectEnded(held)
    await held.release()
    await expect.poll(secondRun.waiting).toBe(1)
    secondRun.release()
    await expectAllFetched(second)
    expectThrifty(await standIns.priceCalls('two-tabs'), LOST_AT_MOST)
    await expectStored(second, 300)
    // The first tab learns of them as they are stored.
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('two-tabs'), LOST_AT_MOST)
  })

  test('a caller that goes away ends the route’s calls to Birdeye', async ({ standIns }) => {
    const held = await standIns.holdPrices('aborted', 10)
    const caller = new AbortController()
    const answer = askForDays(200, 'aborted', caller.signal).catch(() => 'aborted')
    await expectHeld(held)
    caller.abort()
    expect(await answer).toBe('aborted')
    await expectEnded(held)
    await held.release()
    // While another caller is served, a run that had not ended would make its next calls.
    expect((await askForDays(20, 'meanwhile')).status).toBe(200)
    expect(await standIns.priceCalls('aborted')).toHaveLength(11)
  })

  test('prices of an earlier visit are counted, and only the rest is asked for', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openAndHold(page, user, 'first-visit', 120)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    await page.goto('/')
    await openAllTrades(page, user)
    const kept = Object.keys(await storedPrices(page)).length
    expect(kept).toBeGreaterThan(0)
    await expect(fetchButton(page)).toHaveText(`Fetch USD prices (${300 - kept} Missing)`)
  })
})
