import type { Page, Request } from '@playwright/test'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { expect, expectOrdersLoaded, test } from '../pages/app-test'
import { cellsOf, downloadButton, HEADER, savedBy } from '../pages/csv-file'
import {
  fetchButton,
  startFetch,
  outcomeOf,
  usdDialog,
  usdSwitch,
  usdValues,
} from '../pages/price-dialog-page'
import { nextMissing, savePrice } from '../pages/set-price-page'
import { taxFileFor } from '../pages/tax-dialog-page'
import { expectAllLoaded } from '../pages/trades-page'
import { APP_URL } from '../run/mock-settings'

/** Notes the requests of a page, except those for the app's pages, code and files. */
function recordPaths(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!isOwnFile(request)) asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

/** Returns whether a request is for a page, its code, or a file of the sample. */
function isOwnFile(request: Request): boolean {
  const { origin, pathname } = new URL(request.url())
  if (origin !== APP_URL || request.method() !== 'GET') return false
  return /^\/($|_next\/static\/|sample\/|trades$|orders\/[^/]+$|icon|apple-icon)/.test(pathname)
}

test.describe('the sample wallet (behaviour 23)', () => {
  test('shows the whole product, calls nothing but the CSV’s route, stores only what was exported, and leaves no trace in other wallets (behaviour 23.3)', async ({
    page,
    mocks,
  }) => {
    const asked = recordPaths(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Try a sample wallet' }).click()
    await expectOrdersLoaded(page)
    await page.goBack()
    expect(asked).toEqual([])
    await page.getByLabel('Your Solana Address').fill(SAMPLE_WALLET)
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expectOrdersLoaded(page)
    expect(asked.splice(0).filter((call) => !call.startsWith(`POST ${APP_URL}/`))).toEqual([])
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectAllLoaded(page)
    const sample = page.getByRole('banner').getByText('Sample', { exact: true })
    await expect(sample.filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expectAllLoaded(page)
    await expect(usdSwitch(page)).toBeChecked()
    await expect(usdValues(page).first()).toBeVisible()
    await outcomeOf(page, /^\d+ of \d+ prices fetched/, async () => {
      await fetchButton(page).click()
      await usdDialog(page).getByRole('button', { name: 'Fetch without a key' }).click()
    })
    await outcomeOf(page, /^\d+ of \d+ prices fetched/, () => startFetch(page, 'anything'))
    await nextMissing(page)
    await page.keyboard.press('Enter')
    await savePrice(page, '0.002')
    expect(asked).toEqual([])
    const csv = await savedBy(page, () => downloadButton(page).click())
    expect(csv.name).toBe(`${SAMPLE_WALLET}-trades-sample.csv`)
    expect(csv.text.split('\n')[0]).toBe(HEADER)
    expect(cellsOf(csv.text).length).toBeGreaterThan(250)
    const koinly = await taxFileFor(page, 'Koinly')
    expect(koinly.name).toBe(`${SAMPLE_WALLET}-koinly-sample.csv`)
    expect(new Set(asked)).toEqual(new Set([`POST ${APP_URL}/trades/csv`]))
    const stored = await page.evaluate(() => Object.keys(localStorage))
    expect(stored).toEqual(['exportedTrades'])

    await page.getByRole('link', { name: 'Perijove' }).click()
    await page.getByLabel('Your Solana Address').fill(await mocks.wallet('one-recurring'))
    await page.getByRole('button', { name: 'Fetch' }).click()
    await expectOrdersLoaded(page)
    await expect(page.getByRole('banner').getByText('Sample', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expectAllLoaded(page)
    await expect(usdSwitch(page)).toHaveAccessibleName('Show USD prices (0 fetched)')
    expect(asked.some((call) => call.includes('/v1/mints'))).toBe(true)
  })
})
