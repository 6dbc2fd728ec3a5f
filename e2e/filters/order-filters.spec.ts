import { expect, openOrders, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import { orderBoxes, section, submitOrders } from '../pages/orders-page'

test('orders that a filter hides stay selected, are counted and are submitted (behaviour 17.15, 17.17)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await openOrders(page, await mocks.wallet('everyday'))
  await expect(orderBoxes(page)).toHaveCount(9)
  const filters = page.getByRole('button', { name: /^Filters/ })
  const status = page
    .getByRole('group', { name: 'Filters' })
    .getByRole('combobox', { name: 'Status' })
  await filters.click()
  await status.selectOption('Open')
  await page.keyboard.press('Escape')
  await expect(filters).toHaveAccessibleName('Filters, 1 active')
  await expect(filters).toBeFocused()
  await expect(orderBoxes(page)).toHaveCount(3)
  const pair = section(page, 'Recurring (Time)').getByRole('group', { name: 'USDC to SOL' })
  await pair.getByRole('checkbox').first().click()
  await expect(page.getByText('7 of 9 orders selected')).toBeVisible()
  await filters.click()
  await status.selectOption('All statuses')
  await page.getByRole('button', { name: 'Select all', exact: true }).click()
  await expect(page.getByText('9 of 9 orders selected')).toBeVisible()

  await tabTo(page, page.getByRole('textbox', { name: 'Filter by token or mint' }))
  await page.keyboard.type('bonk')
  await expect(orderBoxes(page)).toHaveCount(1)
  await expect(section(page, 'Recurring (Time)')).toContainText('1 of 4 orders')
  await expect(section(page, 'Recurring (Price)')).toContainText('No orders match “bonk”.')
  await expect(page.getByText('8 hidden by filters')).toBeVisible()
  // It has a line of its own there, so no dot is before it.
  await expect(page.locator('[data-status-rows] p').getByText('·')).toBeHidden()
  await filters.click()
  await page.getByRole('button', { name: 'Deselect all' }).click()
  await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(orderBoxes(page)).toHaveCount(9)
  const { searchParams } = await submitOrders(page)
  const keys = [...searchParams.getAll('recurring'), ...searchParams.getAll('trigger')]
  expect(keys).toHaveLength(8)
})
