import { expect, openOrders, test } from '../pages/app-test'
import { orderBoxes, section } from '../pages/orders-page'

test('the checkbox of a pair shows and changes all its orders, a click on a line’s words that one (behaviour 2.4, 2.6)', async ({
  page,
  mocks,
}) => {
  await openOrders(page, await mocks.wallet('everyday'))
  const time = section(page, 'Recurring (Time)')
  const pair = time.getByRole('group', { name: 'USDC to SOL' })
  const parent = pair.getByRole('checkbox', { name: /^3 orders USDC to SOL/ })
  const children = orderBoxes(pair)
  const checked = children.and(page.locator('[aria-checked=true]'))
  await expect(parent).toBeChecked()
  await expect(checked).toHaveCount(3)

  await children.nth(1).click()
  await expect(parent).toBeChecked({ indeterminate: true })
  await expect(pair).toContainText('2 of 3 selected')
  await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
  await expect(page.getByText('93 trades')).toBeVisible()
  await parent.click()
  await expect(checked).toHaveCount(3)
  await parent.click()
  await expect(parent).toBeChecked({ checked: false })
  await expect(checked).toHaveCount(0)
  await expect(page.getByText('6 of 9 orders selected')).toBeVisible()

  const single = section(page, 'Recurring (Price)').getByRole('checkbox')
  await expect(single).toBeChecked()
  await page.getByText('Started 02 Mar 2026, 12:30:00').click()
  await expect(single).not.toBeChecked()
})
