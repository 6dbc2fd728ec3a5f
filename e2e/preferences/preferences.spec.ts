import type { Page } from '@playwright/test'
import { expect, openAllTrades, openInTwoTabs, openOrders, test } from '../pages/app-test'
import { tradesTable } from '../pages/trades-page'

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.scheme)
const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const LIGHT = 'rgb(246, 246, 247)'
/** What a phone's browser paints its own bars in. */
const BROWSER_COLOUR = 'meta[name=theme-color]'
const DARK = 'rgb(11, 12, 14)'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

test.describe('scheme (behaviour 13.3)', () => {
  test.use({ colorScheme: 'light' })

  test('dark whatever the system says; light by the bar’s button, on every page', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('everyday')
    await openOrders(page, user)
    expect(await backgroundOf(page)).toBe(DARK)
    await page.getByRole('button', { name: 'Light scheme' }).click()
    await expect.poll(() => backgroundOf(page)).toBe(LIGHT)
    await expect(page.getByRole('button', { name: 'Dark scheme' })).toBeVisible()
    await expect(page.locator(BROWSER_COLOUR)).toHaveAttribute('content', '#F6F6F7')
    const scheme = await page.locator('meta[name=color-scheme]').elementHandle()
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(tradesTable(page)).toBeVisible()
    await expect(page.locator(BROWSER_COLOUR)).toHaveAttribute('content', '#F6F6F7')
    // One that came anew with the page would have all of both pages styled once more.
    expect(await scheme?.evaluate((meta) => meta.isConnected)).toBe(true)
    for (const path of ['/', '/trades', `/orders/${user}`, '/no/such/page']) {
      await page.goto(path)
      expect(await backgroundOf(page), path).toBe(LIGHT)
    }
  })

  test('no other scheme flashes up: the page has it before it is drawn', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('scheme', 'light')
      const seen = new Set<string>()
      const look = () => {
        const root = document.documentElement
        if (document.body) seen.add(getComputedStyle(root).backgroundColor)
        root.dataset.seen = [...seen].join(' and ')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-seen', /246, 246, 247/)
    await expect(page.locator('html')).not.toHaveAttribute('data-seen', /11, 12, 14/)
  })

  test('‘System’ follows the system while the page is open', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    await openSettings(page)
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => schemeOf(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => schemeOf(page)).toBe('dark')
  })
})

test('links lead to the explorer that was chosen, at once (behaviour 20.3)', async ({
  page,
  standIns,
}) => {
  await openAllTrades(page, await standIns.wallet('everyday'))
  const view = tradesTable(page).getByRole('link', { name: 'View' }).first()
  await expect(view).toHaveAttribute('href', /^https:\/\/explorer\.solana\.com\/tx\//)
  await openSettings(page)
  await page.getByRole('radio', { name: 'Solscan' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  await expect(view).toHaveAttribute('href', /^https:\/\/solscan\.io\/tx\//)
  await page.reload()
  await expect(view).toHaveAttribute('href', /^https:\/\/solscan\.io\/tx\//)
})

test('‘Delete all data’ empties the storage; the other tab stays and stores nothing (behaviour 20.5)', async ({
  page,
  standIns,
}) => {
  const [, other] = await openInTwoTabs(page, await standIns.wallet('everyday'))
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(stored).not.toEqual([])
  await openSettings(page)
  await expect(page.getByText(/only in this browser \(\d+ kB\)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await expect(page.getByText(/Price runs in other tabs stop/)).toBeVisible()
  expect(await stored()).not.toEqual([])
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(other.getByRole('button', { name: 'Refresh' })).toBeVisible()
  await other.waitForTimeout(2_500)
  await expect(other).toHaveURL(/\/(orders|trades)/)
  expect(await stored()).toEqual([])
})

test('a storage that something else clears changes nothing on screen (behaviour 10.12)', async ({
  page,
  standIns,
}) => {
  const [, other] = await openInTwoTabs(page, await standIns.wallet('everyday'))
  const stored = () => page.evaluate(() => localStorage.getItem('perijove'))
  await expect.poll(stored).not.toBeNull()
  const url = other.url()
  await page.evaluate(() => localStorage.clear())
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect.poll(stored).not.toBeNull()
  expect(other.url()).toBe(url)
})
