import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { askedPages, orderBoxes, submitOrders } from '../pages/orders-page'

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('perijove') ?? '')

/** Opens a wallet's orders and waits until they are stored. */
async function openAndStore(page: Page, userAddress: string): Promise<void> {
  await openOrders(page, userAddress)
  await expect.poll(async () => (await stored(page)).split(userAddress).length).toBe(5)
}

test.describe('storage that is damaged, full or absent (behaviour 10.4, 10.5, 10.8)', () => {
  test('content that is broken, of an older form or foreign is ignored', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('one-recurring')
    const texts = [
      '{"format":1,"tok',
      '{"format":0,"tokens":[],"lists":[]}',
      '{"format":1,"tokens":{"a":1},"lists":[{"userAddress":1},null,"list"]}',
    ]
    await page.goto('/')
    for (const text of texts) {
      await page.evaluate((value) => localStorage.setItem('perijove', value), text)
      await openAndStore(page, user)
      await expect(orderBoxes(page)).toHaveCount(1)
      await page.goto('/')
    }
    expect((await standIns.calls(user)).length).toBe(4 * texts.length)
  })

  test('one damaged list is read anew, the others are kept', async ({ page, standIns }) => {
    const user = await standIns.wallet('everyday')
    await openAndStore(page, user)
    const damaged = (await stored(page)).replace('"name":"past trigger"', '"name":"past"')
    await page.goto('/')
    await page.evaluate((value) => localStorage.setItem('perijove', value), damaged)
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(9)
    const calls = await standIns.calls(user)
    expect(askedPages(calls, 'past trigger')).toEqual([1, 1])
    expect(askedPages(calls, 'past recurring')).toEqual([1])
  })

  test('without storage everything works until the page is closed', async ({ page, standIns }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    const user = await standIns.wallet('one-recurring')
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(1)
    await submitOrders(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(4 trades\)$/)
    expect((await standIns.calls(user)).length).toBe(4)
  })

  test('full storage: the page says once that orders will load again', async ({
    page,
    standIns,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const user = await standIns.wallet('one-recurring')
    const told = page.getByText('Browser storage is full. Orders will load again next time.')
    // Looked for from the start on: after 5 s it is gone.
    await Promise.all([expect(told).toHaveCount(1), openOrders(page, user)])
    await expect(orderBoxes(page)).toHaveCount(1)
  })
})
