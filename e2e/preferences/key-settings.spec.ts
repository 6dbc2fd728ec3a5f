import type { Page } from '@playwright/test'
import { expect, openAllTrades, test } from '../pages/app-test'
import { expectAllFetched, fetchButton, keyField, usdDialog } from '../pages/price-dialog-page'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const part = (page: Page, name: string) =>
  settings(page)
    .getByRole('group')
    .filter({ hasText: `${name} API key` })

/** Opens the form of an API key in the settings. */
async function openKey(page: Page, name: 'Jupiter' | 'Birdeye') {
  await page.getByRole('button', { name: 'Settings' }).click()
  await settings(page).locator('summary').filter({ hasText: name }).click()
  const form = part(page, name)
  await expect(form.getByLabel(`${name} API key`)).toBeVisible()
  return form
}

test.describe('keys in the settings (behaviour 20.8)', () => {
  test('a Birdeye key from the settings fills the price dialog without being stored, and the run uses the pace from the settings', async ({
    page,
    mocks,
  }) => {
    await openAllTrades(page, await mocks.wallet('one-recurring'))
    const form = await openKey(page, 'Birdeye')
    await form.getByLabel('Birdeye API key').fill('key-of-the-settings')
    await form.getByLabel('Requests per second (your plan)').fill('0')
    await form.getByRole('button', { name: 'Use key' }).click()
    await expect(form.getByRole('alert').last()).toHaveText('Enter a number from 0.1 to 1,000')
    await form.getByLabel('Requests per second (your plan)').fill('12')
    await form.getByRole('button', { name: 'Use key' }).click()
    await expect(form).toContainText('This tab only')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('birdeyeApiKey'))).toBeNull()
    await fetchButton(page).click()
    await expect(keyField(page)).toHaveValue('key-of-the-settings')
    await expect(usdDialog(page).getByRole('checkbox', { name: 'Remember' })).not.toBeChecked()
    const run = page.waitForRequest('**/trades/fetch-usd-prices')
    await page.keyboard.press('Enter')
    const body = new URLSearchParams((await run).postData() ?? '')
    expect(body.get('requestsPerSecond')).toBe('12')
    expect(body.has('rememberApiKey')).toBe(false)
    await expectAllFetched(page)
  })
})
