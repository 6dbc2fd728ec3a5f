import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import { usdDialog, usdSwitch } from '../pages/price-dialog-page'
import { sampleTradesPath } from '../pages/sample-trades'
import { openDetails, summaryCard, view } from '../pages/summary-card'
import { taxButton, taxDialog } from '../pages/tax-dialog-page'
import { expectAllLoaded, openTradesLink } from '../pages/trades-page'

const table = (page: Page, name: string) => summaryCard(page).getByRole('table', { name })
const tokenRow = (page: Page, symbol: string): Locator =>
  table(page, 'Summary by token')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: symbol, exact: true }) })

test('neither the code of ‘Tokens’ nor current prices load before it is opened; then it has the dollars of the trades, a failed price is a dash, and ‘Download sales’ also works in ‘Tax export’ (behaviour 8.32, 26.7, 26.9, 26.13)', async ({
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
  const user = await mocks.wallet('everyday')
  await openTradesLink(page, user)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(asked).toEqual([])
  await view(page, 'Tokens').check()
  await expect(tokenRow(page, 'SOL').getByRole('cell').first()).toContainText('$')
  await expect(summaryCard(page)).toContainText('Values from your USDC and USDT trades')
  await expect(usdSwitch(page)).not.toBeChecked()
  const worth = tokenRow(page, 'SOL').getByRole('cell').nth(5)
  const again = summaryCard(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(worth).toHaveText('–')
  await expect(page.getByText(/Couldn’t|error/i)).toHaveCount(0)
  expect(scripts.length).toBeGreaterThan(before)
  expect(asked.length).toBe(1)
  await page.unroute(/\/price\/v3/)
  await again.click()
  await expect(worth).toHaveText(/^\$[\d,.]+\s*([+−]\$[\d,.]+)?$/)
  await expect(summaryCard(page)).toContainText(/Worth now at \d\d:\d\d/)
  await view(page, 'Months').check()
  await view(page, 'Tokens').check()
  await expect(worth).toHaveText(/^\$/)
  // The USD switch makes no difference.
  await usdSwitch(page).click()
  await expect(worth).toHaveText(/^\$/)
  expect(asked.length).toBe(2)

  await openDetails(page)
  const inDetails = summaryCard(page).getByRole('button', { name: 'Download sales' })
  const sales = await savedBy(page, () => inDetails.click())
  expect(sales.name).toBe(`${user}-sales.csv`)
  await page.keyboard.press('Escape')
  await taxButton(page).click()
  const need = taxDialog(page).getByRole('button', { name: 'Need the gains? Download sales' })
  expect(await savedBy(page, () => need.click())).toEqual(sales)
  await expect(taxDialog(page)).toBeHidden()
})

test('views, months, the method and the currency work by keyboard alone, with the sample wallet’s own rates; Back shows all months again (behaviour 13.7, 23.3, 26.4, 26.7, 26.8, 27.1)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(sampleTradesPath())
  await expectAllLoaded(page)
  await view(page, 'Pairs').focus()
  await page.keyboard.press('ArrowRight')
  await expect(view(page, 'Tokens')).toBeFocused()
  // The sample has gains, a loss, a sale without a known cost, and trades without a price (behaviour 26.2, 26.3).
  await expect(tokenRow(page, 'SOL')).toContainText('+$')
  await expect(tokenRow(page, 'JUP').first()).toContainText('−$')
  await expect(tokenRow(page, 'SOL')).toContainText(/[\d.]+ without known cost/)
  await expect(summaryCard(page)).toContainText(
    /\d+ trades without a price: their cost or gain is unknown/,
  )
  await page.keyboard.press('ArrowRight')
  await expect(table(page, 'Summary by month')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('group', { name: 'Summary by month' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('button', { name: '2026', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-12-31/)
  await page.goBack()
  await expect(page).not.toHaveURL(/from=/)

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
  await page.goBack()
  await expect(heads.last()).toHaveText(/^Worth now/)

  const head = (text: string) => summaryCard(page).getByRole('button', { name: text, exact: true })
  await view(page, 'Tokens').focus()
  await tabTo(page, head('Average cost · these orders only'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(summaryCard(page).getByRole('combobox', { name: 'Method' })).toBeFocused()
  await page.keyboard.press('Tab')
  const currency = summaryCard(page).getByRole('combobox', { name: 'Currency' })
  await expect(currency).toBeFocused()
  await page.keyboard.press('E')
  await expect(currency).toHaveValue('EUR')
  await expect(currency).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(head('Average cost · EUR · these orders only')).toBeFocused()
  await expect(tokenRow(page, 'SOL')).toContainText('+€')
  await expect(summaryCard(page)).not.toContainText('without an exchange rate')
  expect(asked.filter((url) => url.includes('/rates/'))).toEqual([])
  expect(asked.filter((url) => url.endsWith('/sample/exchange-rates.json'))).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('perijove-rates'))).toBeNull()
  await summaryCard(page).getByRole('button', { name: 'Fetch USD prices' }).first().click()
  await expect(usdDialog(page)).toBeVisible()
})
