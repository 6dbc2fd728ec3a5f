import { expect, test } from '../pages/app-test'
import { detailsDialog, detailsFact } from '../pages/order-details-page'
import { openTradesLink } from '../pages/trades-page'

test.describe('reconciliation (behaviour 16.4, 16.5)', () => {
  test('if a trade is missing, its amount is shown to the last digit', async ({ page, mocks }) => {
    await page.route('**/getRecurringOrders*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        '"inDeposited":"100"',
        '"inDeposited":"112.000001"',
      )
      await route.fulfill({ response, body })
    })
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const notice = page
      .locator('[data-slot=notice]')
      .filter({ hasText: '1 of 1 order isn’t reconciled' })
    await notice.getByRole('button', { name: 'Show' }).click()
    const list = page.getByRole('dialog', { name: '1 of 1 order isn’t reconciled' })
    await expect(list).toContainText('12.000001 USDC unaccounted for')
    await list.getByRole('button', { name: /^USDC to SOL/ }).click()
    await expect(detailsDialog(page)).toBeVisible()
    await expect(detailsFact(page, 'Reconciled')).toContainText('12.000001 USDC unaccounted for')
    // Until the upper dialog has the focus, Escape would close the lower one.
    await expect(detailsDialog(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(list.getByRole('button', { name: /^USDC to SOL/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notice.getByRole('button', { name: 'Show' })).toBeFocused()
  })

  test('the name of an unknown token fits into the dialog', async ({ page, mocks }) => {
    await page.route('**/getTriggerOrders*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        '"makingAmount":"1234.567891"',
        '"makingAmount":"1300"',
      )
      await route.fulfill({ response, body })
    })
    await openTradesLink(page, await mocks.wallet('unknown-token'))
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const list = page.getByRole('dialog')
    const order = list.getByRole('button', { name: /^Unknown \(\w+\) to SOL/ })
    await expect(order).toBeVisible()
    const [inner, outer] = await Promise.all([order.boundingBox(), list.boundingBox()])
    expect((inner?.x ?? 0) + (inner?.width ?? Infinity)).toBeLessThan(
      (outer?.x ?? 0) + (outer?.width ?? 0),
    )
    expect(await order.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
    await page.setViewportSize({ width: 320, height: 900 })
    await expect(list.getByText(/^[\d.,]+ Unknown \(\w+\) unaccounted for/)).toBeVisible()
    expect(await list.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  })
})
