import { expect, test } from '../pages/app-test'
import { storyDialog, storyFact } from '../pages/order-story-page'
import { openTradesLink } from '../pages/trades-page'

test.describe('does it add up? (behaviour 16.4, 16.5, 16.6)', () => {
  test('a trade that Jupiter left out is found, to the last digit', async ({ page, standIns }) => {
    await page.route('**/getRecurringOrders*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(
        '"inDeposited":"100"',
        '"inDeposited":"112.000001"',
      )
      await route.fulfill({ response, body })
    })
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    await expect(page.getByText('0 of 1 order adds up', { exact: true })).toBeVisible()
    const notice = page
      .locator('[data-slot=notice]')
      .filter({ hasText: '1 order does not: 12.000001 USDC unaccounted for' })
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: /^USDC to SOL/ }).click()
    await expect(storyDialog(page)).toBeVisible()
    await expect(storyFact(page, 'Adds up')).toContainText('12.000001 USDC unaccounted for')
    await page.keyboard.press('Escape')
    await expect(notice.getByRole('button')).toBeFocused()
  })
})
