import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { holdCalls, isPastTriggerPage } from '../pages/held-calls'
import { askedPages, orderBoxes, submitOrders } from '../pages/orders-page'
import { MOCKS_URL } from '../run/mock-settings'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('perijove') ?? '')

/** Opens a wallet's orders and waits until its four lists are stored. */
async function openAndStore(page: Page, userAddress: string): Promise<void> {
  await openOrders(page, userAddress)
  await expect.poll(async () => (await stored(page)).split(userAddress).length).toBe(5)
}

test('lists and tokens are stored under one storage key as one-byte text; a reload, the trades page and the way back make no new calls (behaviour 10.1)', async ({
  page,
  mocks,
}) => {
  await page.goto('/')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const user = await mocks.wallet('unknown-token')
  await openAndStore(page, user)
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['perijove', 'recentWallets'])
  expect(await stored(page)).not.toMatch(/[^\u0000-\u00ff]/)
  const callsSince: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(MOCKS_URL)) callsSince.push(request.url())
  })
  await page.reload()
  await expect(orderBoxes(page)).toHaveCount(3)
  await expect(page.getByText(/Unknown \(/).first()).toBeVisible()
  await submitOrders(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(6 trades\)$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(6 trades\)$/)
  await page.getByRole('link', { name: 'Change displayed trades' }).click()
  await expect(orderBoxes(page)).toHaveCount(3)
  expect(callsSince).toEqual([])
})

test('a reload during loading keeps what was loaded and marks it as partial (behaviour 10.1)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('slow', { latency: 0 })
  const held = await holdCalls(page, (query) => isPastTriggerPage(query, 3))
  await page.goto(`/orders/${user}`)
  await expect(orderBoxes(page)).toHaveCount(23)
  await expect.poll(async () => (await stored(page)).includes(user)).toBe(true)
  await page.reload()
  await expect(page.getByText(/loading stopped at page 3 of 8 \(past triggers\)/)).toBeVisible()
  await expect(orderBoxes(page)).toHaveCount(23)
  await expect.poll(held.waiting, 'the calls that the reload aborted').toBe(0)
  held.release()
  await page.getByRole('button', { name: /the rest$/ }).click()
  await expect(orderBoxes(page)).toHaveCount(71)
  const pages = askedPages(await mocks.calls(user), 'past trigger')
  expect(pages).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8])
})
