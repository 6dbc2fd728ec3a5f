import type { Page } from '@playwright/test'
import { expect, openAllTrades, openOrders, test } from '../pages/app-test'
import { detailsButtons, detailsDialog } from '../pages/order-details-page'
import { eventRow, tradesTable } from '../pages/trades-page'

/** Whole hours would not tell what is only rounded; and a day begins in its afternoon of UTC. */
test.use({ timezoneId: 'Asia/Kathmandu' })

const chooseZone = async (page: Page, zone: 'Local' | 'UTC') => {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: zone, exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeHidden()
}

const headOf = (page: Page) => tradesTable(page).getByRole('columnheader', { name: /^Date/ })

/** The moment of a row as it is written, and as it is. */
async function timeOf(page: Page): Promise<{ text: string; ms: number }> {
  const time = eventRow(page, 2).locator('time')
  const text = (await time.innerText()).replace(/\s+/g, ' ')
  return { text, ms: Date.parse((await time.getAttribute('datetime')) ?? '') }
}

test.describe('the time zone (behaviour 20.6, 20.7)', () => {
  test('UTC holds at once, in every tab, and over reloads', async ({ page, context, standIns }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    const other = await context.newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) await expect(headOf(tab)).toContainText('UTC+5:45')
    const local = await timeOf(page)
    expect(Date.parse(`${local.text} GMT+0545`)).toBe(Math.floor(local.ms / 1_000) * 1_000)
    await chooseZone(page, 'UTC')
    for (const tab of [page, other]) await expect(headOf(tab)).toContainText(/· UTC$/)
    const utc = await timeOf(page)
    expect(Date.parse(`${utc.text} GMT`)).toBe(Math.floor(utc.ms / 1_000) * 1_000)
    expect(await timeOf(other)).toEqual(utc)
    await page.reload()
    await expect(headOf(page)).toContainText(/· UTC$/)
    await chooseZone(page, 'Local')
    for (const tab of [page, other]) await expect(headOf(tab)).toContainText('UTC+5:45')
  })

  test('the days of the filter are those of the zone', async ({ page, standIns }) => {
    await openAllTrades(page, await standIns.wallet('everyday'))
    const rows = tradesTable(page).locator('time')
    const all = await rows.evaluateAll((times) =>
      times.map((time) => time.getAttribute('datetime')),
    )
    const inKathmandu = (date: string | null) => Date.parse(date ?? '') + 5.75 * 3_600_000
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
    // A day of Kathmandu's whose rows are others than those of the same day in UTC.
    const day = [...new Set(all.map((date) => dayOf(inKathmandu(date))))].find(
      (one) =>
        all.filter((date) => dayOf(inKathmandu(date)) === one).length !==
        all.filter((date) => date?.slice(0, 10) === one).length,
    )
    await page.goto(`${page.url()}&from=${day}&to=${day}`)
    const local = all.filter((date) => dayOf(inKathmandu(date)) === day).length
    await expect(rows).toHaveCount(local)
    await page.getByRole('button', { name: /^\d\d \w{3} \d{4} – / }).click()
    await expect(page.getByText(/^Whole days in Asia\/Kath?mandu, both included$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseZone(page, 'UTC')
    await expect(rows).toHaveCount(all.filter((date) => date?.slice(0, 10) === day).length)
  })

  test('the orders page and an order’s details follow, and name it', async ({ page, standIns }) => {
    await openOrders(page, await standIns.wallet('everyday'))
    const section = page.getByRole('region', { name: 'Recurring (Time)' })
    await expect(section.getByText('Times in UTC+5:45', { exact: true })).toBeVisible()
    const started = section.getByText(/^Started /).first()
    const local = await started.innerText()
    await chooseZone(page, 'UTC')
    await expect(section.getByText('Times in UTC', { exact: true })).toBeVisible()
    await expect(started).not.toHaveText(local)
    await expect(page.getByText(/read \d\d:\d\d UTC today/)).toBeVisible()
    await detailsButtons(page).first().click()
    await expect(
      detailsDialog(page).getByText(/^\d\d \w{3} \d{4} \d\d:\d\d:\d\d UTC$/),
    ).not.toHaveCount(0)
  })

  for (const width of [390, 768]) {
    test(`rows without heads name it above them, at ${width} px`, async ({ page, standIns }) => {
      await page.setViewportSize({ width, height: 844 })
      await openAllTrades(page, await standIns.wallet('one-recurring'))
      await expect(page.getByText('Times in UTC+5:45', { exact: true })).toBeVisible()
    })
  }
})
