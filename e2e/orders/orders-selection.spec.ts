import { expect, openOrders, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { orderBoxes, section, submitOrders } from '../pages/orders-page'
import { expectAllLoaded } from '../pages/trades-page'

test('a pair’s checkbox shows and changes which of its orders are selected; a click on a line’s words toggles its order (behaviour 2.4, 2.6)', async ({
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

test('‘Deselect all’ also covers orders that load later (behaviour 2.9, 17.17)', async ({
  page,
  mocks,
}) => {
  const held = await holdCalls(page, (query) => isPastTriggerPage(query, 2))
  await page.goto(`/orders/${await mocks.wallet('slow', { latency: 0 })}`)
  await expect(page.getByText('15 of 15 orders selected')).toBeVisible()
  await page.getByRole('button', { name: 'Deselect all' }).click()
  await expect(page.getByText('0 of 15 orders selected')).toBeVisible()
  await orderBoxes(page).first().click()
  held.release()
  await expect(page.getByText('1 of 71 orders selected')).toBeVisible()
})

test('Back from the trades restores the selection, even after a reload, and after ‘Deselect all’ or ‘Select all’ no older one (behaviour 2.12)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('unknown-token')
  await openOrders(page, user)
  const count = page.getByText('2 of 3 orders selected')
  const first = orderBoxes(page).first()
  for (const [name, total] of [
    ['Deselect all', 0],
    ['Select all', 3],
  ] as const) {
    await first.click()
    await expect(count).toBeVisible()
    await submitOrders(page)
    await page.goBack()
    await expect(count).toBeVisible()
    await expect(first).not.toBeChecked()
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText(`${total} of 3 orders selected`)).toBeVisible()
    await submitOrders(page)
    await page.goBack()
    await expect(page).toHaveURL(`/orders/${user}`)
    await expect(page.getByText('3 of 3 orders selected')).toBeVisible()
  }
  await first.click()
  const trades = await submitOrders(page)
  await page.reload()
  await expectAllLoaded(page)
  expect(page.url()).toBe(trades.href)
  await page.goBack()
  await expect(count).toBeVisible()
  await expect(first).not.toBeChecked()
})
