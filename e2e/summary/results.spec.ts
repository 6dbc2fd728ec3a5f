import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, openAllTrades, test } from '../pages/app-test'
import { recordsOf, savedBy } from '../pages/csv-file'
import { fetchWithoutKey, usdDialog, usdSwitch } from '../pages/price-dialog-page'
import { brokenDigits, openDetails, showOnPhone, summaryCard, view } from '../pages/summary-card'
import { taxButton, taxDialog, taxFileFor } from '../pages/tax-dialog-page'
import { eventRow } from '../pages/trades-page'
import { MOCK_SETTINGS } from '../run/mock-settings'

const table = (page: Page, name: string) => summaryCard(page).getByRole('table', { name })
const tokenRow = (page: Page, symbol: string): Locator =>
  table(page, 'Summary by token')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: symbol, exact: true }) })

async function downloadSummary(page: Page): Promise<{ name: string; text: string }> {
  await openDetails(page)
  const button = summaryCard(page).getByRole('button', { name: 'Download summary' })
  const file = await savedBy(page, () => button.click())
  await page.keyboard.press('Escape')
  return file
}

type Pool = Record<
  'bought' | 'cost' | 'heldWithCost' | 'heldCost' | 'heldWithout' | 'gain' | 'withoutCost',
  number
>

/** Calculates each mint's average cost again, in floats, from Kryptos' file, which has one value per trade. */
function averageCosts(kryptos: string): Map<string, Pool> {
  const pools = new Map<string, Pool>()
  const poolOf = (mint = '') => {
    const none = {
      bought: 0,
      cost: 0,
      heldWithCost: 0,
      heldCost: 0,
      heldWithout: 0,
      gain: 0,
      withoutCost: 0,
    }
    const pool = pools.get(mint) ?? none
    return pools.set(mint, pool) && pool
  }
  for (const row of recordsOf(kryptos)) {
    const value = row['Net Worth'] === '' ? undefined : Number(row['Net Worth'])
    const [sold, got] = [row['Sent Amount'], row['Received Amount']].map(Number)
    if (sold === undefined || got === undefined) throw new Error('no trade')
    const from = poolOf(row['Sent Asset Contract Address'])
    const matched = Math.min(sold, from.heldWithCost)
    if (matched > 0) {
      const cost = from.heldCost * (matched / from.heldWithCost)
      if (value !== undefined) from.gain += value * (matched / sold) - cost
      from.heldCost -= cost
      from.heldWithCost -= matched
    }
    from.heldWithout -= Math.min(sold - matched, from.heldWithout)
    from.withoutCost += sold - matched
    const to = poolOf(row['Received Asset Contract Address'])
    to.bought += got
    if (value === undefined) to.heldWithout += got
    else {
      to.cost += value
      to.heldWithCost += got
      to.heldCost += value
    }
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
    expect(figure('Remaining Amount')).toBeCloseTo(
      (pool?.heldWithCost ?? 0) + (pool?.heldWithout ?? 0),
      6,
    )
    expect(figure('Remaining Cost USD')).toBeCloseTo(pool?.heldCost ?? 0, 3)
    expect(figure('Amount Sold Without Known Cost')).toBeCloseTo(pool?.withoutCost ?? 0, 6)
  }
  const sol = records.find((record) => record['Token Symbol'] === 'SOL')
  expect(Number(sol?.['Realized Gain USD'])).not.toBe(0)
  const cells = tokenRow(page, 'SOL').getByRole('cell')
  // A cell is short, and its title has all digits.
  const title = await cells.nth(0).locator('[title]').first().getAttribute('title')
  expect(title?.replaceAll(',', '')).toContain(sol?.['Amount Bought'])
  expect((await cells.nth(3).innerText()).replaceAll(',', '')).toMatch(
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

test('‘Download sales’ has a row for each sale or lot, and its gains are those of the screen (behaviour 26.13)', async ({
  page,
  mocks,
}) => {
  const user = await mocks.wallet('everyday')
  await openAllTrades(page, user)
  await fetchWithoutKey(page)
  await view(page, 'Tokens').check()
  for (const method of ['average', 'fifo']) {
    await summaryCard(page)
      .getByRole('button', { name: /these orders only$/ })
      .click()
    await summaryCard(page).getByRole('combobox', { name: 'Method' }).selectOption(method)
    await page.keyboard.press('Escape')
    const tokens = await downloadSummary(page)
    await openDetails(page)
    const button = summaryCard(page).getByRole('button', { name: 'Download sales' })
    const sales = await savedBy(page, () => button.click())
    await page.keyboard.press('Escape')
    expect(sales.name).toBe(`${user}-sales.csv`)
    expect(await exported(user, '--summary', 'sales', '--method', method)).toBe(sales.text)
    const gainOf = (rows: Record<string, string>[], name: string) =>
      rows.reduce((sum, row) => sum + Number(row[name]), 0)
    const rows = recordsOf(sales.text)
    expect(rows.length).toBeGreaterThan(0)
    expect(gainOf(rows, 'Gain USD')).toBeCloseTo(
      gainOf(recordsOf(tokens.text), 'Realized Gain USD'),
      5 - Math.ceil(Math.log10(rows.length)),
    )
    await taxButton(page).click()
    const need = taxDialog(page).getByRole('button', { name: 'Need the gains? Download sales' })
    expect(await savedBy(page, () => need.click())).toEqual(sales)
    await expect(taxDialog(page)).toBeHidden()
  }
})

test('a month sets the date filter, and its gain stays; Back shows all months again (behaviour 26.4, 26.8)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Months').check()
  await page.reload()
  await expect(view(page, 'Months')).toBeChecked()
  const rows = table(page, 'Summary by month').getByRole('row')
  const month = rows.filter({ hasText: 'Mar 2026' })
  const before = await month.innerText()
  expect(before).toMatch(/[+−]\$/)
  await summaryCard(page).getByRole('button', { name: 'Mar 2026', exact: true }).click()
  await expect(page).toHaveURL(/from=2026-03-01&to=2026-03-31/)
  await expect(rows).toHaveCount(3)
  expect(await month.innerText()).toBe(before)
  await view(page, 'Tokens').check()
  const heads = table(page, 'Summary by token').getByRole('columnheader')
  await expect(heads.last()).toHaveText('Remaining on 31 Mar 2026')
  await view(page, 'Months').check()
  await page.goBack()
  await expect(rows).not.toHaveCount(3)
})

