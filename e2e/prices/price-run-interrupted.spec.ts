import { APP_URL, PRICES_PER_SECOND } from '../run/stand-in-settings'
import { expect, openAllTrades, test } from '../pages/app-test'
import {
  expectAllFetched,
  expectFetched,
  expectThrifty,
  fetchButton,
  openAndFetch,
  startFetch,
  storedPrices,
  toast,
  usdDialog,
} from '../pages/price-dialog-page'

test.describe('no price is lost (issue ‘How we will know’)', () => {
  test('reload in mid-run: what came is there, the next run asks only for the rest', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'reloaded')
    await expectFetched(page, 120)
    await page.reload()
    await page.waitForTimeout(1_000)
    const answered = (await standIns.priceCalls('reloaded')).filter(({ status }) => status === 200)
    const minutes = answered.flatMap(({ query: { address, time_from, time_to } }) =>
      time_from === time_to ? [`${address}-${time_from}`] : [],
    )
    const kept = await storedPrices(page)
    const lost = minutes.filter((key) => !(key in kept)).length
    expect(lost).toBeLessThanOrEqual(1 + PRICES_PER_SECOND)
    await startFetch(page, 'reloaded')
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('reloaded'), 1)
    await expect.poll(async () => Object.keys(await storedPrices(page)).length).toBe(299)
  })

  test('offline in mid-run ends it with what it has', async ({ page, standIns, context }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'offline')
    await expectFetched(page, 120)
    await context.setOffline(true)
    await expect(toast(page, /^The connection was lost\. \d+ prices are kept\./)).toBeVisible()
    await expect(usdDialog(page)).toHaveCount(0)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Fetch the rest' }).click()
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('offline'), 1)
    expect(Object.keys(await storedPrices(page))).toHaveLength(299)
  })

  test('it goes on over the orders page and the landing page, and tells its end there', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'across-pages')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
    await expect(toast(page, '299 of 299 prices fetched')).toBeVisible({ timeout: 40_000 })
    expectThrifty(await standIns.priceCalls('across-pages'))
    expect(Object.keys(await storedPrices(page))).toHaveLength(299)
  })

  test('offline on the landing page: the toast says so there', async ({
    page,
    standIns,
    context,
  }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'offline-landing')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
    await context.setOffline(true)
    const told = toast(page, /^The connection was lost\./)
    await expect(told).toBeVisible()
    await context.setOffline(false)
    await told.getByRole('button', { name: 'Fetch the rest' }).click()
    await expect(toast(page, /^\d+ of \d+ prices fetched$/)).toBeVisible({ timeout: 40_000 })
  })

  test('a key refused where no dialog is: a toast says so', async ({ page, standIns }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    await page.route('**/trades/fetch-usd-prices', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await startFetch(page, 'wrong-key-far-away')
    await page.keyboard.press('Escape')
    const told = toast(page, 'Birdeye refused this key. Check it and try again.')
    await expect(told).toBeVisible()
    await told.getByRole('button', { name: 'Fetch the rest' }).click()
    await expect(usdDialog(page).getByRole('alert')).toHaveText(
      'Birdeye refused this key. Check it and try again.',
    )
  })

  test('two tabs: the second waits, then asks for what is still missing', async ({
    page,
    context,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const second = await context.newPage()
    await openAllTrades(second, user)
    await openAndFetch(page, user, 'two-tabs')
    await startFetch(second, 'two-tabs')
    await expect(
      usdDialog(second).getByText('Another tab is fetching prices. This one goes on after it.'),
    ).toBeVisible()
    await expectFetched(page, 100)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expectAllFetched(second)
    expectThrifty(await standIns.priceCalls('two-tabs'), 1)
    expect(Object.keys(await storedPrices(second))).toHaveLength(299)
    // The first tab learns of them with its next write or run.
    await startFetch(page, 'two-tabs')
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('two-tabs'), 1)
  })

  test('an abort reaches the route: it ends within a second', async ({ standIns }) => {
    const mint = 'So11111111111111111111111111111111111111112'
    const days = Array.from({ length: 200 }, (_, day) => 1_767_225_600 + day * 86_400)
    const caller = new AbortController()
    const body = new URLSearchParams({
      birdeyeApiKey: 'aborted',
      tokenPricesToFetch: JSON.stringify({ [mint]: days }),
    })
    const answer = fetch(`${APP_URL}/trades/fetch-usd-prices`, {
      method: 'POST',
      body,
      signal: caller.signal,
    }).catch(() => undefined)
    await expect.poll(async () => (await standIns.priceCalls('aborted')).length).toBeGreaterThan(10)
    caller.abort()
    await answer
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const calls = (await standIns.priceCalls('aborted')).length
    expect(calls).toBeLessThan(200)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect((await standIns.priceCalls('aborted')).length).toBe(calls)
  })

  test('prices of an earlier visit are counted, and only the rest is asked for', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openAndFetch(page, user, 'first-visit')
    await expectFetched(page, 120)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await page.goto('/')
    await openAllTrades(page, user)
    const kept = Object.keys(await storedPrices(page)).length
    await expect(fetchButton(page)).toHaveText(`Fetch USD prices (${299 - kept} Missing)`)
  })
})
