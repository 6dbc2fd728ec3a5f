import { expect, openOrders, test } from '../pages/app-test'
import { askedPages, listOf, orderBoxes } from '../pages/orders-page'
import { APP_URL } from '../run/mock-settings'

const PROXY = `${APP_URL}/upstream/jupiter/`

test.describe('the proxy to Jupiter (behaviour 4.6)', () => {
  test('is used if the browser blocks every response from Jupiter', async ({ page, mocks }) => {
    const ours: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(PROXY)) ours.push(request.url())
    })
    const user = await mocks.wallet('slow', { latency: 0, cors: 'none' })
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(71)
    await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
    expect(ours.filter((url) => url.includes(user))).toHaveLength(11)
    const calls = await mocks.calls(user)
    // Page 1 of the active lists was requested directly, then through the proxy. All other pages used the proxy.
    expect(askedPages(calls, 'active trigger')).toEqual([1, 1])
    expect(askedPages(calls, 'past trigger')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(calls.every(({ hasKey }) => !hasKey)).toBe(true)
  })

  test('is used if the browser blocks only calls with a key', async ({ browser, mocks }) => {
    // A `page.route` makes Playwright respond to preflights itself, so this page has none. Instead, a dead
    // proxy refuses every request that would leave this machine.
    const context = await browser.newContext({
      baseURL: APP_URL,
      proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
    })
    await context.addInitScript(() => localStorage.setItem('jupiterApiKey', 'a-good-key'))
    const page = await context.newPage()
    const answered: { isOurs: boolean; hasKey: boolean }[] = []
    page.on('response', (response) => {
      const request = response.request()
      if (!request.url().includes('getTriggerOrders') || request.method() !== 'GET') return
      const hasKey = request.headers()['x-api-key'] !== undefined
      answered.push({ isOurs: request.url().startsWith(APP_URL), hasKey })
    })
    const user = await mocks.wallet('everyday', { cors: 'no-preflight' })
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(9)
    const calls = (await mocks.calls(user)).filter((call) => listOf(call) !== undefined)
    expect(calls.map(({ hasKey, status }) => [hasKey, status])).toEqual(
      Array.from({ length: 4 }, () => [true, 200]),
    )
    const oursWithKey = { isOurs: true, hasKey: true }
    await expect.poll(() => answered).toEqual([oursWithKey, oursWithKey])
    await context.close()
  })
})
