import type { Locator } from '@playwright/test'
import { expect, openOrders, test } from '../pages/app-test'
import { cellsOf, downloadButton, recordsOf, savedBy } from '../pages/csv-file'
import {
  expectFiltersInUrl,
  expectRows,
  filterBar,
  moreFilters,
  textFilter,
} from '../pages/filters-page'
import { tabTo } from '../pages/keyboard'
import { submitOrders } from '../pages/orders-page'
import { usdSwitch } from '../pages/price-dialog-page'
import { servedEvents } from '../pages/served-events'
import { taxFileFor } from '../pages/tax-dialog-page'
import { expectAllLoaded, openTradesLink, shownRows, tradesTable } from '../pages/trades-page'
import { tokens } from '../wallets/wire/mock-tokens'

const { BONK, WIF } = tokens
/** Differs from the mint in its case, and is too long to be in a signature by chance. */
const TYPED = BONK.mint.slice(0, 10).toLowerCase()

test.describe('filters of the trades page (behaviour 17.1 to 17.3, 17.9)', () => {
  test('Back undoes the filters by text, kind, pair, order and days one by one, also after a reload, back to the orders that Submit sent', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('everyday')
    await openOrders(page, user)
    await submitOrders(page)
    await expectAllLoaded(page)
    await textFilter(page).pressSequentially(TYPED)
    const shownSignatures = await expectRows(page, '24 of 158 rows')
    const expected = (await servedEvents(user)).filter(({ output }) => output?.mint === BONK.mint)
    expect(shownSignatures).toEqual(expected.map(({ signature }) => signature))
    await expectFiltersInUrl(page, `q=${TYPED}`)
    await page.goBack()
    await expectRows(page, '158 rows')
    await expect(textFilter(page)).toHaveValue('')

    await filterBar(page).getByRole('radio', { name: 'Refunds' }).check()
    await expectRows(page, '1 of 158 rows')
    await filterBar(page).getByRole('radio', { name: 'Trades' }).check()
    await expectRows(page, '148 of 158 rows')
    await filterBar(page)
      .getByRole('combobox', { name: 'Pair' })
      .selectOption({ label: 'USDC → SOL' })
    await expectRows(page, '87 of 158 rows')
    const order = filterBar(page).getByRole('combobox', { name: 'Order' })
    await order.selectOption({ label: await labelLike(order, /^RT 600 USDC → SOL/) })
    await expectRows(page, '22 of 158 rows')
    await filterBar(page).getByRole('button', { name: 'All dates' }).click()
    await filterBar(page).getByLabel('From').fill('2026-03-10')
    await filterBar(page).getByLabel('From').blur()
    await expectRows(page, '15 of 158 rows')
    await expect(filterBar(page).getByRole('button', { name: 'From 10 Mar 2026' })).toBeVisible()
    await page.reload()
    await expectAllLoaded(page)
    await expectRows(page, '15 of 158 rows')
    const back = ['22', '87', '148', '1'].map((count) => `${count} of 158 rows`)
    for (const rows of [...back, '158 rows']) {
      await page.goBack()
      await expectRows(page, rows)
    }
    await page.goForward()
    await expectRows(page, '1 of 158 rows')

    // Filters and sorting still work, although these history entries are older than the reload.
    await page.goBack()
    const oldestFirst = await expectRows(page, '158 rows')
    const signatures = async () => (await shownRows(page)).map(({ signature }) => signature)
    await tradesTable(page)
      .locator('thead')
      .getByRole('button', { name: 'Date', exact: true })
      .click()
    await expect.poll(signatures).toEqual(oldestFirst.toReversed())
    await page.goBack()
    await expect.poll(signatures).toEqual(oldestFirst)
    await page.goBack()
    await expect(page).toHaveURL(`/orders/${user}`)
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
    await page.goForward()
    await expectRows(page, '158 rows')
    await filterBar(page).getByRole('radio', { name: 'Refunds' }).check()
    await expectRows(page, '1 of 158 rows')
  })

  test('the CSV has every shown row once, the tax file every shown trade; both names have -filtered (behaviour 17.7, 19.12)', async ({
    page,
    mocks,
  }) => {
    const user = await mocks.wallet('unknown-token')
    await openTradesLink(page, user)
    // The filter is the mint, because a signature may contain the symbol.
    await textFilter(page).fill(WIF.mint)
    const shownSignatures = await expectRows(page, '3 of 9 rows')
    const { name, text } = await savedBy(page, () => downloadButton(page).click())
    expect(name).toBe(`${user}-trades-filtered.csv`)
    const [head = [], ...rows] = cellsOf(text)
    const at = head.indexOf('Transaction Signature')
    expect(rows.map((row) => row[at])).toEqual(shownSignatures)
    const served = (await servedEvents(user)).filter(({ output }) => output?.mint === WIF.mint)
    expect(rows.map((row) => row[at])).toEqual(served.map(({ signature }) => signature))
    // The tax file has the trades among the shown rows (behaviour 19.13).
    const tax = await taxFileFor(page, 'Koinly')
    expect(tax.name).toBe(`${user}-koinly-filtered.csv`)
    expect(recordsOf(tax.text).map(({ TxHash }) => TxHash)).toEqual(shownSignatures)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expectRows(page, '9 rows')
    const whole = await savedBy(page, () => downloadButton(page).click())
    expect([whole.name, cellsOf(whole.text).length]).toEqual([`${user}-trades.csv`, 10])
  })

  test("without a match, 'Clear filters' shows all rows again and moves the focus to the filters (behaviour 17.7)", async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    const clear = page.getByRole('main').getByRole('button', { name: 'Clear filters' })
    for (const index of [0, 1]) {
      await textFilter(page).fill('no such token')
      await expect(page.getByText('No rows match these filters.')).toBeVisible()
      await expect(downloadButton(page)).toBeDisabled()
      await tabTo(page, clear.nth(index))
      await page.keyboard.press('Enter')
      await expectRows(page, '5 rows')
      await expectFiltersInUrl(page, '')
      await expect(textFilter(page)).toBeFocused()
    }
  })
})

