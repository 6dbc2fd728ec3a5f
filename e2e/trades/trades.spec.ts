import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { filterBar } from '../pages/filters-page'
import { tokens } from '../wallets/wire/sample-tokens'
import {
  eventRow,
  expectHeader,
  openTradesLink,
  shownRows,
  tradesTable,
} from '../pages/trades-page'

const { SOL, USDC, nowhere } = tokens

/** Opens a wallet's trades where the clipboard can be read and time be stopped. */
async function openWithClipboard(page: Page, user: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openTradesLink(page, user)
}

/** A cell's button copies a text, and says so for two seconds. */
async function expectCopies(cell: Locator, name: string, text: string): Promise<void> {
  const page = cell.page()
  await page.clock.pauseAt(Date.now() + 60_000)
  await cell.hover()
  await cell.getByRole('button', { name }).click()
  const copied = cell.getByRole('button', { name: 'Copied' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await page.clock.runFor(1_999)
  await expect(copied).toBeVisible()
  await page.clock.runFor(1)
  await expect(cell.getByRole('button', { name })).toBeVisible()
}

test.describe('the trades table (behaviour 5.4, 5.5, 5.6, 5.7, 5.10, 5.12)', () => {
  test("the header: 'Displaying data for N Recurring Orders and M Triggers (K trades)'", async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    await expectHeader(page, '5', '4', '148')
    await expect(page.getByText('157 rows')).toBeVisible()
    await expect(filterBar(page).getByText('158 rows')).toBeVisible()
  })

  test('columns: Order, Date, Action, Amount, For, Rate, Transaction', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    const heads = tradesTable(page).getByRole('columnheader')
    const names = [
      ...[/^Order$/, /^Date\s*· UTC\+0$/, /^Action$/, /^Amount$/],
      ...[/^For\s*Subtract fee$/, /^Rate$/, /^Transaction$/],
    ]
    await expect(heads).toHaveText(names, { useInnerText: true })
    await expect(eventRow(page, 2).getByRole('cell')).toHaveCount(7)
    await expect(eventRow(page, 2).getByRole('cell').nth(2)).toHaveText('Trade')
  })

  test('Order: a badge RT, RP or T, and a 24 px picture of the order key', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const orders = tradesTable(page).locator('tbody [role=cell]:first-child')
    await expect(orders.first()).toHaveText('RT')
    await expect
      .poll(async () => [...new Set(await orders.allInnerTexts())].sort())
      .toEqual(['RP', 'RT', 'T'])
    const identicons = tradesTable(page).locator('[data-slot=identicon]')
    await expect(identicons.locator('svg')).toHaveCount(158)
    const sizes = await identicons.evaluateAll((places) =>
      places.map((place) => `${place.clientWidth} x ${place.clientHeight}`),
    )
    expect(new Set(sizes)).toEqual(new Set(['24 x 24']))
  })

  test('the same order key has the same picture, another key another', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const places = tradesTable(page).locator('[data-slot=identicon]')
    await expect(places.locator('svg')).toHaveCount(158)
    const drawn = await places.evaluateAll((all) =>
      all.map((place) => [place.getAttribute('title') ?? '', place.innerHTML] as const),
    )
    const keys = new Set(drawn.map(([key]) => key))
    const pictures = new Set(drawn.map(([, picture]) => picture))
    const both = new Set(drawn.map((pair) => pair.join(' ')))
    expect([keys.size, pictures.size, both.size]).toEqual([9, 9, 9])
  })

  test("Date: a button copies the Unix seconds, and says 'Copied' for 2 seconds", async ({
    page,
    standIns,
  }) => {
    await openWithClipboard(page, await standIns.wallet('one-recurring'))
    const date = eventRow(page, 1).getByRole('cell').nth(1)
    await expect(date).toContainText(/01 Feb 2026\s*10:00:00/)
    const seconds = String(Date.parse('2026-02-01T10:00:00Z') / 1000)
    await expectCopies(date, 'Copy Unix timestamp', seconds)
  })

  test('a deposit spans the columns of the amounts', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    const cells = eventRow(page, 1).getByRole('cell')
    await expect(cells).toHaveCount(5)
    await expect(cells.nth(2)).toHaveText('Deposit')
    await expect(cells.nth(3)).toHaveAttribute('colspan', '3')
    await expect(cells.nth(3)).toContainText(/100.*USDC.*into order, 4 trades/s)
    const [span, amount, rate] = await Promise.all([
      cells.nth(3).boundingBox(),
      eventRow(page, 2).getByRole('cell').nth(3).boundingBox(),
      eventRow(page, 2).getByRole('cell').nth(5).boundingBox(),
    ])
    expect(span?.x).toBe(amount?.x)
    expect(span?.width).toBeCloseTo((rate?.x ?? 0) + (rate?.width ?? 0) - (amount?.x ?? 0), 0)
  })

  test('amounts are exact, with en-US grouping and every decimal, net of the fee', async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('precise-amounts'))
    await expect(eventRow(page, 12)).toContainText('USDC per SOL')
    const amounts = (await shownRows(page)).map(({ figures }) => figures.slice(0, 2))
    expect(amounts).toEqual([
      ['0.000000001'],
      ['0.000000001', '0.000001'],
      ['123,456,789,012,345.123456789'],
      ['123,456,789,012,345.123456789', '987,654,321,098,765.987654321'],
      ['0.3'],
      ['0.1', '0.1'],
      ['0.2', '1.1'],
      ['0.000001'],
      ['0.000001', '0'],
      ['1.000000007'],
      ['0.333333333', '3,002,399,727.561133'],
      ['0.666666674', '6,004,799,527.179859'],
    ])
  })

  test('a token shows its symbol with a link to the explorer, and a button that copies its mint address', async ({
    page,
    standIns,
  }) => {
    await openWithClipboard(page, await standIns.wallet('one-recurring'))
    const output = eventRow(page, 2).getByRole('cell').nth(4)
    const link = output.getByRole('link', { name: 'SOL' })
    await expect(link).toHaveAttribute('href', `https://explorer.solana.com/address/${SOL.mint}`)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expectCopies(output, 'Copy mint address of SOL', SOL.mint)
  })

  test("Transaction: a 'View' link to the explorer", async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('one-recurring'))
    const [, trade] = await shownRows(page)
    const link = eventRow(page, 2).getByRole('link', { name: 'View' })
    const url = `https://explorer.solana.com/tx/${trade?.signature}`
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(link).toHaveAttribute('target', '_blank')
    expect(trade?.signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  })

  test("an unknown token shows 'Unknown Token' as a link; the rate shows 'Unknown'", async ({
    page,
    standIns,
  }) => {
    await openTradesLink(page, await standIns.wallet('unknown-token'))
    const bought = eventRow(page, 2).getByRole('cell')
    const link = bought.nth(4).getByRole('link', { name: 'Unknown Token' })
    await expect(link).toHaveAttribute('href', new RegExp(`/address/${nowhere.mint}$`))
    await expect(link).toHaveAttribute('title', new RegExp(nowhere.mint))
    await expect(bought.nth(3)).toContainText(USDC.symbol)
    await expect(bought.nth(5)).toHaveText(/Unknown\s*$/)
    const sold = eventRow(page, 5).getByRole('cell')
    await expect(sold.nth(3).getByRole('link', { name: 'Unknown Token' })).toBeVisible()
    await expect(sold.nth(5)).toHaveText(/Unknown\s*$/)
    await expect(eventRow(page, 7)).toContainText('$WIF per USDC')
  })
})

test.describe('the trades table in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('dates are local, and the head names the zone', async ({ page, standIns }) => {
    await openTradesLink(page, await standIns.wallet('everyday'))
    const head = tradesTable(page).getByRole('columnheader', { name: /^Date/ })
    await expect(head).toContainText(/Date\s*· UTC\+5:30$/)
    await expect(eventRow(page, 1)).toContainText(/15 Nov 2025\s*00:52:47/)
  })
})
