import type { Page } from '@playwright/test'
import { expect, openAllTrades, openInTwoTabs, openOrders, test } from '../pages/app-test'
import { eventRow, tradesTable } from '../pages/trades-page'

const DARK = 'rgb(11, 12, 14)'
const LIGHT = 'rgb(246, 246, 247)'
/** The color of a phone browser's own bars. */
const BROWSER_COLOR = 'meta[name=theme-color]'

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
}

async function select(page: Page, option: string): Promise<void> {
  await openSettings(page)
  await page.getByRole('radio', { name: option, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
}

test('the bar’s button makes every page light, and ‘System’ follows the system (behaviour 13.3)', async ({
  page,
  mocks,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const user = await mocks.wallet('one-recurring')
  await openOrders(page, user)
  expect(await backgroundOf(page)).toBe(DARK)
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect.poll(() => backgroundOf(page)).toBe(LIGHT)
  await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(tradesTable(page)).toBeVisible()
  await expect(page.locator(BROWSER_COLOR)).toHaveAttribute('content', '#F6F6F7')
  for (const path of ['/', '/trades', '/no/such/page', `/orders/${user}`]) {
    await page.goto(path)
    expect(await backgroundOf(page), path).toBe(LIGHT)
  }
  await select(page, 'System')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => backgroundOf(page)).toBe(DARK)
})

test('only the stored theme shows, from the first frame on (behaviour 13.3)', async ({ page }) => {
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
  await expect(page.locator('html')).toHaveAttribute('data-seen', LIGHT)
})

test.describe('the block explorer and the time zone (behaviour 20.3, 20.6)', () => {
  // In a zone whose offset is in whole hours, a rounded offset would look right.
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('a choice applies at once, in every tab and after a reload', async ({
    page,
    context,
    mocks,
  }) => {
    await openAllTrades(page, await mocks.wallet('one-recurring'))
    const other = await context.newPage()
    await other.goto(page.url())
    const zoneOf = (tab: Page) => tradesTable(tab).getByRole('columnheader', { name: /^Date/ })
    const dateOf = (tab: Page) => eventRow(tab, 2).locator('time').innerText()
    for (const tab of [page, other]) await expect(zoneOf(tab)).toContainText('UTC+5:45')
    const local = await dateOf(page)
    await select(page, 'UTC')
    for (const tab of [page, other]) await expect(zoneOf(tab)).toContainText(/· UTC$/)
    expect(await dateOf(page)).not.toBe(local)
    expect(await dateOf(other)).toBe(await dateOf(page))
    const view = tradesTable(page).getByRole('link', { name: 'View' }).first()
    await expect(view).toHaveAttribute('href', /^https:\/\/explorer\.solana\.com\/tx\//)
    await select(page, 'Solscan')
    await expect(view).toHaveAttribute('href', /^https:\/\/solscan\.io\/tx\//)
    await page.reload()
    await expect(zoneOf(page)).toContainText(/· UTC$/)
    await expect(view).toHaveAttribute('href', /^https:\/\/solscan\.io\/tx\//)
    // On phones the line above the rows names the zone.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.locator('span:not(th span)', { hasText: /^· UTC$/ })).toBeVisible()
  })
})

test.describe('a system whose time zone changes (behaviour 20.6)', () => {
  // Playwright sets no time zone here, because a page can have only one, and this test sets its own.
  test.use({ timezoneId: '' })

  test('times and their zone follow the system, even after ‘UTC’ was selected', async ({
    page,
    mocks,
  }) => {
    await page.clock.install()
    const session = await page.context().newCDPSession(page)
    const travelTo = (timezoneId: string) =>
      session.send('Emulation.setTimezoneOverride', { timezoneId })
    await travelTo('America/New_York')
    await openAllTrades(page, await mocks.wallet('one-recurring'))
    const zone = tradesTable(page).getByRole('columnheader', { name: /^Date/ })
    const time = eventRow(page, 2).locator('time')
    const inZone = async (timeZone: string) => {
      const date = (await time.getAttribute('datetime')) ?? ''
      return new Date(date).toLocaleTimeString('en-GB', { timeZone })
    }
    await expect(time).toContainText(await inZone('America/New_York'))
    // The page looks at the zone every 5 s. Before its first look it doesn't know the name of its zone.
    await page.clock.runFor(5_500)
    await travelTo('Asia/Tokyo')
    await page.clock.runFor(5_500)
    await expect(zone).toContainText('UTC+9')
    await expect(time).toContainText(await inZone('Asia/Tokyo'))
    await select(page, 'UTC')
    await select(page, 'Local')
    await expect(zone).toContainText('UTC+9')
    await expect(time).toContainText(await inZone('Asia/Tokyo'))
  })
})

test('‘Delete all data’ empties the storage; the other tab stays open and stores nothing (behaviour 20.1, 20.5)', async ({
  page,
  mocks,
}) => {
  await page.clock.install()
  const [, other] = await openInTwoTabs(page, await mocks.wallet('one-recurring'))
  const stored = () => page.evaluate(() => Object.keys(localStorage))
  await expect.poll(stored).not.toEqual([])
  await openSettings(page)
  await expect(page.getByText(/only in this browser \(\d+ kB\)\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete all data' }).dblclick()
  expect(await stored()).not.toEqual([])
  await page.keyboard.press('Escape')
  await openSettings(page)
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(page.getByText(/Price runs in other tabs stop/)).toBeVisible()
  expect(await stored()).not.toEqual([])
  await page.getByRole('button', { name: 'Delete all data' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await other.getByRole('button', { name: 'Refresh' }).click()
  await expect(other.getByRole('button', { name: 'Refresh' })).toBeVisible()
  // The cache is written once a second.
  await other.clock.runFor(2_500)
  await expect(other).toHaveURL(/\/(orders|trades)/)
  expect(await stored()).toEqual([])
})
