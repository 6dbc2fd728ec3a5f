import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { holdCalls } from '../pages/held-calls'
import { tabTo } from '../pages/keyboard'
import { tokens } from '../wallets/wire/mock-tokens'
import { orderBoxes, orderKey, submitOrders } from '../pages/orders-page'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

test.describe('Submit (behaviour 2.12)', () => {
  test('goes to the trades page with the address and the selected orders', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('unknown-token')
    await openOrders(page, user)
    const form = page.locator('form').filter({ has: submit(page) })
    await expect(form).toHaveAttribute('action', '/trades')
    await expect(form.locator('input[type=hidden][name=userAddress]')).toHaveValue(user)
    const bought = `90 USDC to Unknown (${tokens.nowhere.mint})`
    await expect(page.getByRole('checkbox', { name: bought })).toBeChecked()
    const boxes = await orderBoxes(page).all()
    for (const box of boxes) await box.click()
    await submitOrders(page)
    await expect(page.getByRole('heading', { name: 'No trades selected' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to orders' }).click()
    await expect(page).toHaveURL(`/orders/${user}`)

    await page.getByRole('checkbox', { name: /^75 USDC to \$WIF/ }).click()
    const url = await submitOrders(page)
    expect([...url.searchParams]).toEqual([
      ['userAddress', user],
      ['recurring', orderKey(user, 'bought')],
      ['trigger', orderKey(user, 'sold')],
    ])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Displaying data for 1 Recurring Orders and 1 Triggers (3 trades)',
    )
  })

  test('waits for the first order', async ({ page, mocks }) => {
    const held = await holdCalls(page, () => true)
    await page.goto(`/orders/${await mocks.wallet('everyday')}`)
    await expect(submit(page)).toBeDisabled()
    held.release()
    await expect(page.getByText('9 of 9 orders selected')).toBeVisible()
    await submitOrders(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Displaying data for 5 /)
  })

  test('works by keyboard alone, from the orders to the trades', async ({ page, mocks }) => {
    await openOrders(page, await mocks.wallet('everyday'))
    const parent = page.getByRole('group', { name: 'USDC to SOL' }).getByRole('checkbox').first()
    await tabTo(page, parent)
    await page.keyboard.press('Space')
    await expect(page.getByText('6 of 9 orders selected')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(parent).toBeChecked({ indeterminate: true })
    await expect(page.getByText('7 of 9 orders selected')).toBeVisible()
    await tabTo(page, submit(page))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/trades/, { timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Displaying data for 3 Recurring Orders and 4 Triggers/,
    )
    // Tab starts at the top of the new page, as after a load (behaviour 5.18).
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the table' })).toBeFocused()
  })
})
