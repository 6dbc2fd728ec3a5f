import { expect, openOrders, test } from '../pages/app-test'
import { tabTo } from '../pages/keyboard'
import { orderBoxes, section, submitOrders } from '../pages/orders-page'

for (const width of [390, 1440]) {
  test.describe(`filters of the orders page at ${width} px (behaviour 17.15 to 17.17)`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('what is hidden stays selected, says so, and is submitted', async ({ page, standIns }) => {
      await openOrders(page, await standIns.wallet('everyday'))
      await expect(orderBoxes(page)).toHaveCount(9)
      await tabTo(page, page.getByRole('textbox', { name: 'Filter by token or mint' }))
      await page.keyboard.type('bonk')
      await expect(orderBoxes(page)).toHaveCount(1)
      await expect(section(page, 'Recurring (Time)')).toContainText('1 of 4 orders')
      await expect(section(page, 'Recurring (Price)')).toContainText(
        'No order here matches “bonk”.',
      )
      await expect(section(page, 'Triggers')).toContainText('0 of 4 orders')
      await expect(page.getByText('8 hidden by the filter')).toBeVisible()
      await page.getByRole('button', { name: 'Select none' }).click()
      await expect(page.getByText('8 of 9 orders selected')).toBeVisible()
      await page.getByRole('button', { name: 'Clear' }).click()
      await expect(orderBoxes(page)).toHaveCount(9)
      await expect(page.getByText(/hidden by the filter/)).toBeHidden()
      const url = await submitOrders(page)
      const { searchParams } = url
      expect(searchParams.getAll('recurring').length + searchParams.getAll('trigger').length).toBe(
        8,
      )
    })

    test('status, orders without trades, and a parent that takes what is shown', async ({
      page,
      standIns,
    }) => {
      await openOrders(page, await standIns.wallet('everyday'))
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Open')
      await expect(orderBoxes(page)).toHaveCount(3)
      const pair = section(page, 'Recurring (Time)').getByRole('group', { name: 'USDC to SOL' })
      await pair.getByRole('checkbox').first().click()
      await expect(page.getByText('7 of 9 orders selected')).toBeVisible()
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
      await expect(orderBoxes(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Select none' }).click()
      await expect(page.getByText('6 of 9 orders selected')).toBeVisible()
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Any status')
      await page.getByRole('checkbox', { name: 'Hide orders without trades' }).click()
      await expect(orderBoxes(page)).toHaveCount(9)
      await page.getByRole('button', { name: 'Select all' }).click()
      await expect(page.getByText('9 of 9 orders selected')).toBeVisible()
    })
  })
}

test('on a long page the flat list follows the filters (behaviour 2.16, 17.15)', async ({
  page,
  standIns,
}) => {
  await openOrders(page, await standIns.wallet('large', { orders: 300, trades: 300 }))
  await page.getByRole('textbox', { name: 'Filter by token or mint' }).fill('no such token')
  await expect(orderBoxes(page)).toHaveCount(0)
  await expect(page.getByText('300 hidden by the filter')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(orderBoxes(page).first()).toBeVisible()
})
