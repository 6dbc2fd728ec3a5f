import { expect, statusBar, test } from '../pages/app-test'
import {
  expectAllFetched,
  expectStored,
  expectNoWastedCalls,
  fetchButton,
  neededKeys,
  openAndHold,
  storedPrices,
  outcomeOf,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'

test.describe('fetching USD prices with a key (behaviour 8.10, 8.12)', () => {
  test('the dialog shows progress, prices appear behind it, a toast says how the run ended, and each price is stored once', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('unknown-token')
    const held = await openAndHold(page, user, 'whole-run', 6)
    const bar = usdDialog(page).getByRole('progressbar', { name: 'Fetching USD prices' })
    await expect(bar).toHaveAttribute('aria-valuemax', '13')
    await expect(usdDialog(page).getByText(/^Fetching USD prices: \d+ of 13$/)).toBeVisible()
    await expect(usdDialog(page).getByText(/(minutes|a minute) left$/)).toBeVisible()
    await expect(usdValues(page).first()).toHaveText('$90.00')
    await expect(usdDialog(page)).toBeVisible()
    await outcomeOf(page, '9 of 13 prices fetched. 4 not found.', held.release)
    await expect(usdDialog(page)).toHaveCount(0)
    await expectAllFetched(page)
    await expect(usdSwitch(page)).toHaveAccessibleName('Show USD prices (13 fetched)')
    await expect(usdSwitch(page)).toBeChecked()
    await expect
      .poll(async () => Object.keys(await storedPrices(page)).sort())
      .toEqual(await neededKeys(user))
    // Birdeye responds with no items for a mint that it doesn't know.
    const missing = Object.values(await storedPrices(page)).filter((price) => price === 'missing')
    expect(missing).toHaveLength(4)
    expectNoWastedCalls(await mocks.priceCalls('whole-run'))
  })

  test('a run goes on with the dialog closed and on other pages, and the open page says how it ended', async ({
    page,
    mocks,
  }) => {
    const held = await openAndHold(page, await mocks.wallet('unknown-token'), 'across-pages', 6)
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    const inBar = statusBar(page).getByText(/^Fetching USD prices: \d+ of 13$/)
    await expect(inBar).toBeVisible()
    await fetchButton(page).click()
    await expect(usdDialog(page).getByRole('button', { name: 'Stop' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Change displayed trades' }).click()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await expect(page.getByText(/^Fetching USD prices: \d+ of 13$/)).toBeVisible()
    await page.getByRole('link', { name: 'Perijove' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
    await expect(inBar).toBeVisible()
    await outcomeOf(page, '9 of 13 prices fetched. 4 not found.', held.release)
    expectNoWastedCalls(await mocks.priceCalls('across-pages'))
    await expectStored(page, 13)
  })
})
