import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, openAllTrades, test } from '../pages/app-test'
import { recordsOf, savedBy } from '../pages/csv-file'
import { fetchButton, usdDialog, usdSwitch } from '../pages/price-dialog-page'
import { brokenDigits, openDetails, showOnPhone, summaryCard } from '../pages/summary-card'
import { taxFileFor } from '../pages/tax-dialog-page'
import { eventRow, openTradesLink } from '../pages/trades-page'
import { MOCK_SETTINGS } from '../run/mock-settings'

const view = (page: Page, name: 'Pairs' | 'Tokens' | 'Months' | 'Chart') =>
  summaryCard(page).getByRole('radio', { name, exact: true })
const table = (page: Page, name: string) => summaryCard(page).getByRole('table', { name })
const tokenRow = (page: Page, symbol: string): Locator =>
  table(page, 'Summary by token')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: symbol, exact: true }) })

async function fetchWithoutKey(page: Page): Promise<void> {
  await fetchButton(page).click()
  await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
  await expect(usdDialog(page)).toBeHidden({ timeout: 90_000 })
}

async function downloadSummary(page: Page): Promise<{ name: string; text: string }> {
  await openDetails(page)
  const button = summaryCard(page).getByRole('button', { name: 'Download summary' })
  const file = await savedBy(page, () => button.click())
  await page.keyboard.press('Escape')
  return file
}

type Pool = Record<'bought' | 'cost' | 'left' | 'leftCost' | 'gain' | 'unmatched', number>

/** Calculates each mint's average cost again, in floats, from Kryptos' file, which has one value per trade. */
function averageCosts(kryptos: string): Map<string, Pool> {
  const pools = new Map<string, Pool>()
  const poolOf = (mint = '') => {
    const none = { bought: 0, cost: 0, left: 0, leftCost: 0, gain: 0, unmatched: 0 }
    const pool = pools.get(mint) ?? none
    return pools.set(mint, pool) && pool
  }
  for (const row of recordsOf(kryptos)) {
    if (row['Net Worth'] === '') continue
    const [value, sold, got] = [
      ...[row['Net Worth'], row['Sent Amount'], row['Received Amount']].map(Number),
    ]
    if (value === undefined || sold === undefined || got === undefined) throw new Error('no trade')
    const from = poolOf(row['Sent Asset Contract Address'])
    const matched = Math.min(sold, from.left)
    if (matched > 0) {
      const cost = from.leftCost * (matched / from.left)
      from.gain += value * (matched / sold) - cost
      from.leftCost -= cost
      from.left -= matched
    }
    from.unmatched += sold - matched
    const to = poolOf(row['Received Asset Contract Address'])
    to.bought += got
    to.cost += value
    to.left += got
    to.leftCost += value
  }
  return pools
}

async function exported(...args: string[]): Promise<string> {
  const command = ['run', '--silent', 'export', '--', ...args]
  const env = { ...process.env, ...MOCK_SETTINGS, TZ: 'UTC' }
  return (await promisify(execFile)('npm', command, { env })).stdout
}

