import { expect, openOrders, test } from '../pages/app-test'
import { cellsOf, downloadButton, expectedRow, HEADER, savedBy } from '../pages/csv-file'
import { servedEvents } from '../pages/served-events'
import { openTradesLink } from '../pages/trades-page'
import { tabTo } from '../pages/keyboard'

test.describe('Download CSV (behaviour 9.1, 9.2, 9.3)', () => {
  test('{address}-trades.csv: the 19 columns in order, LF, no BOM', async ({ page, standIns }) => {
    const user = await standIns.wallet('one-recurring')
    await openTradesLink(page, user)
    const { name, text } = await savedBy(page, () => downloadButton(page).click())
    await expect(page.getByRole('status').filter({ hasText: 'Downloaded 5 rows' })).toBeVisible()
    expect(name).toBe(`${user}-trades.csv`)
    expect(text.startsWith(`${HEADER}\n`)).toBe(true)
    expect(HEADER.split(',')).toHaveLength(19)
    expect(text).not.toMatch(/\r|\uFEFF/)
    expect(text).toMatch(/[^\n]\n$/)
    expect(text.split('\n')).toHaveLength(7)
  })

  for (const name of ['everyday', 'odd-fields'] as const) {
    test(`${name}: every cell equals the served data in exact decimals, in date order`, async ({
      page,
      standIns,
    }) => {
      const user = await standIns.wallet(name)
      await openTradesLink(page, user)
      const { text } = await savedBy(page, () => downloadButton(page).click())
      const [header, ...rows] = cellsOf(text)
      expect(header?.join(',')).toBe(HEADER)
      expect(rows).toEqual((await servedEvents(user)).map((event) => expectedRow(event)))
    })
  }

  test('by keyboard alone, from the landing page to the CSV', async ({ page, standIns }) => {
    const user = await standIns.wallet('one-recurring')
    await page.goto('/')
    await tabTo(page, page.getByLabel('Your Solana Address'))
    await page.keyboard.insertText(user)
    await expect(page.getByRole('button', { name: 'Fetch' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
    await tabTo(page, page.getByRole('button', { name: 'Submit' }))
    await page.keyboard.press('Enter')
    await expect(downloadButton(page)).toBeEnabled()
    await tabTo(page, downloadButton(page))
    const { name, text } = await savedBy(page, () => page.keyboard.press('Enter'))
    expect(name).toBe(`${user}-trades.csv`)
    expect(cellsOf(text)).toHaveLength(6)
  })
})

test.describe('Download CSV at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('from the landing page to the CSV by touch', async ({ page, standIns }) => {
    const user = await standIns.wallet('precise-amounts')
    await page.goto('/')
    await page.getByLabel('Your Solana Address').fill(user)
    await page.getByRole('button', { name: 'Fetch' }).tap()
    await expect(page).toHaveURL(`/orders/${user}`)
    await openOrders(page, user)
    await page.getByRole('button', { name: 'Submit' }).tap()
    await expect(downloadButton(page)).toBeEnabled()
    const { name, text } = await savedBy(page, () => downloadButton(page).tap())
    await expect(page.getByText('Downloaded 12 rows')).toBeVisible()
    expect(name).toBe(`${user}-trades.csv`)
    expect(cellsOf(text).slice(1)).toEqual(
      (await servedEvents(user)).map((event) => expectedRow(event)),
    )
  })
})
