import { createHash } from 'node:crypto'
import { expect, test } from '../pages/app-test'
import { APP_URL } from '../run/mock-settings'
import { SAMPLE_WALLET } from '@/lib/domain/wallet/address'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets['one-recurring']
const PAGES = [
  '/',
  `/orders/${address}`,
  `/ORDERS/${address}`,
  `/orders/${SAMPLE_WALLET}`,
  '/orders/not-an-address',
  `/trades?userAddress=${address}`,
  '/no/such/page',
  `/orders/${address}/more`,
  '/orders',
]

type HtmlAnswer = { text: () => Promise<string>; headers: () => object }

/** Returns the script sources in a response's policy, and the scripts in its HTML. */
async function scriptsOf(answer: HtmlAnswer) {
  const policy = String(new Map(Object.entries(answer.headers())).get('content-security-policy'))
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const html = await answer.text()
  // A policy with hashes blocks event-handler attributes and javascript: URLs.
  expect(html).not.toMatch(/\son[a-z]+=|javascript:/)
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const scripts = tags.map(([, attributes = '', text = '']) => ({ attributes, text }))
  expect(scripts.length).toBeGreaterThan(1)
  return { sources, scripts }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.describe('a page runs no inline script but its own (behaviour 12.10)', () => {
  test('each page’s policy allows its inline scripts by hash', async ({ request }) => {
    for (const path of PAGES) {
      const { sources, scripts } = await scriptsOf(await request.get(path))
      const inline = scripts.filter(({ attributes }) => !/\ssrc=/.test(attributes))
      expect(sources, path).toEqual(expect.arrayContaining(inline.map(({ text }) => hashOf(text))))
      const others = sources.filter((source) => !source.startsWith("'sha256-"))
      expect(others, path).toEqual(["'self'"])
    }
  })

  test('an injected script does not run', async ({ browser }) => {
    // The `page` of other tests makes a test fail if a script is blocked. This page doesn't.
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

test('every page has the security headers and works within its own policy (behaviour 12.10)', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) broken.push(message.text())
  })
  for (const path of PAGES) {
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