test('at 1280 px the panel of more filters is inside the window, and ‘Clear filters’ is one line; at 320 px the fields for the days are whole (behaviour 5.13)', async ({
  page,
  mocks,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openTradesLink(page, await mocks.wallet('everyday'))
  // The filter by price shows with the USD prices, and makes the bar longer.
  await usdSwitch(page).click()
  await moreFilters(page).click()
  await expect(page.getByRole('checkbox', { name: /^Missing price/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  await page.keyboard.press('Escape')
  await usdSwitch(page).click()
  await textFilter(page).fill('usdc')
  await filterBar(page).getByRole('button', { name: 'All dates' }).click()
  await page.getByLabel('From', { exact: true }).fill('2025-09-01')
  await page.getByLabel('To', { exact: true }).fill('2026-12-30')
  await page.keyboard.press('Escape')
  const clear = filterBar(page).getByText('Clear filters')
  await expect(clear).toBeVisible()
  expect((await clear.boundingBox())?.height).toBeLessThan(24)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  for (const name of ['From', 'To']) {
    const field = sheet.getByLabel(name, { exact: true })
    await expect(field).toBeVisible()
    // '12/30/2025' and the button of the calendar need that much.
    expect((await field.boundingBox())?.width).toBeGreaterThan(150)
  }
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a button that counts the active filters opens a sheet; from 768 px on the bar has all filters (behaviour 17.7, 17.12)', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('unknown-token'))
    await expect(filterBar(page).getByRole('combobox')).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Filters', exact: true })
    await button.tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('radio', { name: 'Deposits' }).check()
    await textFilter(page).fill('usdc')
    await expect(sheet.getByText('2 of 9 rows')).toBeVisible()
    await sheet.getByRole('button', { name: 'Done' }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters 2 active' })).toBeFocused()
    await expectFiltersInUrl(page, 'q=usdc&show=deposits')
    await page.getByRole('button', { name: 'Filters 2 active' }).tap()
    await sheet.getByRole('button', { name: 'Clear filters' }).tap()
    await expect(sheet.getByText('9 rows', { exact: true })).toBeVisible()
    await sheet.getByRole('radio', { name: 'Deposits' }).check()
    await sheet.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect(textFilter(page)).toBeFocused()
    expect((await sheet.boundingBox())?.width).toBe(390)
    await sheet.getByRole('button', { name: 'Done' }).tap()

    await page.setViewportSize({ width: 768, height: 900 })
    await expect(button).toBeHidden()
    const bar = filterBar(page)
    await expect(textFilter(page)).toBeVisible()
    await expect(bar.getByRole('radio', { name: 'Deposits' })).toBeVisible()
    await expect(bar.getByRole('combobox')).toHaveCount(1)
    await moreFilters(page).click()
    await expect(bar.getByRole('combobox', { name: 'Order' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'All dates' })).toBeVisible()
    await expectRows(page, '9 rows')
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })
})

async function labelLike(select: Locator, like: RegExp): Promise<string> {
  const labels = await select.locator('option').allTextContents()
  return labels.find((label) => like.test(label)) ?? ''
}
