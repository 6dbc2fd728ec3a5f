import type { Page } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import {
  loadButton,
  newerCalls,
  openWithTestWallet,
  signIn,
  signInDialog,
} from '../pages/newer-orders-page'
import { expectAllLoaded, expectHeader } from '../pages/trades-page'
import { shortName } from '../wallets-together/wallets-page'

const HOUR_MS = 3_600_000
const included = (page: Page) => page.getByText(/^Newer orders included · Updated/)
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('perijove') ?? '')

/** Waits until all eight lists of a wallet are stored. */
async function untilStored(page: Page, user: string): Promise<void> {
  await expect.poll(async () => (await stored(page)).split(user).length).toBe(9)
}

/** Opens the trades of all orders of the orders page. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  await expectAllLoaded(page)
}

test('they are kept for 24 hours, also without the sign-in (behaviour 10.1, 25.7)', async ({
  page,
  mocks,
}) => {
  const start = Date.now()
  await page.clock.install({ time: start })
  const user = await mocks.wallet('newer-orders')
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  await untilStored(page, user)
  const calls = (await newerCalls(mocks, user)).length

  await page.clock.setSystemTime(start + 23 * HOUR_MS)
  await openOrders(page, user)
  await expect(included(page)).toBeVisible()
  await page.clock.setSystemTime(start + 25 * HOUR_MS)
  await openOrders(page, user)
  await expect(loadButton(page)).toBeVisible()
  expect(await newerCalls(mocks, user)).toHaveLength(calls)
})

test('deleting all data takes them too (behaviour 20.5)', async ({ page, mocks }) => {
  const user = await mocks.wallet('newer-orders')
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  await untilStored(page, user)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await openOrders(page, user)
  await expect(loadButton(page)).toBeVisible()
})

test('a link that names newer orders says what is missing, and loads them (behaviour 5.17)', async ({
  browser,
  page,
  mocks,
}) => {
  const user = await mocks.wallet('newer-orders')
  await openWithTestWallet(page, mocks, user)
  await signIn(page)
  await page.keyboard.press('Escape')
  await submit(page)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()

  const other = await (await browser.newContext()).newPage()
  await other.addInitScript({ content: await mocks.testWallet(user) })
  await other.goto(page.url())
  await expect(other.getByText(/^\d+ orders in this link weren’t found\.$/)).toBeVisible()
  await expect(other.getByText(/^Orders placed on jup\.ag since/)).toBeVisible()
  await expectHeader(other, '5', '4', '148')
  await signIn(other)
  await other.keyboard.press('Escape')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(other.getByText(/weren’t found/)).toHaveCount(0)
  await other.context().close()
})

test('Refresh of several wallets asks for one after another (behaviour 25.9)', async ({
  page,
  mocks,
}) => {
  const users = [await mocks.wallet('newer-orders'), await mocks.wallet('newer-orders')]
  const links: string[] = []
  for (const user of users) {
    const tab = await page.context().newPage()
    await openWithTestWallet(tab, mocks, user)
    await signIn(tab)
    await tab.keyboard.press('Escape')
    await untilStored(tab, user)
    await submit(tab)
    links.push(tab.url())
    await tab.close()
  }
  const [first = '', second = ''] = links
  await page.goto(`${first}&${second.split('?')[1]}`)
  await expectAllLoaded(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = signInDialog(page, 'Load newer orders')
  for (const user of users) {
    await expect(dialog.getByText(shortName(user))).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused()
})