test('screen, file, command and the test’s own arithmetic have the same figures (behaviour 26.2, 26.11)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await openAllTrades(page, user)
  await fetchWithoutKey(page)
  await view(page, 'Tokens').check()
  await expect(table(page, 'Summary by token')).toBeVisible()
  const tokens = await downloadSummary(page)
  expect(tokens.name).toBe(`${user}-summary-tokens.csv`)
  expect(await exported(user, '--summary', 'tokens')).toBe(tokens.text)

  const pools = averageCosts((await taxFileFor(page, 'Kryptos')).text)
  const records = recordsOf(tokens.text)
  for (const record of records) {
    const pool = pools.get(record['Token Address'] ?? '')
    const figure = (name: string) => Number(record[name])
    expect(figure('Amount Bought')).toBeCloseTo(pool?.bought ?? 0, 6)
    expect(figure('Cost USD')).toBeCloseTo(pool?.cost ?? 0, 3)
    expect(figure('Realized Gain USD')).toBeCloseTo(pool?.gain ?? 0, 3)
    expect(figure('Cost of Left USD')).toBeCloseTo(pool?.leftCost ?? 0, 3)
    expect(figure('Amount Sold Without Known Cost')).toBeCloseTo(pool?.unmatched ?? 0, 6)
  }
  const sol = records.find((record) => record['Token Symbol'] === 'SOL')
  expect(Number(sol?.['Realized Gain USD'])).not.toBe(0)
  const cells = tokenRow(page, 'SOL').getByRole('cell')
  const digits = async (at: number) => (await cells.nth(at).innerText()).replaceAll(',', '')
  expect(await digits(0)).toContain(sol?.['Amount Bought'])
  expect(await digits(3)).toMatch(
    new RegExp(`\\$${Math.abs(Number(sol?.['Realized Gain USD'])).toFixed(2)}$`),
  )

  await view(page, 'Months').check()
  const months = await downloadSummary(page)
  expect(months.name).toBe(`${user}-summary-months.csv`)
  expect(await exported(user, '--summary', 'months')).toBe(months.text)
  const gains = recordsOf(months.text).filter(({ Month }) => Month === '')
  const sumOf = (rows: Record<string, string>[]) =>
    rows.reduce((sum, row) => sum + Number(row['Realized Gain USD']), 0)
  expect(sumOf(gains)).toBeCloseTo(sumOf(records), 4)

  await view(page, 'Pairs').check()
  const pairs = await downloadSummary(page)
  expect(pairs.name).toBe(`${user}-summary.csv`)
  expect(await exported(user, '--summary', 'pairs', '--prices')).toBe(pairs.text)
})

test('a month sets the date filter; a note says that it hides purchases, and Back shows them again (behaviour 26.4, 26.5)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Months').check()
  await page.reload()
  await expect(view(page, 'Months')).toBeChecked()
  await summaryCard(page).getByRole('button', { name: 'Dec 2025', exact: true }).click()
  await expect(page).toHaveURL(/from=2025-12-01&to=2025-12-31/)
  await expect(table(page, 'Summary by month').getByRole('row')).toHaveCount(3)
  await expect(summaryCard(page)).toContainText('Filters leave out earlier purchases')
  await page.goBack()
  await expect(table(page, 'Summary by month').getByRole('row')).not.toHaveCount(3)
  await expect(summaryCard(page)).not.toContainText('Filters leave out earlier purchases')
})

test('the sample wallet has gains, a loss, an unmatched sale and a missing price (behaviour 26.2, 26.3)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  await expect(tokenRow(page, 'SOL')).toContainText('+$')
  await expect(tokenRow(page, 'JUP').first()).toContainText('−$')
  await expect(tokenRow(page, 'SOL')).toContainText(/[\d.]+ not bought here/)
  await expect(summaryCard(page)).toContainText(/\d+ trades without a price aren’t counted/)
  await openDetails(page)
  await expect(summaryCard(page)).toContainText(
    /[\d.]+ of [\d.]+ SOL sold were not bought in these orders: no gain counted/,
  )
  await page.keyboard.press('Escape')
  await summaryCard(page).getByRole('button', { name: 'Fetch USD prices' }).click()
  await expect(usdDialog(page)).toBeVisible()
})

