import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { openPage } from './bench-browser'
import { newWallet } from './new-wallet'
import { untilRest } from './page-rest'
import { SMALLEST } from './sizes'

/** What a page's scripts weigh as they came, headers included, and how they were packed. */
export type WireScripts = { bytes: number; files: number; encodings: string[] }

/** Counts the bytes of gzipped JavaScript that a page loads from now on, headers left out. */
export function countScripts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      // What comes while the page is closed has no body any more.
      const body = response.body().catch(() => Buffer.alloc(0))
      scripts.push(body.then((text) => gzipSync(text, { level: 9 }).length))
    }
  })
  return async () => (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0)
}

/** Counts what a page's scripts take on the wire from now on, with their answers' headers. */
export async function countWireScripts(page: Page): Promise<() => WireScripts> {
  const session = await page.context().newCDPSession(page)
  const scripts = new Map<string, { bytes: number; encoding: string }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script') return
    const headers = new Headers(response.headers)
    scripts.set(requestId, { bytes: 0, encoding: headers.get('content-encoding') ?? 'none' })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId)
    if (script) script.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return () => {
    const loaded = [...scripts.values()]
    return {
      bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
      files: loaded.length,
      encodings: [...new Set(loaded.map(({ encoding }) => encoding))],
    }
  }
}

/**
 * What the link of a trades page with 150 trades loads until it is still: identicons, summary, chart
 * and, a second later, the orders page included.
 */
export async function measureTradesScripts(browser: Browser): Promise<number> {
  const { tradesUrl } = await newWallet(SMALLEST, 0)
  const page = await openPage(browser)
  const bytes = countScripts(page)
  await page.goto(tradesUrl)
  await page.locator('[data-slot=identicon] svg').first().waitFor()
  await page.waitForLoadState('networkidle')
  await untilRest(page)
  await untilRest(page)
  const total = await bytes()
  await page.context().close()
  return total
}
