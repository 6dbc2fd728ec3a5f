import { createHash } from 'node:crypto'
import { expect, test } from '../pages/app-test'
import { APP_URL } from '../run/mock-settings'
import { SCHEME_SCRIPT } from '@/lib/browser/preferences/scheme-script'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets['one-recurring']
const STATIC_PAGES = [
  '/',
  `/trades?userAddress=${address}`,
  '/no/such/page',
  `/orders/${address}/more`,
  '/orders',
]
const ORDERS_PAGES = [`/orders/${address}`, `/ORDERS/${address}`, '/orders/not-an-address']

type HtmlAnswer = { text: () => Promise<string>; headers: () => object }

/** Returns the script sources in a response's policy, and the scripts in its HTML. */
async function scriptsOf(answer: HtmlAnswer) {
  const policy = String(new Map(Object.entries(answer.headers())).get('content-security-policy'))
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const html = await answer.text()
  // A policy with hashes or nonces stops everything that runs without a script tag.
  expect(html).not.toMatch(/\son[a-z]+=|javascript:/)
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const scripts = tags.map(([, attributes = '', text = '']) => ({ attributes, text }))
  expect(scripts.length).toBeGreaterThan(1)
  return { sources, scripts }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.describe('no page lets any inline script run (behaviour 12.10)', () => {
  test('static pages have hashes for their own scripts and no others', async ({ request }) => {
    for (const path of STATIC_PAGES) {
      const { sources, scripts } = await scriptsOf(await request.get(path))
      const inline = scripts.filter(({ attributes }) => !/\ssrc=/.test(attributes))
      expect(sources, path).toEqual(expect.arrayContaining(inline.map(({ text }) => hashOf(text))))
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      expect(others, path).toEqual(["'self'"])
    }
  })

  test('each script of an orders page has the nonce, which is new each time', async ({
    request,
  }) => {
    const nonces = new Set<string>()
    for (const path of [...ORDERS_PAGES, ...ORDERS_PAGES]) {
      const { sources, scripts } = await scriptsOf(await request.get(path))
      const [self, nonce = '', ...others] = sources
      // The theme's script is the same on all pages, so it has a hash.
      expect([self, others], path).toEqual(["'self'", [hashOf(SCHEME_SCRIPT)]])
      expect(nonce, path).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/)
      for (const { attributes, text } of scripts) {
        if (text !== SCHEME_SCRIPT) expect(attributes).toContain(`nonce="${nonce.slice(7, -1)}"`)
      }
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2 * ORDERS_PAGES.length)
  })

  test('an injected script does not run', async ({ browser }) => {
    // This page doesn't watch for blocked scripts, as all tests do.
    const page = await browser.newPage({ baseURL: APP_URL })
    const blocked: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) blocked.push(message.text())
    })
    for (const path of ['/', `/trades?userAddress=${address}`, `/orders/${address}`]) {
      await page.route(APP_URL + path, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const injected =
          '<script>window.injected = true</script><img src="x" onerror="injected = 1">'
        await route.fulfill({ response, body: html.replace('</body>', `${injected}</body>`) })
      })
      await page.goto(path)
      await expect(page.locator('body')).toContainText('Not associated with Jupiter')
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    }
    expect(blocked.length).toBeGreaterThan(2)
  })
})

test('every page has the security headers and keeps its own policy (behaviour 12.10)', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  for (const path of [...STATIC_PAGES, ...ORDERS_PAGES]) {
    const response = await page.goto(path)
    await expect(page.getByRole('contentinfo')).toContainText('Not associated with Jupiter')
    const headers = response?.headers() ?? {}
    expect(headers, path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    for (const part of ["default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy, path).toContain(part)
    }
    expect(policy, path).not.toContain('unsafe-eval')
  }
  expect(broken).toEqual([])
})
