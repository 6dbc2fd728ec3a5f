import type { Page } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, openAllTrades, test } from '../pages/app-test'
import { recordsOf, savedBy } from '../pages/csv-file'
import { tabTo } from '../pages/keyboard'
import { openDetails, summaryCard, view } from '../pages/summary-card'

const FAILED = 'Exchange rates couldn’t be loaded, so these figures are in USD.'
const LOADING = 'Loading exchange rates…'
const RATES = '**/rates/v1/**'

const head = (page: Page, text: string) =>
  summaryCard(page).getByRole('button', { name: text, exact: true })
const table = (page: Page) => summaryCard(page).getByRole('table', { name: /^Summary by/ })
const bars = (page: Page) => summaryCard(page).getByRole('img', { name: /^(Cost|Paid) by/ })
const status = (page: Page, text: string) => summaryCard(page).getByText(text, { exact: false })

/** Notes the years that this page asks the rates' service for. */
function noteYears(page: Page): string[] {
  const years: string[] = []
  page.on('request', (request) => {
    const [, from, to] = /\/rates\/v1\/(\d{4})-01-01\.\.(\d{4})-/.exec(request.url()) ?? []
    if (from !== undefined) years.push(from === to ? from : `${from} to ${to}`)
  })
  return years
}

async function chooseCurrency(page: Page, currency: string): Promise<void> {
  await summaryCard(page)
    .getByRole('button', { name: /these orders only$/ })
    .click()
  await summaryCard(page).getByRole('combobox', { name: 'Currency' }).selectOption(currency)
  await page.keyboard.press('Escape')
}

/** Expects all sums of the table and the bars in a currency. */
async function expectFiguresIn(page: Page, sign: string, other: string): Promise<void> {
  await expect(table(page)).toContainText(sign)
  // The sample has a token whose symbol begins with $.
  await expect(table(page)).not.toContainText(new RegExp(`\\${other}\\d`))
  await expect(bars(page)).toHaveAttribute('aria-label', new RegExp(`: \\${sign}[\\d.,]`))
}

test('Tokens, Months and their bars are in the chosen currency, and each year is asked for once (behaviour 27.1, 27.5)', async ({
  page,
  mocks,
}) => {
  const years = noteYears(page)
  await openAllTrades(page, await mocks.wallet('everyday'))
  await view(page, 'Tokens').check()
  await expectFiguresIn(page, '$', '€')
  await view(page, 'Months').check()
  await expect(table(page)).toContainText('$')
  const named = (await table(page).getByRole('rowheader').allInnerTexts()).map((name) =>
    name.trim(),
  )
  const traded = named.filter((name) => /^\d{4}$/.test(name))
  expect(traded.length).toBeGreaterThan(0)
  expect(years).toEqual([])

  await chooseCurrency(page, 'EUR')
  await expect(head(page, 'Average cost · EUR · these orders only')).toBeVisible()
  await expectFiguresIn(page, '€', '$')
  expect(years).toEqual(traded.toSorted())

  // 'Worth now' asks for the current year, too, if no trade has.
  await view(page, 'Tokens').check()
  await expectFiguresIn(page, '€', '$')
  await expect(summaryCard(page)).toContainText(/Worth now at \d\d:\d\d, rate of \d+ \w+ \d{4}/)
  const current = String(new Date().getUTCFullYear())
  const asked = [...new Set([...traded, current])].toSorted()
  expect(years.toSorted()).toEqual(asked)

  // The choice and the rates stay, and all currencies were asked for.
  await page.reload()
  await expect(head(page, 'Average cost · EUR · these orders only')).toBeVisible()
  await expectFiguresIn(page, '€', '$')
  await chooseCurrency(page, 'CHF')
  await expect(table(page)).toContainText('CHF ')
  expect(years.toSorted()).toEqual(asked)
})

test('Pairs ask for no rates, and stay in dollars (behaviour 27.1, 27.5)', async ({
  page,
  mocks,
}) => {
  const years = noteYears(page)
  await page.addInitScript(() => localStorage.setItem('currency', 'EUR'))
  await openAllTrades(page, await mocks.wallet('everyday'))
  await expect(view(page, 'Pairs')).toBeChecked()
  await page.waitForLoadState('networkidle')
  await expect(summaryCard(page)).not.toContainText('€')
  expect(years).toEqual([])
  await view(page, 'Tokens').check()
  await expectFiguresIn(page, '€', '$')
  expect(years.length).toBeGreaterThan(0)
})

