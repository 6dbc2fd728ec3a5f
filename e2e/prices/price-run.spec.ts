import { expect, openAllTrades, test } from '../pages/app-test'
import {
  expectAllFetched,
  expectEnded,
  expectHeld,
  expectStored,
  expectThrifty,
  fetchButton,
  neededKeys,
  openAndFetch,
  openAndHold,
  startFetch,
  storedPrices,
  toast,
  toastBy,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'

test.describe('fetching USD prices (behaviour 8.10, 8.11, 8.13, 8.14)', () => {
  test('shows progress, the time left, the current token and prices behind, and ends in a toast', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const held = await openAndHold(page, user, 'whole-run', 120)
    const bar = usdDialog(page).getByRole('progressbar', { name: 'Fetching USD prices' })
    await expect(bar).toHaveAttribute('aria-valuemax', '300')
    await expect(usdDialog(page).getByText('of 300 prices')).toBeVisible()
    await expect(usdDialog(page).getByText(/(minutes|a minute) left$/)).toBeVisible()
    await expect(usdDialog(page).getByText(/ at \d\d \w{3} \d{4}, \d\d:\d\d UTC\+0$/)).toBeVisible()
    await expect(
      usdDialog(page).getByText(
        'Prices already fetched are kept, even if you stop or close this tab.',
      ),
    ).toBeVisible()
    await expect(usdValues(page).first()).toHaveText('$1,250.50')
    await expect(usdDialog(page)).toBeVisible()
    await toastBy(page, '300 of 300 prices fetched', held.release)
    await expect(usdDialog(page)).toHaveCount(0)
    await expectAllFetched(page)
    await expect(usdSwitch(page)).toHaveAccessibleName('Show USD prices (300 fetched)')
    await expect(usdSwitch(page)).toBeChecked()
    await expect
      .poll(async () => Object.keys(await storedPrices(page)).sort())
      .toEqual(await neededKeys(user))
    // A mint that Birdeye does not know is answered with no items.
    const missing = Object.values(await storedPrices(page)).filter((price) => price === 'missing')
    expect(missing).toHaveLength(4)
    expectThrifty(await standIns.priceCalls('whole-run'))
  })

  test('Stop ends the calls and keeps what came; ‘Fetch the rest’ asks only for the rest', async ({
    page,
    standIns,
  }) => {
    const held = await openAndHold(page, await standIns.wallet('everyday'), 'stopped', 120)
    // Pointed at as soon as it comes: it would be gone after 5 s.
    const ended = toast(page, /^\d+ of 300 prices fetched/)
    await Promise.all([
      ended.hover(),
      usdDialog(page).getByRole('button', { name: 'Stop' }).click(),
    ])
    await expect(usdDialog(page)).toHaveCount(0)
    await expectEnded(held)
    await held.release()
    await ended.getByRole('button', { name: 'Fetch the rest' }).click()
    await expectAllFetched(page)
    expectThrifty(await standIns.priceCalls('stopped'), 1)
    await expectStored(page, 300)
  })

  test('with the dialog closed a small progress stays, and the fetching goes on', async ({
    page,
    standIns,
  }) => {
    const held = await standIns.holdPrices('closed-dialog', 120)
    await openAndFetch(page, await standIns.wallet('everyday'), 'closed-dialog')
    await expect(usdDialog(page).getByText('of 300 prices')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(page.getByText(/^\d+ of 300 prices$/)).toBeVisible()
    await fetchButton(page).click()
    await expect(usdDialog(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    await usdDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    await toastBy(page, '300 of 300 prices fetched', held.release)
    expectThrifty(await standIns.priceCalls('closed-dialog'))
  })

  test('with the dialog closed, Stop in the toolbar ends it', async ({ page, standIns }) => {
    const held = await openAndHold(page, await standIns.wallet('everyday'), 'closed-stopped', 20)
    await page.keyboard.press('Escape')
    await toastBy(page, /^\d+ of 300 prices fetched/, () =>
      page.getByRole('button', { name: 'Stop fetching USD prices' }).click(),
    )
    await expectEnded(held)
  })

  test('the switch: turned off by hand, on again at the first new price, still on after a reload', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    const first = await openAndHold(page, user, 'switched', 20)
    await usdDialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(usdSwitch(page)).toBeChecked()
    await expect(usdValues(page)).not.toHaveCount(0)
    await usdSwitch(page).click()
    await expect(usdSwitch(page)).not.toBeChecked()
    await expect(usdValues(page)).toHaveCount(0)
    await expectEnded(first)

    const second = await standIns.holdPrices('switched', 20)
    await startFetch(page, 'switched')
    await expectHeld(second)
    await expect(usdValues(page)).not.toHaveCount(0)
    await expect(usdDialog(page)).toBeVisible()
    await second.release()
    await expectAllFetched(page)
    await expect(usdSwitch(page)).toBeChecked()
    await page.reload()
    await expect(usdSwitch(page)).toBeChecked()
    await expectAllFetched(page)
  })

  for (const [key, name] of [
    ['broken-for-ever', 'an error (500)'],
    ['html-for-ever', 'a web page'],
    ['drop-for-ever', 'a lost connection'],
  ] as const) {
    test(`where Birdeye answers with ${name}, each price is skipped, and the end says how many`, async ({
      page,
      standIns,
    }) => {
      await openAllTrades(page, await standIns.wallet('one-recurring'))
      const ended = await toastBy(page, '0 of 8 prices fetched. 8 could not be fetched.', () =>
        startFetch(page, key),
      )
      await expect(ended.getByRole('button', { name: 'Fetch the rest' })).toBeVisible()
      await expect(fetchButton(page)).toHaveText('Fetch USD prices (8 Missing)')
      expect(await standIns.priceCalls(key)).toHaveLength(8)
    })
  }

  test('where Birdeye asks for a pause it counts down, then goes on', async ({
    page,
    standIns,
  }) => {
    await openAndFetch(page, await standIns.wallet('one-recurring'), 'limited-once-run')
    await expect(
      usdDialog(page).getByText(/^Birdeye asked for a pause\. Going on in \d+ s\.$/),
    ).toBeVisible()
    await expectAllFetched(page)
    const calls = await standIns.priceCalls('limited-once-run')
    expect(calls.map(({ status }) => status)).toEqual([429, ...Array(8).fill(200)])
    // The 10 s are the rule, and are truly waited: the server has no clock that a test can move.
    expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(10_000)
  })

  test('where Birdeye asks for pauses without end, two prices in a row stop it', async ({
    page,
    standIns,
  }) => {
    await openAllTrades(page, await standIns.wallet('one-recurring'))
    await startFetch(page, 'limited-for-ever')
    // Two pauses of 10 s, truly waited.
    await expect(
      toast(page, 'Birdeye has no more requests for this key just now.').getByRole('button', {
        name: 'Fetch the rest',
      }),
    ).toBeVisible({ timeout: 60_000 })
    await expect(usdDialog(page)).toHaveCount(0)
    expect(await standIns.priceCalls('limited-for-ever')).toHaveLength(4)
  })
})
