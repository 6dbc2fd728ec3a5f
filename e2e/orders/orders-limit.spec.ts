import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../pages/app-test'
import { orderBoxes } from '../pages/orders-page'
import { APP_URL, MOCK_SETTINGS } from '../run/mock-settings'

const SETTING = 'NEXT_PUBLIC_JUPITER_REQUESTS_PER_MINUTE'
const LIFTED = `${SETTING}:"${MOCK_SETTINGS[SETTING]}"`

/** Sets Jupiter's real limit in the code of the built pages. `isSet` says whether the code has the setting. */
async function setTrueLimit(context: BrowserContext): Promise<{ isSet: () => boolean }> {
  let isSet = false
  await context.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    isSet ||= code.includes(LIFTED)
    await route.fulfill({ response, body: code.replace(LIFTED, `${SETTING}:"30"`) })
  })
  return { isSet: () => isSet }
}

test.describe('Jupiter’s limit of five calls in 10 s (behaviour 4.2)', () => {
  test('two tabs reach it, wait, and load all orders', async ({ browser, mocks }) => {
    const userAgent = `two tabs ${randomUUID()}`
    await mocks.limitCaller({ userAgent, exposesHeaders: false, hides429: true })
    const context = await browser.newContext({ userAgent, baseURL: APP_URL })
    const limit = await setTrueLimit(context)
    const wallets = [
      { user: await mocks.wallet('everyday'), orders: 9 },
      { user: await mocks.wallet('one-recurring'), orders: 1 },
    ]
    const load = async ({ user, orders }: (typeof wallets)[number]) => {
      const tab = await context.newPage()
      await tab.goto(`/orders/${user}`)
      await expect(tab.getByRole('button', { name: 'Refresh' })).toBeVisible({ timeout: 90_000 })
      await expect(orderBoxes(tab)).toHaveCount(orders)
      await expect(tab.getByText(/^Error fetching/)).toHaveCount(0)
    }
    await Promise.all(wallets.map(load))
    expect(limit.isSet()).toBe(true)
    const calls = (await Promise.all(wallets.map(({ user }) => mocks.calls(user)))).flat()
    const pages = calls
      .filter(({ status }) => status === 200)
      .map(({ path, query }) => path + JSON.stringify(query))
    // The set counts a page once, because page 1 of a past list is loaded again if its active list took long.
    expect(new Set(pages).size).toBe(8)
    // A script that is still on its way must not fail the test.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
})
