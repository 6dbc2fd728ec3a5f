import type { Page } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { summaryCard, view } from '../pages/summary-card'
import { expectAllLoaded, openTradesLink } from '../pages/trades-page'

const head = (page: Page, text: string) =>
  summaryCard(page).getByRole('button', { name: text, exact: true })
const table = (page: Page) => summaryCard(page).getByRole('table', { name: /^Summary by/ })
const bars = (page: Page) => summaryCard(page).getByRole('img', { name: /^(Cost|Paid) by/ })

/** Notes the years that this page asks the rates' service for. */
function recordYears(page: Page): string[] {
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
  const years = recordYears(page)
  await openTradesLink(page, await mocks.wallet('large', { orders: 6, trades: 18 }))
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
  await expectAllLoaded(page)
  await expect(head(page, 'Average cost · EUR · these orders only')).toBeVisible()
  await expectFiguresIn(page, '€', '$')
  await chooseCurrency(page, 'CHF')
  await expect(table(page)).toContainText('CHF ')
  expect(years.toSorted()).toEqual(asked)
})