test('neither the code of ‘Tokens’ nor current prices load before it is opened; a failed price is a dash (behaviour 26.7, 26.9)', async ({
  page,
  mocks,
}) => {
  const asked: string[] = []
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/price/v3')) asked.push(request.url())
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.route(/\/price\/v3/, (route) => route.fulfill({ status: 400, body: '{}' }))
  await openAllTrades(page, await mocks.wallet('everyday'))
  await fetchWithoutKey(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(asked).toEqual([])
  await view(page, 'Tokens').check()
  const worth = tokenRow(page, 'SOL').getByRole('cell').nth(5)
  const again = summaryCard(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(worth).toHaveText('–')
  await expect(page.getByText(/Couldn’t|error/i)).toHaveCount(0)
  expect(scripts.length).toBeGreaterThan(before)
  expect(asked.length).toBe(1)
  await page.unroute(/\/price\/v3/)
  await again.click()
  await expect(worth).toHaveText(/^\$[\d,.]+\s*[+−]\$[\d,.]+$/)
  await expect(summaryCard(page)).toContainText(/Worth now at \d\d:\d\d/)
  await view(page, 'Months').check()
  await view(page, 'Tokens').check()
  await expect(worth).toHaveText(/^\$/)
  await usdSwitch(page).click()
  await expect(worth).toHaveText('–')
  expect(asked.length).toBe(2)
})

test('views, months and the table work by keyboard alone (behaviour 13.7, 26.7)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Pairs').focus()
  await page.keyboard.press('ArrowRight')
  await expect(view(page, 'Tokens')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(table(page, 'Summary by month')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('group', { name: 'Summary by month' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('button', { name: '2026', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-12-31/)
})

test('at 1440 px there is room between the views and the first column’s head', async ({ page }) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  const bought = summaryCard(page).getByText('Bought', { exact: true })
  await expect(bought).toBeVisible()
  const views = await summaryCard(page).locator('[data-slot=segments]').boundingBox()
  const end = (views?.x ?? Infinity) + (views?.width ?? 0)
  expect(((await bought.boundingBox())?.x ?? 0) - end).toBeGreaterThanOrEqual(16)
})

test('the table of trades stays where it is, whatever the view (behaviour 5.13)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  for (const [width, top] of [
    [1440, 499],
    [1024, 545],
    [768, 547],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Pairs', 'Tokens', 'Months', 'Chart'] as const) {
      if (name === 'Chart' && width === 1440) continue
      await view(page, name).check()
      await expect.poll(async () => (await eventRow(page, 1).boundingBox())?.y).toBe(top)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await overhanging(page), `${name} at ${width} px`).toEqual([])
      expect.soft(await brokenDigits(page), `${name} at ${width} px`).toEqual([])
    }
  }
  await showOnPhone(page)
  for (const name of ['Tokens', 'Months'] as const) {
    await view(page, name).check()
    await expect(summaryCard(page).getByRole('list', { name: /^Summary by/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('on phones, the names below six bars are whole (behaviour 26.10)', async ({ page, mocks }) => {
  await openAllTrades(page, await mocks.wallet('everyday'))
  await fetchWithoutKey(page)
  await showOnPhone(page)
  await view(page, 'Months').check()
  const names = summaryCard(page).locator('figure bdi')
  await expect(names).toHaveText([
    'Nov 2025',
    'Dec 2025',
    'Jan 2026',
    'Feb 2026',
    'Mar 2026',
    'Apr 2026',
  ])
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const cut = await names.evaluateAll((boxes) =>
      boxes.flatMap((box) =>
        box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
          ? [box.textContent]
          : [],
      ),
    )
    expect.soft(cut, `${width} px`).toEqual([])
  }
})

/** Returns the figures of the summary that overflow their cell. */
function overhanging(page: Page): Promise<string[]> {
  return summaryCard(page)
    .locator('[data-slot=figure]')
    .evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const inner = figure.getBoundingClientRect()
        const outer = figure.closest('[role=cell]')?.getBoundingClientRect()
        const fits = !outer || (inner.left >= outer.left - 4 && inner.right <= outer.right + 4)
        return fits ? [] : [figure.textContent]
      }),
    )
}

test('the statement is printed above the table, and is never on screen (behaviour 26.12)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await openTradesLink(page, user)
  await page.evaluate(() => {
    // This mock sends no 'afterprint', so the statement stays on the page.
    window.print = () => undefined
  })
  await openDetails(page)
  await summaryCard(page).getByRole('button', { name: 'Print statement' }).click()
  const statement = page.locator('main article')
  await expect(statement).toHaveCount(1)
  await expect(statement).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(statement).toBeVisible()
  await expect(summaryCard(page)).toBeHidden()
  await expect(statement).toContainText(user)
  await expect(statement.getByRole('table')).toHaveCount(3)
  await expect(statement).toHaveCSS('color', 'rgb(22, 24, 28)')
  const [paper, row] = [await statement.boundingBox(), await eventRow(page, 1).boundingBox()]
  expect((paper?.y ?? 0) + (paper?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(statement).toHaveCount(0)
  await expect(summaryCard(page)).toBeVisible()
})
