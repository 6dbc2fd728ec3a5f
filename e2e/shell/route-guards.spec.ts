import { expect, test } from '../pages/app-test'
import { APP_URL, MOCKS_URL } from '../run/mock-settings'

const ROUTES = [
  ['/trades/csv', ['POST']],
  ['/trades/fetch-usd-prices', ['POST']],
  ['/upstream/jupiter/trigger/v1/getTriggerOrders', ['GET', 'POST']],
] as const

test('the built routes have their guards (behaviour 12.8, 12.11)', async ({ page, request }) => {
  for (const [path, allowed] of ROUTES) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      if (allowed.some((each) => each === method)) continue
      const answer = await request.fetch(path, { method })
      expect([path, method, answer.status()]).toEqual([path, method, 405])
      expect(answer.headers()).toMatchObject({
        allow: allowed.join(', '),
        'cache-control': 'no-store',
      })
    }
    // Next itself answers a method that it does not know.
    const unknown = await request.fetch(path, { method: 'PROPFIND' })
    expect(unknown.status()).toBeGreaterThanOrEqual(400)
    expect(unknown.headers()['cache-control']).toBe('no-store')
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    for (const method of allowed) {
      const refused = await request.fetch(path, { method, headers: crossSite })
      expect([path, method, refused.status()]).toEqual([path, method, 403])
    }
  }

  // The headers that a browser itself sends for another site's page; a form needs no permission.
  const url = `${APP_URL}/trades/fetch-usd-prices`
  await page.goto(`${MOCKS_URL}/wallets`)
  const answer = page.waitForResponse(url)
  await page.evaluate(async (target) => {
    await fetch(target, { method: 'POST', mode: 'no-cors', body: new URLSearchParams('a=b') })
  }, url)
  expect((await answer).status()).toBe(403)
})
