import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { jupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { inEveryList, LIST_NAMES } from '../wallets/wire/list-fault'
import { askedPages, orderBoxes } from '../pages/orders-page'

const errorText = (list: string) => `Error fetching ${list} orders from Jupiter`

test('if all lists fail, a page names the four errors and offers a key, and Retry loads the orders (behaviour 3.15)', async ({
  page,
  mocks,
}) => {
  const faults = inEveryList({ answer: 401, times: 1 })
  await page.goto(`/orders/${await mocks.wallet('everyday', { faults })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText('past recurring'))
  for (const list of LIST_NAMES) await expect(page.getByText(errorText(list))).toBeVisible()
  await expect(page.getByText('Jupiter requires an API key.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change Address' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Jupiter API key' }).click()
  await expect(jupiterKeyDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select orders to display')
  await expectOrdersLoaded(page)
  await expect(orderBoxes(page)).toHaveCount(9)
})

test('Retry and Refresh leave the focus on ‘Refresh’ (behaviour 3.9)', async ({ page, mocks }) => {
  const user = await mocks.wallet('everyday', { faults: inEveryList({ answer: 401, times: 1 }) })
  await page.goto(`/orders/${user}`)
  // While other lists are loading, each failed list has its own Retry.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorText('past recurring'))
  const loads = async () => askedPages(await mocks.calls(user), 'past trigger').length
  for (const [name, expected] of [
    ['Retry', 2],
    ['Refresh', 3],
  ] as const) {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(loads).toBe(expected)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()
  }
})
