import { expect, test } from '../pages/app-test'
import {
  expectAllFetched,
  fetchButton,
  keyField,
  openAndFetch,
  startFetch,
  outcomeOf,
  usdDialog,
  usdSwitch,
} from '../pages/price-dialog-page'
import { tabTo } from '../pages/keyboard'
import { openTradesLink } from '../pages/trades-page'
import { MOCKS_URL } from '../run/mock-settings'

test.describe('the dialog ‘Include USD prices’ (behaviour 8.7)', () => {
  test('by keyboard alone, the dialog opens, closes and takes a key, and Enter fetches every price', async ({
    page,
    mocks,
  }) => {
    await openTradesLink(page, await mocks.wallet('one-recurring'))
    await tabTo(page, fetchButton(page))
    await page.keyboard.press('Enter')
    await expect(keyField(page)).toBeFocused()
    await expect(keyField(page)).toHaveAttribute('autocomplete', 'off')
    await expect(keyField(page)).toHaveCSS('-webkit-text-security', 'disc')
    await expect(usdDialog(page).getByText('Approx 8 prices to fetch')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(usdDialog(page).getByRole('alert')).toHaveText('Birdeye API key is required')
    await expect(keyField(page)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(fetchButton(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(keyField(page)).toBeFocused()
    await page.keyboard.insertText('by-keyboard')
    await outcomeOf(page, '8 of 8 prices fetched', () => page.keyboard.press('Enter'))
    await expectAllFetched(page)
    await expect(usdDialog(page)).toHaveCount(0)
    await expect(usdSwitch(page)).toBeFocused()
  })
})

test.describe('the Birdeye key (behaviour 8.9, 8.21)', () => {
  test('is only in the request’s body if it isn’t remembered: in no URL, response, storage or log', async ({
    page,
    mocks,
  }) => {
    const canary = 'canary-7f3a9b'
    const seen: string[] = []
    const bodies: Promise<string>[] = []
    page.on('console', (message) => seen.push(message.text()))
    page.on('request', (request) => {
      seen.push(request.url(), JSON.stringify(request.headers()))
    })
    page.on('response', (response) => {
      if (response.url().startsWith('http')) bodies.push(response.text().catch(() => ''))
    })
    const leaks = async () =>
      [...seen, ...(await Promise.all(bodies))].filter((text) => text.includes(canary))
    await openAndFetch(page, await mocks.wallet('one-recurring'), canary)
    await expectAllFetched(page)
    await fetch(`${MOCKS_URL}/calls`).then(async (r) => seen.push(await r.text()))
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    seen.push(stored, page.url(), await page.content())
    expect(seen.length + bodies.length).toBeGreaterThan(10)
    expect(await leaks()).toEqual([])

    await openTradesLink(page, await mocks.wallet('two-trades-one-transaction'))
    await startFetch(page, `wrong-key-${canary}`)
    await expect(usdDialog(page).getByRole('alert')).toHaveText(/^Birdeye rejected this key/)
    expect(await leaks()).toEqual([])
  })
})
