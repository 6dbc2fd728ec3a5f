import { expect, openOrders, test } from '../pages/app-test'
import { orderBoxes, orderKey, section } from '../pages/orders-page'

test.describe('the selection on the orders page (behaviour 2.5, 2.9, 2.10)', () => {
  test('the checkbox of a pair shows whether all, some or none of its orders are checked, and changes them all', async ({
    page,
    standIns,
  }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const pair = section(page, 'Recurring (Time)').getByRole('group', { name: 'USDC to SOL' })
    const parent = pair.getByRole('checkbox', { name: 'USDC to SOL', exact: true })
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
    await expect(parent).toBeChecked()
    await expect(checked).toHaveCount(3)

    await parent.click()
    await expect(parent).toBeChecked({ checked: false })
    await expect(checked).toHaveCount(0)
    await expect(page.getByText('6 of 9 orders selected')).toBeVisible()

    for (const index of [0, 1, 2]) await children.nth(index).click()
    await expect(parent).toBeChecked()
  })

  test('a click on the words of a line toggles its checkbox', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const single = section(page, 'Recurring (Price)').getByRole('checkbox')
    await expect(single).toBeChecked()
    await page.getByText('Started 02 Mar 2026, 12:30:00').click()
    await expect(single).not.toBeChecked()
  })

  for (const { where, mark } of [
    { where: 'the query', mark: '?' },
    { where: 'the fragment', mark: '#' },
  ]) {
    test(`a link that names orders in ${where}: only those are checked`, async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet('everyday')
      const keys = ['daily', 'bonk', 'sold'].map((name) => `o=${orderKey(user, name)}`)
      await page.goto(`/orders/${user}${mark}${keys.join('&')}`)
      await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
      await expect(page.getByText('3 of 9 orders selected')).toBeVisible()
      const checked = orderBoxes(page).and(page.locator('[aria-checked=true]'))
      await expect(checked).toHaveCount(3)
      await expect(page.getByRole('checkbox', { name: /^600 USDC to SOL/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /^12 SOL to BONK/ })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: /^14.4 SOL to USDC/ })).toBeChecked()
      await expect(
        section(page, 'Triggers').getByRole('checkbox', { name: 'SOL to USDC', exact: true }),
      ).toBeChecked({ indeterminate: true })
    })
  }
})

test.describe('what the orders page says (behaviour 2.13, 2.14, 2.15)', () => {
  test('both empty messages, once each, with the line on V2 orders', async ({ page, standIns }) => {
    const user = await standIns.wallet('no-orders')
    await openOrders(page, user)
    await expect(
      page.getByText(`No recurring orders found for ${user}`, { exact: true }),
    ).toHaveCount(1)
    await expect(
      page.getByText(`No Jupiter Trigger orders found for ${user}`, { exact: true }),
    ).toHaveCount(1)
    await expect(page.getByRole('heading', { name: /^Recurring/ })).toHaveCount(0)
    // There is nothing to submit (behaviour 2.11).
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
    await expect(
      page.getByText(
        "Since 10 March 2026 jup.ag places new orders on Jupiter's newer (V2) system. They are private to the wallet and not listed here.",
      ),
    ).toBeVisible()
  })

  test('it says how many triggers without trades aren’t shown', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const line = page.getByText(/^3 triggers without trades aren’t shown/)
    await expect(line).toBeVisible()
    await expect(page.getByText('9 of 9 orders selected')).toBeVisible()
    const user = await standIns.wallet('triggers-without-trades')
    await openOrders(page, user)
    await expect(line).toBeVisible()
    await expect(page.getByText(`No Jupiter Trigger orders found for ${user}`)).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(0)
  })
})
