import { expect, expectInNotices, expectOrdersLoaded, openOrders, test } from '../pages/app-test'
import { jupiterKeyDialog } from '../pages/jupiter-key-dialog-page'
import { inEveryList, LIST_NAMES } from '../wallets/wire/list-fault'
import { askedPages, orderBoxes, section } from '../pages/orders-page'

const errorText = (list: string) => `Error fetching ${list} orders from Jupiter`

test('a list that fails: a notice says so, Retry loads only what is missing (behaviour 3.15)', async ({
  page,
  mocks,
}) => {
  const faults = [{ list: 'past trigger', page: 5, answer: 400, times: 1 }]
  const user = await mocks.wallet('slow', { latency: 0, faults })
  await openOrders(page, user)
  const error = page.getByRole('alert').filter({ hasText: errorText('past trigger') })
  await expect(error).toBeVisible()
  await expectInNotices(page, 'Jupiter returned error 400')
  await expect(section(page, 'Triggers').getByText('Partial')).toBeVisible()
  await error.getByRole('button', { name: 'Retry' }).click()
  await expect(error).toHaveCount(0)
  await expectOrdersLoaded(page)
  await expect(orderBoxes(page)).toHaveCount(71)
  const calls = await mocks.calls(user)
  expect(askedPages(calls, 'past trigger')).toEqual([1, 1, 2, 3, 4, 5, 5, 6, 7, 8])
  expect(askedPages(calls, 'past recurring')).toEqual([1])
})

test('all lists fail: a page names the four errors, offers a key, and Retry goes on (behaviour 3.15)', async ({
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
