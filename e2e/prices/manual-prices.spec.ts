import { expect, test } from '../pages/app-test'
import {
  expectAllFetched,
  expectSources,
  startFetch,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'
import { missingPrices, savePrice, setPriceDialog } from '../pages/set-price-page'
import { expectAllLoaded, eventRow, openTradesLink } from '../pages/trades-page'

test.describe('manual prices (behaviour 8.25)', () => {
  test('can be set before any fetch, stay after a reload and a run, and can be reset', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await expect(missingPrices(page)).toHaveCount(0)
    await usdSwitch(page).click()
    await expect(missingPrices(page)).toHaveCount(9)
    await eventRow(page, 2).getByRole('button', { name: 'Set price of SOL' }).click()
    const dialog = setPriceDialog(page)
    await expect(dialog.getByLabel('1 SOL = $')).toBeFocused()
    await savePrice(page, '1e3')
    await expect(dialog.getByRole('alert')).toHaveText(/^Enter a number/)
    await savePrice(page, '0.0000131')
    await expect(dialog).toHaveCount(0)
    const setPriceButton = eventRow(page, 2).getByRole('button', { name: 'Set price of SOL' })
    await expect(setPriceButton).toBeFocused()

    // Prices are written once a second, and when the page is left.
    await page.reload()
    await expectAllLoaded(page)
    await expectSources(page, /^1 price: 1 manual$/)
    await startFetch(page, 'with-manual')
    await expectAllFetched(page)
    await usdValues(page).nth(2).hover()
    await expect(page.getByRole('tooltip')).toContainText('1 SOL = $0.0000131')
    await expect(page.getByRole('tooltip').getByText('Set manually', { exact: true })).toBeVisible()

    await setPriceButton.click()
    await expect(dialog.getByRole('textbox')).toHaveValue('0.0000131')
    await dialog.getByRole('button', { name: 'Reset price' }).click()
    await usdValues(page).nth(2).hover()
    await expect(page.getByRole('tooltip').getByText('Birdeye', { exact: true })).toBeVisible()
  })
})
