import { expect, test } from '../pages/app-test'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets['one-recurring']
const PAGES = {
  landing: '/',
  orders: `/orders/${address}`,
  trades: `/trades?userAddress=${address}`,
  'invalid address': '/orders/not-an-address',
  'not found': '/no/such/page',
}

const NAMES = ['landing', 'orders', 'trades', 'invalid address', 'not found'] as const

test.describe('the shell (behaviour 13.1, 13.2, 13.3)', () => {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name}: dark by default, with the footer's three facts`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      const root = page.locator('html')
      await expect(root).toHaveCSS('color-scheme', 'dark')
      await expect(root).toHaveCSS('background-color', 'rgb(11, 12, 14)')
      await expect(root).toHaveCSS('color', 'rgb(237, 238, 240)')
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText('Made by Perijove contributors')
      await expect(footer).toContainText('Not associated with Jupiter')
      await expect(page.getByRole('link', { name: 'Perijove' })).toHaveAttribute('href', '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
    })
  }

  test('the footer never shows an invented address', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Made by')
    const targets = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const target of targets) expect(target).toMatch(/^https:\/\/[\w.-]+\/[\w.-]+/)
    // The link is left out where this deployment names no source.
    await expect(footer.getByText('Source')).toHaveCount(targets.length === 0 ? 0 : 1)
  })

  test("a not-found page in the product's own look, with a way back", async ({ page }) => {
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page.getByLabel('Your Solana Address')).toBeVisible()
  })

  test('an orders page with a wrong address says so, with a way back', async ({ page }) => {
    await page.goto(PAGES['invalid address'])
    await expect(page.getByRole('heading', { name: 'Invalid address' })).toBeVisible()
    await page.getByRole('link', { name: 'Change Address' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a loading state until the page is live', async ({ page }) => {
    await page.route('**/_next/static/**/*.js*', (route) => route.abort())
    for (const path of [PAGES.orders, PAGES.trades]) {
      await page.goto(path)
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Perijove' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
})

test.describe('what search engines, tabs and browsers are told (behaviour 11.4)', () => {
  const short = `${address.slice(0, 4)}…${address.slice(-4)}`
  const titles: [keyof typeof PAGES, string][] = [
    ['landing', 'Perijove: view and download your Jupiter orders'],
    ['orders', `Orders of ${short} · Perijove`],
    ['trades', 'Trades · Perijove'],
    ['invalid address', 'Invalid address · Perijove'],
    ['not found', 'Page not found · Perijove'],
  ]
  for (const [name, title] of titles) {
    test(`${name}: title and description`, async ({ page }) => {
      await page.goto(PAGES[name])
      await expect(page).toHaveTitle(title)
      const description = page.locator('meta[name=description]')
      await expect(description).toHaveAttribute('content', /^[A-Z].{30,}\.$/)
    })
  }

  test('each page of its own has a description of its own', async ({ request }) => {
    const found = await Promise.all(
      [PAGES.landing, PAGES.orders, PAGES.trades].map(async (path) => {
        const html = await (await request.get(path)).text()
        return /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
      }),
    )
    expect(new Set(found).size).toBe(3)
  })

  test('the address pages are kept out of search engines, the landing page is not', async ({
    request,
  }) => {
    for (const path of [PAGES.orders, PAGES.trades]) {
      const response = await request.get(path)
      expect(response.headers()['x-robots-tag']).toContain('noindex')
      expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
    }
    const landing = await request.get(PAGES.landing)
    expect(landing.headers()['x-robots-tag']).toBeUndefined()
    expect(await landing.text()).not.toContain('noindex')
  })

  test('a favicon', async ({ page, request }) => {
    await page.goto('/')
    const icon = await page.locator('link[rel=icon]').first().getAttribute('href')
    const response = await request.get(icon ?? 'no icon')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('image/svg+xml')
    expect(await response.text()).toContain('viewBox="0 0 32 32"')
  })
})

test.describe('security headers (behaviour 12.10)', () => {
  for (const path of [...Object.values(PAGES), '/icon.svg']) {
    test(`on ${path.replace(address, '{address}')}`, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      for (const part of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
        expect(policy).toContain(part)
      }
      expect(policy).toContain("base-uri 'none'")
      expect(policy).not.toContain('unsafe-eval')
      // Pictures of arweave.net come from a subdomain of their own each.
      const wide = policy.split(/[ ;]+/).filter((source) => source.includes('*'))
      expect(wide).toEqual(['https://*.arweave.net'])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('same-origin')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['x-powered-by']).toBeUndefined()
    })
  }

  test('no page breaks its own policy', async ({ page }) => {
    const broken: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) broken.push(message.text())
    })
    const whenLive = {
      landing: page.getByRole('status').getByText('Invalid address'),
      orders: page.getByRole('button', { name: 'Refresh' }),
      trades: page.getByRole('link', { name: 'Back to orders' }),
      'invalid address': page.getByRole('heading', { name: 'Invalid address' }),
      'not found': page.getByRole('heading', { name: 'Page not found' }),
    }
    for (const name of NAMES) {
      await page.goto(PAGES[name], { waitUntil: 'load' })
      if (name === 'landing') await page.getByLabel('Your Solana Address').fill('abc')
      await expect(whenLive[name]).toBeVisible()
    }
    expect(broken).toEqual([])
  })
})

test.describe('the proxy to Jupiter (behaviour 12.8)', () => {
  const WAY = '/upstream/jupiter/recurring/v1/getRecurringOrders'
  const query = { user: address, orderStatus: 'history', recurringType: 'all', page: '1' }
  const search = new URLSearchParams({ ...query, includeFailedTx: 'false' })

  test('answers our own pages with what Jupiter says, stored nowhere', async ({ page }) => {
    await page.goto('/')
    const answer = await page.evaluate(async (url) => {
      const response = await fetch(url)
      const stored = response.headers.get('cache-control')
      return { status: response.status, stored, text: await response.text() }
    }, `${WAY}?${search}`)
    expect(answer).toMatchObject({ status: 200, stored: 'no-store' })
    expect(answer.text).toContain('"totalPages":1')
  })

  for (const site of [undefined, 'cross-site', 'same-site', 'none']) {
    test(`refuses a call with Sec-Fetch-Site ${site ?? 'missing'}`, async ({ request }) => {
      const headers = site === undefined ? {} : { 'sec-fetch-site': site }
      const response = await request.get(`${WAY}?${search}`, { headers })
      expect(response.status()).toBe(403)
      expect(await response.text()).not.toContain('orderKey')
    })
  }

  test('refuses other paths and other methods', async ({ request }) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    expect((await request.get(`${WAY}?${search}`, { headers })).status()).toBe(200)
    for (const path of ['ultra/v1/order', 'recurring/v1', 'recurring/v1/getRecurringOrders/x']) {
      const response = await request.get(`/upstream/jupiter/${path}?${search}`, { headers })
      expect([path, response.status()]).toEqual([path, 404])
    }
    const dots = '/upstream/jupiter/recurring%2F..%2F..%2Fwallets'
    expect((await request.get(dots, { headers })).status()).toBe(404)
    expect((await request.post(`${WAY}?${search}`, { headers })).status()).toBe(405)
  })
})