test('the sample wallet has gains, a loss, a sale without a known cost, and a trade without a price (behaviour 26.2, 26.3)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  await expect(tokenRow(page, 'SOL')).toContainText('+$')
  await expect(tokenRow(page, 'JUP').first()).toContainText('−$')
  await expect(tokenRow(page, 'SOL')).toContainText(/[\d.]+ without known cost/)
  await expect(summaryCard(page)).toContainText(
    /\d+ trades without a price: their cost or gain is unknown/,
  )
  await openDetails(page)
  await expect(summaryCard(page)).toContainText(
    /[\d.]+ of [\d.]+ SOL sold have no known cost, so no gain is counted/,
  )
  await page.keyboard.press('Escape')
  await summaryCard(page).getByRole('button', { name: 'Fetch USD prices' }).first().click()
  await expect(usdDialog(page)).toBeVisible()
})

test('before any price is fetched, ‘Tokens’ has the dollars of the trades, without a skeleton (behaviour 8.32, 26.7)', async ({
  page,
  mocks,
}) => {
  await openAllTrades(page, await mocks.wallet('everyday'))
  await view(page, 'Tokens').check()
  await expect(tokenRow(page, 'SOL').getByRole('cell').first()).toContainText('$')
  await expect(summaryCard(page)).toContainText('Values from your USDC and USDT trades')
  await expect(usdSwitch(page)).not.toBeChecked()
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
  // The USD switch makes no difference.
  await usdSwitch(page).click()
  await expect(worth).toHaveText(/^\$/)
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
