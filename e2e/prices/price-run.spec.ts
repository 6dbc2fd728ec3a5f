import { expect, openAllTrades, test } from '../pages/app-test'
import { tradesTable } from '../pages/trades-page'
import {
  expectAllFetched,
  expectFetched,
  expectThrifty,
  fetchButton,
  neededKeys,
  openAndFetch,
  startFetch,
  storedPrices,
  toast,
  usdDialog,
  usdSwitch,
} from '../pages/price-dialog-page'

test.describe('a price run (issue ‘The run’)', () => {
  test('progress, the time left, the current token, prices appearing behind, and a toast', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openAndFetch(page, user, 'whole-run')
    const bar = usdDialog(page).getByRole('progressbar', { name: 'Fetching USD prices' })
    await expect(bar).toHaveAttribute('aria-valuemax', '299')
    await expect(usdDialog(page).getByText('of 299 prices')).toBeVisible()
    await expect(usdDialog(page).getByText(/(minutes|a minute) left$/)).toBeVisible()
    await expect(usdDialog(page).getByText(/ at \d\d \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible()
    await expect(
      usdDialog(page).getByText(
        'Prices already fetched are kept, even if you stop or close this tab.',
      ),
    ).toBeVisible()
    await expect(tradesTable(page).locator('[data-usd-value]').first()).toHaveText('$1,250.50')
    await expect(usdDialog(page)).toHaveCount(0, { timeout: 40_000 })
    await expect(toast(page, '299 of 299 prices fetched')).toBeVisible()
    await expectAllFetched(page)
    await expect(usdSwitch(page)).toHaveAccessibleName('Show USD prices (299 fetched)')
    await expect(usdSwitch(page)).toBeChecked()
    await expect
      .poll(async () => Object.keys(await storedPrices(page)).sort())
      .toEqual(await neededKeys(user))
    // A mint that Birdeye does not know is answered with no items.
    const missing = Object.values(await storedPrices(page)).filter((price) => price === 'missing')
    expect(missing).toHaveLength(4)
    expectThrifty(await standIns.priceCalls('whole-run'))
  })

  test('Stop keeps what came; ‘Fetch the rest’ asks only for the rest', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openAndFetch(page, user, 'stopped')
    await expectFetched(page, 120)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    const ended = toast(page, /^\d+ of 299 prices fetched/)
    await expect(ended).toBeVisible()
    const before = (await standIns.priceCalls('stopped')).length
    await page.waitForTimeout(1_000)
    expect((await standIns.priceCalls('stopped')).length - before).toBeLessThanOrEqual(1)
    await ended.getByRole('button', { name: 'Fetch the rest' }).click()
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('stopped'), 1)
    expect(Object.keys(await storedPrices(page))).toHaveLength(299)
  })

  test('the dialog closed in mid-run: a small progress stays, the run goes on', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'closed-dialog')
    await expect(usdDialog(page).getByText('of 299 prices')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(page.getByText(/^\d+ of 299 prices$/)).toBeVisible()
    await fetchButton(page).click()
    await expect(usdDialog(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    await usdDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(toast(page, '299 of 299 prices fetched')).toBeVisible({ timeout: 40_000 })
    expectThrifty(await standIns.priceCalls('closed-dialog'))
  })

  test('the dialog closed, Stop in the toolbar ends it', async ({ page, standIns }) => {
    await openAndFetch(page, await standIns.wallet('everyday'), 'closed-stopped')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Stop fetching USD prices' }).click()
    await expect(toast(page, /^\d+ of 299 prices fetched/)).toBeVisible()
  })

  test('the switch: off by choice, on again at the first price of a run, kept as default', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openAndFetch(page, user, 'switched')
    await expectFetched(page, 5)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdSwitch(page)).toBeChecked()
    await usdSwitch(page).click()
    await expect(tradesTable(page).locator('[data-usd-value]')).toHaveCount(0)
    await startFetch(page, 'switched')
    await expect(usdSwitch(page)).toBeChecked()
    await expectAllFetched(page)
    await page.reload()
    await expect(usdSwitch(page)).toBeChecked()
    await expectAllFetched(page)
  })

  for (const [key, name] of [
    ['broken-for-ever', '500s'],
    ['html-for-ever', 'HTML'],
    ['drop-for-ever', 'dropped connections'],
  ] as const) {
    test(`${name}: each price is skipped, and the end says how many`, async ({
      page,
      standIns,
    }) => {
      await openAndFetch(page, await standIns.wallet('one-recurring'), key)
      await expect(
        toast(page, '0 of 8 prices fetched. 8 could not be fetched.').getByRole('button', {
          name: 'Fetch the rest',
        }),
      ).toBeVisible({ timeout: 20_000 })
      await expect(fetchButton(page)).toHaveText('Fetch USD prices (8 Missing)')
      expect(await standIns.priceCalls(key)).toHaveLength(8)
    })
  }

  test('429 once: a countdown, then it goes on', async ({ page, standIns }) => {
    await openAndFetch(page, await standIns.wallet('one-recurring'), 'limited-once-run')
    await expect(
      usdDialog(page).getByText(/^Birdeye asked for a pause\. Going on in \d+ s\.$/),
    ).toBeVisible()
    await expectAllFetched(page)
    const calls = await standIns.priceCalls('limited-once-run')
    expect(calls.map(({ status }) => status)).toEqual([429, ...Array(8).fill(200)])
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(10_000)
  })

  test('429 for ever: two prices in a row stop it, with what it has', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await startFetch(page, 'limited-for-ever')
    await expect(
      toast(page, 'Birdeye has no more requests for this key just now.').getByRole('button', {
        name: 'Fetch the rest',
      }),
    ).toBeVisible({ timeout: 40_000 })
    await expect(usdDialog(page)).toHaveCount(0)
    expect(await standIns.priceCalls('limited-for-ever')).toHaveLength(4)
  })
})
