import { expect, test } from '../pages/app-test'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'

test('a page of another site gets no answer of a route of ours (behaviour 12.11)', async ({
  page,
}) => {
  // The headers that a browser itself sends for another site's page; a form needs no permission.
  const url = `${APP_URL}/trades/fetch-usd-prices`
  await page.goto(`${MOCKS_URL}/wallets`)
  const answer = page.waitForResponse(url)
  await page.evaluate(async (target) => {
    await fetch(target, { method: 'POST', mode: 'no-cors', body: new URLSearchParams('a=b') })
  }, url)
  expect((await answer).status()).toBe(403)
})
