import { expect, test } from '../pages/app-test'
import { fetchButton, usdDialog } from '../pages/price-dialog-page'
import { jupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { programOf, taxButton, taxDialog } from '../pages/tax-dialog-page'
import { openTradesLink } from '../pages/trades-page'

test.describe('a dialog belongs to the page, not to what opened it (behaviour 13.7)', () => {
  test('a Jupiter key that is being typed stays when loading ends', async ({ page, mocks }) => {
    await page.goto(`/orders/${await mocks.wallet('slow', { latency: 400 })}`)
    await page.getByRole('button', { name: 'Speed up with a Jupiter API key' }).click()
    const field = jupiterKeyDialog(page).getByLabel('Jupiter API key')
    await field.fill('half-a-key')
    await expect(page.getByRole('button', { name: 'Refresh', includeHidden: true })).toBeAttached()
    await expect(field).toHaveValue('half-a-key')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the tax export opens the price dialog, which gets the focus; closing it focuses its button', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('precise-amounts'))
    await taxButton(page).click()
    await programOf(page, 'Koinly').check()
    await taxDialog(page).getByRole('button', { name: 'Fetch USD prices' }).click()
    await expect(usdDialog(page)).toBeVisible()
    await expect(usdDialog(page).locator(':focus')).toHaveCount(1)
    await expect(taxDialog(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(fetchButton(page)).toBeFocused()
  })

  test('on phones the focus returns from ‘Add wallet’ to the button of the wallet menu, which has closed', async ({
    page,
    mocks,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const menu = page.getByRole('button', { name: /^Wallet/ })
    await menu.click()
    await page.getByRole('button', { name: 'Add wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Add wallet' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })
})
