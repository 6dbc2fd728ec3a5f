import { expect, test } from '../pages/app-test'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'

test('the prices route refuses another site’s page (behaviour 12.11)', async ({ page }) => {
  // These are the headers that a browser sends for another site's page. A form needs no preflight.
  const url = `${APP_URL}/trades/fetch-usd-prices`
  await page.goto(`${MOCKS_URL}/wallets`)
  const answer = page.waitForResponse(url)
  await page.evaluate(async (target) => {
    await fetch(target, { method: 'POST', mode: 'no-cors', body: new URLSearchParams('a=b') })
  }, url)
  expect((await answer).status()).toBe(403)
})