for (const [name, answer] of [
  ['no connection', undefined],
  ['a 429', { status: 429, headers: { 'access-control-allow-origin': '*' }, body: '{}' }],
  ['one impossible rate', { body: '{"base":"EUR","rates":{"2025-03-03":{"USD":0}}}' }],
] as const) {
  test(`after ${name}, figures are in USD until ‘Retry’ works (behaviour 27.6)`, async ({
    page,
    mocks,
  }) => {
    await page.route(RATES, (route) =>
      answer
        ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer })
        : route.abort(),
    )
    const years = noteYears(page)
    await openAllTrades(page, await mocks.wallet('everyday'))
    await view(page, 'Tokens').check()
    await chooseCurrency(page, 'EUR')
    await expect(status(page, FAILED)).toBeVisible()
    await expect(head(page, 'Average cost · these orders only')).toBeVisible()
    await expectFiguresIn(page, '$', '€')
    await view(page, 'Months').check()
    await expect(status(page, FAILED)).toBeVisible()
    await expect(table(page)).toContainText('$')
    expect(years.length).toBe(1)

    // No file is made in a currency without rates.
    await openDetails(page)
    await summaryCard(page).getByRole('button', { name: 'Download sales' }).click()
    await expect(
      page.getByText('Couldn’t create the file. Exchange rates couldn’t be loaded.'),
    ).toBeVisible()
    await page.keyboard.press('Escape')

    await page.unroute(RATES)
    await summaryCard(page).getByRole('status').getByRole('button', { name: 'Retry' }).click()
    await expect(head(page, 'Average cost · EUR · these orders only')).toBeVisible()
    await expect(status(page, FAILED)).toHaveCount(0)
    await expect(table(page)).toContainText('€')
  })
}

test('the statement from Pairs waits for the rates, and its pairs are in USD (behaviour 27.6, 27.7)', async ({
  page,
  mocks,
}) => {
  const years = noteYears(page)
  await page.addInitScript(() => {
    localStorage.setItem('currency', 'EUR')
    // This mock sends no 'afterprint', so the statement stays on the page.
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(RATES, async (route) => {
    await released
    await route.continue()
  })
  await openAllTrades(page, await mocks.wallet('everyday'))
  await openDetails(page)
  expect(years).toEqual([])
  await summaryCard(page).getByRole('button', { name: 'Print statement' }).click()
  await expect.poll(() => years.length).toBe(1)
  await page.waitForTimeout(300)
  await expect(page.locator('html')).not.toHaveAttribute('data-printed')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-printed')
  const statement = page.locator('main article')
  await page.emulateMedia({ media: 'print' })
  await expect(statement.getByRole('heading', { name: 'Pairs, in USD' })).toBeVisible()
  await expect(statement).toContainText('Average cost · EUR · these orders only.')
  await expect(statement).toContainText(
    'European Central Bank’s euro reference rates, through frankfurter.dev',
  )
  for (const name of ['Summary by token', 'Summary by month']) {
    await expect(statement.getByRole('table', { name })).toContainText('€')
    await expect(statement.getByRole('table', { name })).not.toContainText('$')
  }
})

test('the sample wallet has its own rates and calls no service (behaviour 23.3, 27.7)', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  await chooseCurrency(page, 'GBP')
  await expectFiguresIn(page, '£', '$')
  await expect(summaryCard(page)).not.toContainText('without an exchange rate')
  await openDetails(page)
  const button = summaryCard(page).getByRole('button', { name: 'Download summary' })
  const { text } = await savedBy(page, () => button.click())
  const source = 'The sample wallet’s made-up rates, crossed through the euro'
  expect(new Set(recordsOf(text).map((row) => row['Rate Source']))).toEqual(new Set([source]))
  expect(asked.filter((url) => url.includes('/rates/'))).toEqual([])
  expect(asked.filter((url) => url.endsWith('/sample/exchange-rates.json'))).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('perijove-rates'))).toBeNull()
})

test('the head’s panel has two selects, which the keyboard reaches (behaviour 13.7, 27.1)', async ({
  page,
}) => {
  await openAllTrades(page, SAMPLE_WALLET)
  await view(page, 'Tokens').check()
  await view(page, 'Tokens').focus()
  await tabTo(page, head(page, 'Average cost · these orders only'))
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
  await expect(head(page, 'Average cost · EUR · these orders only')).toBeFocused()
})

test('while the rates load, figures are in USD, and nothing but the head’s line comes (behaviour 27.6)', async ({
  page,
  mocks,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(RATES, async (route) => {
    await released
    await route.continue()
  })
  await openAllTrades(page, await mocks.wallet('everyday'))
  await view(page, 'Tokens').check()
  await chooseCurrency(page, 'EUR')
  await expect(status(page, LOADING)).toBeVisible()
  await expectFiguresIn(page, '$', '€')
  release()
  await expect(status(page, LOADING)).toHaveCount(0)
  await expectFiguresIn(page, '€', '$')
})
