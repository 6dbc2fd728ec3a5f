import { expect, openOrders, showAllOrders, test } from '../pages/app-test'
import { inEveryList } from '../wallets/wire/list-fault'
import { askedPages, listOf, orderBoxes, runClockUntil } from '../pages/orders-page'
import { APP_URL } from '../run/stand-in-settings'

const SECOND_WAY = '/upstream/jupiter/'

test.describe('when Jupiter asks for a pause (behaviour 4.4)', () => {
  test('the reading says how long it waits, and goes on by itself', async ({ page, standIns }) => {
    const user = await standIns.wallet('rate-limited')
    await page.clock.install()
    await page.goto(`/orders/${user}`)
    await expect(
      page.getByText(/^Jupiter’s rate limit reached\. Resuming in \d s\.$/),
    ).toBeVisible()
    await runClockUntil(page, page.getByRole('button', { name: 'Refresh' }))
    await showAllOrders(page)
    await expect(orderBoxes(page)).toHaveCount(9)
    await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
    const limited = (await standIns.calls(user)).filter(({ status }) => status === 429)
    expect(limited).toHaveLength(8)
  })

  test('a short Retry-After is truly waited for', async ({ page, standIns }) => {
    const faults = [{ list: 'past trigger', answer: 429, times: 1, retryAfter: 3 }]
    const user = await standIns.wallet('everyday', { faults, exposeHeaders: true })
    await page.goto(`/orders/${user}`)
    await expect(
      page.getByText(/^Jupiter’s rate limit reached\. Resuming in [1-3] s\.$/),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await showAllOrders(page)
    await expect(orderBoxes(page)).toHaveCount(9)
    const calls = (await standIns.calls(user)).filter((call) => listOf(call) === 'past trigger')
    const [limited, answered] = calls
    expect([limited?.status, answered?.status]).toEqual([429, 200])
    // The 3 s are the rule: they pass by the real clock.
    expect((answered?.at ?? 0) - (limited?.at ?? 0)).toBeGreaterThanOrEqual(2_990)
  })

  test('five waits in a row without an answer end in the error, and a key is offered', async ({
    page,
    standIns,
  }) => {
    const user = await standIns.wallet('always-limited')
    await page.clock.install()
    await page.goto(`/orders/${user}`)
    const error = page.getByText(
      'Jupiter asked for a pause 5 times in a row and has no calls left just now.',
    )
    await runClockUntil(page, error, 3_000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Error fetching past recurring orders from Jupiter',
    )
    await expect(page.getByRole('button', { name: 'Use a Jupiter API key' })).toBeVisible()
  })

  test('Stop ends the reading also during a pause', async ({ page, standIns }) => {
    const faults = [{ list: 'past trigger', answer: 429 }]
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    await expect(page.getByText(/^Jupiter’s rate limit reached/)).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(6)
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(/loading stopped at page 1 \(past triggers\)/)).toBeVisible()
    await expect(orderBoxes(page)).toHaveCount(6)
  })
})

test.describe("the proxy to Jupiter, through this site's own server (behaviour 4.6)", () => {
  test('is taken where the browser may read no answer of Jupiter’s', async ({ page, standIns }) => {
    const ours: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(APP_URL + SECOND_WAY)) ours.push(request.url())
    })
    const user = await standIns.wallet('slow', { latency: 0, cors: 'none' })
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(71)
    await expect(page.getByText(/^Error fetching/)).toHaveCount(0)
    const lists = ours.filter((url) => url.includes(user))
    expect(lists).toHaveLength(11)
    const calls = await standIns.calls(user)
    // The four first pages were asked for on both ways, all others on ours alone.
    expect(askedPages(calls, 'past trigger')).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(calls.every(({ hasKey }) => !hasKey)).toBe(true)
  })

  test('is not taken where one of the first calls was answered', async ({ page, standIns }) => {
    const ours: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(APP_URL + SECOND_WAY)) ours.push(request.url())
    })
    const faults = inEveryList({ answer: 'drop', times: 1 }).slice(1)
    await page.clock.install()
    await page.goto(`/orders/${await standIns.wallet('everyday', { faults })}`)
    await runClockUntil(page, page.getByRole('button', { name: 'Refresh' }))
    await showAllOrders(page)
    await expect(orderBoxes(page)).toHaveCount(9)
    expect(ours).toEqual([])
  })

  test('is taken for calls with a key alone where only those are not let in', async ({
    browser,
    standIns,
  }) => {
    // Playwright answers preflights itself on pages it routes, so here a dead proxy refuses
    // whatever would leave this machine.
    const context = await browser.newContext({
      baseURL: APP_URL,
      proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
    })
    await context.addInitScript(() => localStorage.setItem('jupiterApiKey', 'a-good-key'))
    const page = await context.newPage()
    const ways: { isOurs: boolean; hasKey: boolean }[] = []
    page.on('response', (response) => {
      const request = response.request()
      if (!request.url().includes('getTriggerOrders') || request.method() !== 'GET') return
      const hasKey = request.headers()['x-api-key'] !== undefined
      ways.push({ isOurs: request.url().startsWith(APP_URL), hasKey })
    })
    const user = await standIns.wallet('everyday', { cors: 'no-preflight' })
    await openOrders(page, user)
    await expect(orderBoxes(page)).toHaveCount(9)
    const calls = (await standIns.calls(user)).filter((call) => listOf(call) !== undefined)
    expect(calls.map(({ hasKey, status }) => [hasKey, status])).toEqual(
      Array.from({ length: 4 }, () => [true, 200]),
    )
    const oursWithKey = { isOurs: true, hasKey: true }
    await expect.poll(() => ways).toEqual([oursWithKey, oursWithKey])
    await context.close()
  })

  test('answers only the pages of this site, and only the three paths', async ({ request }) => {
    const foreign = await request.get(`${SECOND_WAY}trigger/v1/getTriggerOrders?page=1`)
    expect(foreign.status()).toBe(403)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const other = await request.get(`${SECOND_WAY}swap/v1/quote`, { headers })
    expect(other.status()).toBe(404)
  })
})
