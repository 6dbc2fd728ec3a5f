import { createHash } from 'node:crypto'
import { expect, test } from '../pages/app-test'
import { APP_URL } from '../run/stand-in-settings'
import { SCHEME_SCRIPT } from '@/lib/browser/preferences/scheme-script'
import { wallets } from '../wallets/all-wallets'

const { address } = wallets['one-recurring']
const STATIC_PAGES = {
  landing: '/',
  trades: `/trades?userAddress=${address}`,
  'not found': '/no/such/page',
  'not found below an orders page': `/orders/${address}/more`,
  'orders of no address': '/orders',
}
const ORDERS_PAGES = {
  orders: `/orders/${address}`,
  'orders in capitals': `/ORDERS/${address}`,
  'invalid address': '/orders/not-an-address',
  'an address whose escapes cannot be read': '/orders/%E0%A4%A',
}

type HtmlAnswer = { status: () => number; text: () => Promise<string>; headers: () => object }

/**
 * The sources of scripts that an answer's policy names, and its inline scripts: what is between their
 * tags.
 */
async function scriptsOf(answer: HtmlAnswer) {
  const headers = new Map(Object.entries(answer.headers()))
  const policy = String(headers.get('content-security-policy'))
  const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const html = await answer.text()
  const tags = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const scripts = tags.map(([, attributes = '', text = '']) => ({ attributes, text }))
  return { sources, html, scripts, headers }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.describe('no page lets any inline script run (behaviour 12.17)', () => {
  for (const [name, path] of Object.entries(STATIC_PAGES)) {
    test(`${name}: the hashes of the build cover its scripts, and no more`, async ({ request }) => {
      const { sources, html, scripts } = await scriptsOf(await request.get(path))
      const inline = scripts.filter(({ attributes }) => !/\ssrc=/.test(attributes))
      // Next starts its pages with some: where it no longer does, the hashes are for nothing.
      expect(inline.length).toBeGreaterThan(1)
      expect(sources).toEqual(expect.arrayContaining(inline.map(({ text }) => hashOf(text))))
      expect(sources.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"])
      // Of what runs without a script tag a policy with hashes stops everything.
      expect(html).not.toMatch(/\son[a-z]+=|javascript:/)
    })
  }

  for (const [name, path] of Object.entries(ORDERS_PAGES)) {
    test(`${name}: each script has the nonce, which is new each time`, async ({ request }) => {
      const nonces = new Set<string>()
      for (let visit = 0; visit < 3; visit += 1) {
        const { sources, html, scripts } = await scriptsOf(await request.get(path))
        const [self, nonce = '', ...others] = sources
        // The scheme's script is the same on all pages, and goes by its hash.
        expect([self, others]).toEqual(["'self'", [hashOf(SCHEME_SCRIPT)]])
        expect(nonce).toMatch(/^'nonce-[A-Za-z0-9+/]{22}=='$/)
        const attribute = `nonce="${nonce.slice(7, -1)}"`
        expect(scripts.length).toBeGreaterThan(1)
        for (const { attributes, text } of scripts) {
          if (text !== SCHEME_SCRIPT) expect(attributes).toContain(attribute)
        }
        expect(html).not.toMatch(/\son[a-z]+=|javascript:/)
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(3)
    })
  }

  test('the landing and the trades page are still made by the build', async ({ request }) => {
    for (const path of [STATIC_PAGES.landing, STATIC_PAGES.trades]) {
      const [first, second] = [await request.get(path), await request.get(path)]
      expect(first.headers()['x-nextjs-cache']).toBe('HIT')
      expect(await first.text()).toBe(await second.text())
    }
  })

  test('a script that someone else brought into a page does not run', async ({ browser }) => {
    // A page without the watch over stopped scripts that all tests have.
    const page = await browser.newPage({ baseURL: APP_URL })
    const stopped: string[] = []
    page.on('console', (message) => stopped.push(message.text()))
    for (const path of [STATIC_PAGES.landing, STATIC_PAGES.trades, ORDERS_PAGES.orders]) {
      await page.route(APP_URL + path, async (route) => {
        const response = await route.fetch()
        const html = await response.text()
        const brought = '<script>window.brought = true</script><img src="x" onerror="brought = 1">'
        await route.fulfill({ response, body: html.replace('</body>', `${brought}</body>`) })
      })
      await page.goto(path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.locator('body')).toContainText('Not associated with Jupiter')
      expect(await page.evaluate(() => 'brought' in window)).toBe(false)
    }
    expect(
      stopped.filter((text) => text.includes('Content Security Policy')).length,
    ).toBeGreaterThan(2)
  })
})

test.describe('other headers of pages (behaviour 12.10)', () => {
  for (const [name, path] of Object.entries({ ...STATIC_PAGES, ...ORDERS_PAGES })) {
    test(name, async ({ request }) => {
      const headers = (await request.get(path)).headers()
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      expect(headers['x-powered-by']).toBeUndefined()
    })
  }

  test('files of scripts, styles and fonts carry none of them', async ({ request }) => {
    const { html } = await scriptsOf(await request.get('/'))
    const files = new Set(html.match(/\/_next\/static\/[^"'\\ )]+\.(?:js|css)/g))
    expect(files.size).toBeGreaterThan(1)
    for (const file of files) {
      const headers = (await request.get(file)).headers()
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBeUndefined()
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })
})
