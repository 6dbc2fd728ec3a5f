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

  for (const name of ['everyday', 'precise-amounts', 'unknown-token', 'odd-fields'] as const) {
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

  test('amounts from 0.000000001 to 123456789012345.123456789: plain, no grouping, no exponent', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('precise-amounts'))
    const { text } = await savedBy(page, () => downloadButton(page).click())
    const amounts = cellsOf(text).map((row) => [row[5], row[10], row[12], row[14]])
    expect(amounts.slice(1)).toEqual([
      ['0.000000001', '', '', ''],
      ['0.000000001', '0.000001', '0', '0.000001'],
      ['123456789012345.123456789', '', '', ''],
      // The fee is a 999th of the output.
      [
        '123456789012345.123456789',
        '988642964062828.816470791',
        '988642964062.82881647',
        '987654321098765.987654321',
      ],
      ['0.3', '', '', ''],
      ['0.1', '0.3', '0.2', '0.1'],
      ['0.2', '3.3', '2.2', '1.1'],
      ['0.000001', '', '', ''],
      ['0.000001', '0', '0', '0'],
      ['1.000000007', '', '', ''],
      ['0.333333333', '3002399727.561133', '0', '3002399727.561133'],
      ['0.666666674', '6004799527.179861', '0.000001', '6004799527.17986'],
    ])
  })

  test('deposit rows fill only the in-columns plus signature, type and key', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const { text } = await savedBy(page, () => downloadButton(page).click())
    const deposits = cellsOf(text).filter(([kind]) => kind === 'deposit')
    expect(deposits).toHaveLength(9)
    for (const row of deposits) {
      expect(row.slice(7, 16)).toEqual(Array(9).fill(''))
      const filled = [...row.slice(1, 6), ...row.slice(16)]
      expect(filled).not.toContain('')
    }
  })

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

  test('a download of one order holds that order only', async ({ page, standIns }) => {
    const user = await standIns.wallet('everyday')
    const events = await servedEvents(user)
    const key = events[0]?.key
    await page.goto(`/trades?userAddress=${user}&recurring=${key}`)
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 20_000 })
    const { text } = await savedBy(page, () => downloadButton(page).click())
    const expected = events.filter((event) => event.key === key)
    expect(cellsOf(text).slice(1)).toEqual(expected.map((event) => expectedRow(event)))
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
