import { expect, test } from '../pages/app-test'
import { APP_URL } from '../run/mock-settings'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets['one-recurring']
const short = `${address.slice(0, 4)}…${address.slice(-4)}`
const ORDERS = `/orders/${address}`
const TRADES = `/trades?userAddress=${address}`

/** Each page's path and title (behaviour 11.4). */
const PAGES = [
  ['/', 'Perijove: view and download your Jupiter orders'],
  [ORDERS, `Orders of ${short} · Perijove`],
  [TRADES, 'Trades · Perijove'],
  ['/orders/not-an-address', 'Invalid address · Perijove'],
  ['/no/such/page', 'Page not found · Perijove'],
] as const

test('every page is dark by default, with bar, footer, title and description (behaviour 11.4, 13.1, 13.3)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const descriptions = new Set<string | null>()
  for (const [path, title] of PAGES) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    const root = page.locator('html')
    await expect(root).toHaveCSS('color-scheme', 'dark')
    await expect(root).toHaveCSS('background-color', 'rgb(11, 12, 14)')
    await expect(page.getByRole('link', { name: 'Perijove' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('Made by Perijove contributors')
    await expect(footer).toContainText('Not associated with Jupiter')
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', /^[A-Z].{30,}\.$/)
    descriptions.add(await description.getAttribute('content'))
  }
  expect(descriptions.size).toBe(3)
})

test('pages that can’t be shown say why and have a way back (behaviour 13.4)', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  expect((await page.request.get(`${ORDERS}/more`)).status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page.getByLabel('Your Solana Address')).toBeVisible()
  await page.goto('/orders/not-an-address')
  await expect(page.getByRole('heading', { name: 'Invalid address' })).toBeVisible()
  await page.getByRole('link', { name: 'Change Address' }).click()
  await expect(page).toHaveURL('/')
})

test('a page without its scripts has its bar and footer (behaviour 13.1)', async ({ page }) => {
  await page.route('**/_next/static/**/*.js*', (route) => route.abort())
  for (const path of [ORDERS, TRADES]) {
    await page.goto(path)
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Perijove' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('the site serves a picture for links, robots.txt, a sitemap, a manifest and its health (behaviour 11.4, 12.15)', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(picture).toBe(`${APP_URL}/share.png`)
  expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"')
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  for (const [path, text] of [
    ['/robots.txt', `User-Agent: *\nAllow: /\n\nSitemap: ${APP_URL}/sitemap.xml\n`],
    ['/sitemap.xml', `<loc>${APP_URL}/</loc>`],
    ['/manifest.webmanifest', '"start_url":"/"'],
    ['/api/health', '{"status":"ok"}'],
  ] as const) {
    const answer = await request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(await answer.text(), path).toContain(text)
    expect(answer.headers(), path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    })
  }
  expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store')
})

test('search engines don’t list wallet pages, and the landing page has an icon (behaviour 11.4)', async ({
  request,
}) => {
  for (const path of [ORDERS, TRADES]) {
    const response = await request.get(path)
    expect(response.headers()['x-robots-tag']).toContain('noindex')
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  }
  const landing = await request.get('/')
  expect(landing.headers()['x-robots-tag']).toBeUndefined()
  const html = await landing.text()
  expect(html).not.toContain('noindex')
  const [, icon = 'no icon'] = /<link rel="icon" href="([^"]+)"/.exec(html) ?? []
  const response = await request.get(icon)
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('viewBox="0 0 32 32"')
})
